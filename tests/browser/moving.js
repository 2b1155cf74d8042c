// Which animations run, looked at in every frame of the page.
addEventListener("DOMContentLoaded", () => {
  window.moved = new Set();
  const look = () => {
    for (const one of document.getAnimations()) window.moved.add(one.animationName || one.transitionProperty || one.id);
    requestAnimationFrame(look);
  };
  look();
});
