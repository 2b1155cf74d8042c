"""Abuela Co.: cook recipes on four burners, alone or with Con Más Sazón, and become the best cook."""
