# What static/offline.js says

# `$what` is one of `seat-offline`.
script-offline-kept = { $what } ({ $time }) : gardé sur ce téléphone, et envoyé dès que le bureau est joignable.
script-offline-refused = { $what } ({ $time }) : le bureau ne l’a pas pris.
script-offline-try = Essayer maintenant
script-offline-why = Voir pourquoi
script-offline-drawn = Le reçu de ce téléphone pour cela : fait { $n }, { $receipt }.
script-offline-agrees = Le journal concorde.
script-offline-differs = Le journal ne concorde pas : montrez ceci à l’organisateur.
script-offline-latest = Le dernier reçu sur ce téléphone : fait { $n }, { $receipt }.
