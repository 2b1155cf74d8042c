"""What all tests share, those of the games too: Hypothesis takes its time, so that a slow machine fails no test."""

from hypothesis import HealthCheck, settings

settings.register_profile("slow machines", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("slow machines")
