# What static/worker.js says: a player's page without a network. player.js keeps these words with the table.

script-worker-title = { $heading } · à { $time }
script-worker-as-of = État à { $time }, { $age }.
script-worker-unreached = Le bureau est injoignable pour l’instant, ceci peut donc être dépassé.
script-worker-just-now = il y a moins d’une minute
script-worker-minutes =
    .one = il y a { $count } minute
    .other = il y a { $count } minutes
script-worker-hours =
    .one = il y a { $count } heure
    .other = il y a { $count } heures
script-worker-against = Votre table, contre
script-worker-again = Réessayer
script-worker-kept = Ce que vous avez annoncé sans réseau est gardé sur ce téléphone. C’est envoyé dès que le bureau est joignable et que cette page est ouverte.
