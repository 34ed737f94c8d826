# What static/live.js says

script-live-now = hace menos de un minuto
script-live-minutes =
    .one = hace { $count } minuto
    .other = hace { $count } minutos
script-live-hours =
    .one = hace { $count } hora
    .other = hace { $count } horas
script-live-unheard = El ordenador no responde ahora mismo. No se ha enviado nada ni se ha perdido nada: vuelve a tocar en un momento.
