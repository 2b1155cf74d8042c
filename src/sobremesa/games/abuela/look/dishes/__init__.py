"""The dishes of the standard card set, by the ids of their recipes."""

from collections.abc import Mapping

from ..brush import Glyph
from . import blue, gray, green, purple, red, yellow

DISHES: Mapping[str, Glyph] = {
    "bandeja-paisa": green.bandeja_paisa,
    "frijoles-con-garra": green.frijoles_con_garra,
    "mazamorra": green.mazamorra,
    "aguapanela-con-queso": green.aguapanela_con_queso,
    "arepa-de-huevo": yellow.arepa_de_huevo,
    "arroz-de-frijol": yellow.arroz_de_frijol,
    "patacon-con-todo": yellow.patacon_con_todo,
    "cayeye": yellow.cayeye,
    "ajiaco": red.ajiaco,
    "changua": red.changua,
    "tamal": red.tamal,
    "puchero-santafereno": red.puchero,
    "empanada": blue.empanada,
    "sancocho-de-gallina": blue.sancocho_de_gallina,
    "arroz-atollado": blue.arroz_atollado,
    "aborrajado": blue.aborrajado,
    "lechona-tolimense": gray.lechona,
    "mute-santandereano": gray.mute,
    "sancocho-trifasico": gray.sancocho_trifasico,
    "arroz-con-leche": purple.arroz_con_leche,
    "natilla": purple.natilla,
    "bunuelos": purple.bunuelos,
}
