"""What all tests share, those of the games too: Hypothesis takes its time, so that a slow machine fails no test.

What a failed assertion compared is told in the modules that help the tests too, as it is in the tests.
"""

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests")

settings.register_profile("slow machines", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("slow machines")
