// Sound, made on the spot: two tones for "your turn", unlike every other sound; a rustle for cards if it is wanted.
"use strict";
window.sobremesa = window.sobremesa || {};

(() => {
  const KEY = "sobremesa-sound";  // "turn" (default), "all" or "off"
  let context = null;

  const wanted = () => { try { return localStorage.getItem(KEY) || "turn"; } catch { return "turn"; } };

  function audio() {
    context = context || new AudioContext();
    if (context.state === "suspended") context.resume();
    return context;
  }

  function tone(frequency, at, length, loud) {
    const to = audio(), oscillator = to.createOscillator(), gain = to.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, to.currentTime + at);
    gain.gain.linearRampToValueAtTime(loud, to.currentTime + at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, to.currentTime + at + length);
    oscillator.connect(gain).connect(to.destination);
    oscillator.start(to.currentTime + at);
    oscillator.stop(to.currentTime + at + length);
  }

  function rustle() {
    const to = audio(), length = Math.floor(to.sampleRate * 0.06);
    const buffer = to.createBuffer(1, length, to.sampleRate), noise = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) noise[i] = (Math.random() * 2 - 1) * (1 - i / length);
    const source = to.createBufferSource(), filter = to.createBiquadFilter(), gain = to.createGain();
    source.buffer = buffer;
    filter.type = "bandpass";
    filter.frequency.value = 1800;
    gain.gain.value = 0.12;
    source.connect(filter).connect(gain).connect(to.destination);
    source.start();
  }

  // A browser lets a page be heard once it has been touched.
  addEventListener("pointerdown", () => { if (wanted() !== "off") audio(); }, { once: true });

  const choices = document.getElementById("sounds");
  function press() {
    for (const button of choices.querySelectorAll("[data-sound]"))
      button.setAttribute("aria-pressed", String(button.dataset.sound === wanted()));
  }
  if (choices) {
    choices.hidden = false;
    choices.addEventListener("click", (event) => {
      if (!event.target.dataset.sound) return;
      sobremesa.sound.want(event.target.dataset.sound);
      press();
      sobremesa.sound.yourTurn();
    });
    press();
  }

  sobremesa.sound = {
    wanted,
    want(which) { try { localStorage.setItem(KEY, which); } catch { /* a private window forgets */ } },
    yourTurn() { if (context && wanted() !== "off") { tone(659.3, 0, 0.22, 0.16); tone(880, 0.13, 0.36, 0.16); } },
    card() { if (context && wanted() === "all") rustle(); },
  };
})();
