# Challengers!: the lessons


## Playing Challengers! in the terminal

learn-deck-title = Tu mazo
learn-deck = Todo el mundo empieza con las mismas { $number } cartas. El número grande de una carta es su fuerza, y eso es todo lo que tienen estas cartas.
learn-draw-title = Fase de planificación: robar
learn-draw = Antes de cada combate robas { $number } cartas. En la ronda 1 salen de la pila { $level }, y cada carta de esa pila lleva una { $level } en la esquina. Si no te gusta ninguna, puedes volver a robar, una vez en cada fase de planificación.
learn-pick-title = Fase de planificación: elegir
learn-pick = Eliges { $number ->
    [one] una carta
   *[other] { $number } cartas
} para tu mazo: { $cards }. También puedes retirar cartas de tu mazo, tantas como quieras{ $removed ->
    [0] ; te las quedas todas
   *[other] ; retiras { $removed }
}. Juegas con { $deck } cartas.
learn-robot-title = Tu rival
learn-robot = En solitario juegas contra el Robot. Tiene { $number } cartas, no elige ninguna nueva ni decide nunca nada: revela carta tras carta. Se barajan los dos mazos y empieza el combate.
learn-flag-title = La bandera
learn-flag = { $who ->
    [You] Revelas
   *[other] { $who } revela
} la primera carta. { $card } toma la bandera, con fuerza { $total }. Ahora ataca el otro bando: debe llegar a { $total }.
learn-reach-title = Tomar la bandera
learn-reach = { $who ->
    [You] Revelas
   *[other] { $who } revela
} { $card }: { $total }, y había que llegar a { $need }. { $equal ->
    [true] Con igualar basta:
   *[false] Con eso basta:
} la bandera cambia de bando.
learn-bench-title = El banquillo
learn-bench = Lo que pierde la bandera va al banquillo: { $cards }. Un banquillo tiene { $seats } asientos, y { $who ->
    [You] has
   *[other] { $who } ha
} ocupado { $taken }.
learn-sum-title = Varias cartas se suman
learn-sum = A menudo una carta no basta. Quien ataca revela una tras otra hasta que la suma alcanza: { $cards } hacen { $powers } = { $total }, y había que llegar a { $need }. Después solo la última carta defiende la bandera; las demás quedan debajo.
learn-stack-title = Mismo nombre, mismo asiento
learn-stack = Las cartas con el mismo nombre comparten asiento: { $copies } × { $card } solo necesitan uno. { $who ->
    [You] Has
   *[other] { $who } ha
} ocupado { $taken } de { $seats } asientos. Por eso conviene tener varias cartas con el mismo nombre.
learn-effect-title = Lo que saben hacer las cartas
learn-effect = { $card } { $who ->
    [You] (tuya)
   *[other] de { $who }
} tiene fuerza { $printed }, pero aquí cuenta { $counts }. El porqué está escrito en la carta.
learn-end-title = Por qué termina un combate
learn-end = { $how ->
    [deck] { $loser ->
        [You] Debes
       *[other] { $loser } debe
    } atacar, y { $loser ->
        [You] no te
       *[other] no le
    } queda ninguna carta
    [bench] { $loser ->
        [You] Necesitas
       *[other] { $loser } necesita
    } más de { $seats } asientos
   *[other] Se detiene el combate
}: { $who ->
    [You] ganas tú.
   *[other] gana { $who }.
} Hay dos maneras de perder: que tu mazo no alcance la bandera, o que tu banquillo necesite más de { $seats } asientos.
learn-trophy-title = Trofeos e hinchas
learn-trophy = { $mine ->
    [true] Te llevas
   *[false] El Robot se lleva
} el trofeo de la ronda 1: vale { $fans } hinchas. Los trofeos posteriores valen más, y algunas cartas también dan hinchas. Las cartas vuelven a los mazos y empieza la siguiente fase de planificación. En solitario ganas si tienes más hinchas tras { $rounds } rondas, o antes si le sacas { $lead } al Robot. Con más de dos jugadores, los dos con más hinchas juegan una final.
learn-step = Paso { $step } de { $steps }
