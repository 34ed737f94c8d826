# What static/live.js says

script-live-now = il y a moins d’une minute
script-live-minutes =
    .one = il y a { $count } minute
    .other = il y a { $count } minutes
script-live-hours =
    .one = il y a { $count } heure
    .other = il y a { $count } heures
script-live-unheard = L’ordinateur ne répond pas en ce moment. Rien n’a été envoyé, rien n’est perdu : réessayez dans un instant.
