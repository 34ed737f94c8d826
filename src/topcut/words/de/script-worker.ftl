# What static/worker.js says: a player's page without a network. player.js keeps these words with the table.

script-worker-title = { $heading } · Stand { $time }
script-worker-as-of = Stand { $time }, { $age }.
script-worker-unreached = Der Orga-Tisch ist gerade nicht zu erreichen, darum kann das veraltet sein.
script-worker-just-now = vor weniger als einer Minute
script-worker-minutes =
    .one = vor { $count } Minute
    .other = vor { $count } Minuten
script-worker-hours =
    .one = vor { $count } Stunde
    .other = vor { $count } Stunden
script-worker-against = Dein Tisch, gegen
script-worker-again = Noch einmal versuchen
script-worker-kept = Was du ohne Netz gemeldet hast, bleibt auf diesem Handy. Es geht raus, sobald der Orga-Tisch zu erreichen und diese Seite offen ist.
