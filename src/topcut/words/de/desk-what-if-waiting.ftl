# What if, while it is being worked out

desk-what-if-waiting-being = Wird ausgerechnet
desk-what-if-waiting-about = Wer den Cut noch schaffen kann, dauert bei so vielen ein paar Sekunden. Die Seite aktualisiert sich von selbst.
desk-what-if-waiting-again = Noch einmal nachsehen
