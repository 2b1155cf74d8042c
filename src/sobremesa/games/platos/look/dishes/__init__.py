"""What is drawn on each dish of the standard set, by the id of its card."""

from collections.abc import Mapping

from ..brush import Glyph
from . import of_four, of_three, of_two

DISHES: Mapping[str, Glyph] = {
    "provoleta": of_two.provoleta,
    "bife-a-caballo": of_two.bife_a_caballo,
    "choripan": of_two.choripan,
    "polenta": of_two.polenta,
    "arroz-con-huevo": of_two.arroz_con_huevo,
    "fideos": of_two.fideos,
    "bunuelos": of_two.bunuelos,
    "pollo-con-papas": of_two.pollo_con_papas,
    "milanesa": of_three.milanesa,
    "tortilla": of_three.tortilla,
    "pizza": of_three.pizza,
    "fugazzeta": of_three.fugazzeta,
    "noquis": of_three.noquis,
    "arroz-con-pollo": of_three.arroz_con_pollo,
    "pascualina": of_three.pascualina,
    "empanadas": of_three.empanadas,
    "humita": of_three.humita,
    "pastel-de-papa": of_four.pastel_de_papa,
    "suprema": of_four.suprema,
    "canelones": of_four.canelones,
    "guiso-carrero": of_four.guiso_carrero,
    "carbonada": of_four.carbonada,
    "locro": of_four.locro,
    "puchero": of_four.puchero,
}
