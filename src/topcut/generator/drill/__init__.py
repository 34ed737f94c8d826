"""What the simulated people of a drill are going to do, worked out from a seed and from how the tournament stands."""

from topcut.generator.drill.intent import AcceptLists, Act, Appoint, HandIn, Intent, SignUp
from topcut.generator.drill.plan import Script, intents

__all__ = ["AcceptLists", "Act", "Appoint", "HandIn", "Intent", "Script", "SignUp", "intents"]
