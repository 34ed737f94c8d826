# The page that says a refusal

refused-my-data = Meine Daten
refused-back = Zurück zum Turnier
refused-home = Startseite
refused-help = Hilfe<span class="unseen">, in einem neuen Tab</span>
