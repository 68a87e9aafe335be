"""Loaded by Orca when it starts: what it says, and when it is busy, goes as JSON lines to a pipe.

The pipe is number 3. A line is {"kind": "said", "text": ...}, {"kind": "busy"} when an event of
the page has come, or {"kind": "idle"} when all that came have been dealt with.
"""

import json
import os

from orca import event_manager, settings, speech

pipe = os.fdopen(3, "w", buffering=1, encoding="utf-8")


def tell(kind, text=""):
    pipe.write(json.dumps({"kind": kind, "text": text}) + "\n")


class Listener:
    """In place of the speech server: no sound, only words."""

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            tell("said", text)

    def speakCharacter(self, character, acss=None):
        tell("said", character)

    def getInfo(self):
        return ["listener", "listener"]

    def getVoiceFamilies(self):
        return []

    def getVoiceFamiliesForLanguage(self, *args, **kwargs):
        return []

    def __getattr__(self, name):
        return lambda *args, **kwargs: None


def listen():
    speech._speechserver = Listener()


speech.init = listen
listen()

Events = event_manager.EventManager
add_to_queue, dequeue = Events._addToQueue, Events._dequeue


def add_and_tell(self, event, asyncMode):
    tell("busy")
    add_to_queue(self, event, asyncMode)


def dequeue_and_tell(self):
    try:
        return dequeue(self)
    finally:
        if self._eventQueue.empty():
            tell("idle")


# Orca's customizations can be loaded twice.
if not hasattr(Events, "tells"):
    Events.tells = True
    Events._addToQueue, Events._dequeue = add_and_tell, dequeue_and_tell

# Keys are known to whoever reads a transcript, and a whole page is no step.
settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.enableSound = False
settings.playSoundForRole = False
settings.sayAllOnLoad = False
settings.presentLiveRegionFromInactiveTab = False
