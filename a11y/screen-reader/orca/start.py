#!/usr/bin/python3
"""Starts Orca beside any other one: /usr/bin/orca allows one a user, and ends the others by name."""

import sys

sys.path.insert(1, "/usr/lib/python3/dist-packages")

from orca import braille, orca, settings  # noqa: E402

# Orca ends itself when one answer takes longer, which a busy machine can need.
settings.timeoutTime = 120

# Something else may listen at the port of braille displays, and Orca would wait for it for ever.
braille.init = lambda *args, **kwargs: False
braille.setupKeyRanges = lambda *args, **kwargs: None

manager = orca.getSettingsManager()
manager.activate(None, {})
# Here Orca looks for orca-customizations.py.
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
