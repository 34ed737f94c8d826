# What static/worker.js says: a player's page without a network. player.js keeps these words with the table.

script-worker-title = { $heading } · a las { $time }
script-worker-as-of = Así estaba a las { $time }, { $age }.
script-worker-unreached = Ahora no se puede llegar al panel, así que esto puede no estar al día.
script-worker-just-now = hace menos de un minuto
script-worker-minutes =
    .one = hace { $count } minuto
    .other = hace { $count } minutos
script-worker-hours =
    .one = hace { $count } hora
    .other = hace { $count } horas
script-worker-against = Tu mesa, contra
script-worker-again = Reintentar
script-worker-kept = Lo que has reportado sin red se guarda en este móvil. Se envía cuando se pueda llegar al panel y esta página esté abierta.
