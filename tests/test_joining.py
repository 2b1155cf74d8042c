"""How the pieces of a sentence meet: e for y, u for o, "you" after a preposition, one full stop."""

import pytest

from sobremesa.engine.words import ENGINE, Words

LANGUAGE_OF = {language: Words(language, [ENGINE]).joining for language in ("en", "es")}


@pytest.mark.parametrize(
    ("language", "items", "expected"),
    [
        ("en", [], ""),
        ("en", ["Irene"], "Irene"),
        ("en", ["Ana", "Irene"], "Ana and Irene"),
        ("en", ["you", "Irene", "Ivan"], "you, Irene and Ivan"),
        ("es", ["Irene", "Iván"], "Irene e Iván"),
        ("es", ["tú", "Iván"], "tú e Iván"),
        ("es", ["Iván", "tú"], "Iván y tú"),
        ("es", ["Iván", "Ana"], "Iván y Ana"),
        ("es", ["Ana", "Bea", "Hipólito"], "Ana, Bea e Hipólito"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["Ana", "Yves"], "Ana e Yves"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
        ("es", ["Ana", "«Ida»"], "Ana e «Ida»"),
        ("es", ["nieve", "hielo"], "nieve y hielo"),
        ("es", ["carne", "hierbas"], "carne y hierbas"),
        ("es", ["átomos", "iones"], "átomos y iones"),
        ("es", ["Ana", "Ian"], "Ana y Ian"),
        ("es", ["pan", "huevos"], "pan y huevos"),
    ],
)
def test_things_in_a_row(language, items, expected):
    assert expected == LANGUAGE_OF[language].listed(items, "and")


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (["7", "8"], "7 u 8"),
        (["10", "11"], "10 u 11"),
        (["2", "4"], "2 o 4"),
        (["18", "110"], "18 o 110"),
        (["pan", "hojas"], "pan u hojas"),
        (["Ana", "Óscar"], "Ana u Óscar"),
        (["pan", "huevos"], "pan o huevos"),
    ],
)
def test_one_of_several_things(items, expected):
    assert expected == LANGUAGE_OF["es"].listed(items, "or")


@pytest.mark.parametrize(
    ("language", "text", "values", "expected"),
    [
        ("es", "Empatan {seat} y {to_seat}.", {"seat": "Ana", "to_seat": "Irene"}, "Empatan Ana e Irene."),
        ("es", "Hoy {seat}; hay {n} o {most}.", {"seat": "Ana", "n": 7, "most": 8}, "Hoy Ana; hay 7 u 8."),
        ("es", "Hoy {card} {seat}.", {"card": "hay", "seat": "Irene"}, "Hoy hay Irene."),
        ("es", "Esperando a {seats}", {"seats": "tú e Iván"}, "Esperando a ti e Iván"),
        ("es", "Turno de {seat}.", {"seat": "tú"}, "Turno de ti."),
        ("es", "Turno de {seat}.", {"seat": "Túpac"}, "Turno de Túpac."),
        ("es", "Ahora {seat} y {to_seat}.", {"seat": "Ana", "to_seat": "tú"}, "Ahora Ana y tú."),
        ("en", "Waiting for {seats}.", {"seats": "you"}, "Waiting for you."),
        ("en", "This is {game}.", {"game": "Abuela Co."}, "This is Abuela Co."),
        ("en", "This is {game}. Sit down.", {"game": "Abuela Co."}, "This is Abuela Co. Sit down."),
        ("en", "This is {game}...", {"game": "Abuela Co."}, "This is Abuela Co...."),
        ("en", "Look at {game}.", {"game": "dots..."}, "Look at dots...."),
        ("en", "Saved in {path}.", {"path": "../ana.jsonl"}, "Saved in ../ana.jsonl."),
        ("en", "{a}{b}.", {"a": "end.", "b": ""}, "end."),
        ("en", "{id!r} {{x}} {n:+d}", {"id": "a", "n": 2}, "'a' {x} +2"),
    ],
)
def test_a_text_and_its_values(language, text, values, expected):
    assert expected == LANGUAGE_OF[language].filled(text, values)


def test_a_value_that_is_missing_is_an_error():
    with pytest.raises(KeyError):
        LANGUAGE_OF["en"].filled("{seat} draws.", {})
