# The clock of the round, at the desk

desk-clock-heading = Reloj <small>{ $stage ->
    [none] {""}
    [bracket] ronda { $round } del cuadro,{" "}
   *[swiss] ronda { $round },{" "}
}{ $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}{ $dice ->
    [0] {""}
    [one] {" "}y 1 dado
   *[other] {" "}y { $dice } dados
}</small>
desk-clock-title = Reloj
desk-clock-up = La ronda
desk-clock-not-running = El reloj de esta ronda no está en marcha.
desk-clock-no-round = No se está jugando ninguna ronda.
desk-clock-called = <strong>Se acabó el tiempo.</strong> Dilo en voz alta: { $says }
desk-clock-late = El programa estaba apagado: el tiempo acabó a las { $time }, y se anunció en cuanto volvió a funcionar.
desk-clock-show-left = Mostrar el tiempo que queda
desk-clock-time-left = Tiempo que queda
desk-clock-left = restantes de { $minutes } min{ $rolled ->
    [none] {""}
   *[other] , { $rolled } de ellos por los dados
}<br>{ $state ->
    [paused] en pausa
   *[running] acaba a las { $end }
}
desk-clock-secret = A los jugadores nunca se les dice el tiempo que queda, el final ni los minutos añadidos.
desk-clock-open = Los jugadores pueden ver este reloj.
desk-clock-announce = <strong>Anuncia ahora Mission Critical.</strong> Dilo en voz alta y después regístralo abajo.
desk-clock-announced = Ya se ha anunciado Mission Critical.
desk-clock-table-called = ahí también se acabó el tiempo
desk-clock-table-left = restantes en esta mesa{ $runs ->
    [true] , acaba a las { $end }
   *[other] {""}
}
desk-clock-start = Iniciar el reloj
desk-clock-start-about = Cuando la mayoría se haya sentado y esté preparándose. Publicar los emparejamientos no lo inicia.
desk-clock-rolled = Minutos que has sacado con dados de verdad
desk-clock-rolled-empty = déjalo vacío: tira el programa
desk-clock-rolled-about = De 0 a { $dice }. El número se sella ahora y se muestra a todos cuando se acabe el tiempo.
desk-clock-start-round = Iniciar el reloj de la ronda { $round }
desk-clock-break = Descanso
desk-clock-go-on = Seguir
desk-clock-for = Para
desk-clock-lunch = la comida
desk-clock-pause = Pausar
desk-clock-critical = Desde el minuto { $minute }. Todas las páginas lo muestran hasta que acabe la ronda.
desk-clock-critical-done = Está anunciado
desk-clock-time = Tiempo
desk-clock-call = Anunciar el fin del tiempo
desk-clock-call-about = Se anuncia solo cuando se acaba, nunca antes.
desk-clock-at-time = Cuando se acaba el tiempo
desk-clock-compare = { $figure }: { $wins ->
    [fewer] menos
   *[more] más
} { $claims ->
    [none] gana
   *[other] se lleva uno de: { $claims }
}
desk-clock-level = { $roll ->
    [true] Todo igual: decide un dado
   *[other] Todo igual: empate
}
desk-clock-started = El reloj está en marcha.
desk-clock-paused = El reloj está en pausa hasta que lo reanudes.
desk-clock-resumed = El reloj vuelve a estar en marcha.
desk-clock-extended = La mesa { $table } tiene más tiempo.
desk-clock-critical-said = Se ha anunciado Mission Critical. Todas las páginas lo muestran hasta que acabe la ronda.
desk-clock-time-called = Se ha anunciado el fin del tiempo, y todas las páginas lo dicen.
