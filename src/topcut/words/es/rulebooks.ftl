# What the rule books call people and things, by their entry: English as the shipped documents have it, to the letter. A text
# that two of them share stands once.


## Marvel: Crisis Protocol, Challenger Event

ruleset-challenger-terms-tournament = torneo
ruleset-challenger-terms-organizer = Event Organizer
ruleset-challenger-terms-organizer-short = EO
ruleset-challenger-terms-official = Watcher
ruleset-challenger-terms-head-official = Head Watcher
ruleset-challenger-terms-list = Roster
ruleset-challenger-terms-points = puntos
ruleset-challenger-terms-cut = Progression Cut
ruleset-challenger-terms-bracket = cuadro
ruleset-challenger-figures-vp = Puntos de victoria
ruleset-challenger-tiebreakers-sos = Strength of Schedule
ruleset-challenger-tiebreakers-vp = Puntos de victoria obtenidos
ruleset-challenger-tiebreakers-random = Sorteo
ruleset-challenger-grounds-1 = Falta de respeto a un jugador, a un árbitro o al público
ruleset-challenger-grounds-2 = Engañar a propósito a un rival o a un árbitro
ruleset-challenger-grounds-3 = Mover a propósito miniaturas, escenografía o fichas
ruleset-challenger-grounds-4 = Recoger los dados antes de que el rival vea la tirada
ruleset-challenger-grounds-5 = Distraer o meter prisa a un rival a propósito
ruleset-challenger-grounds-6 = Abusar del margen de error
ruleset-challenger-grounds-7 = Abusar de la información pública
ruleset-challenger-grounds-8 = No mantener la partida limpia y clara
ruleset-challenger-grounds-9 = Manipular los marcadores
ruleset-challenger-ejection-grounds-1 = Violencia o amenazas
ruleset-challenger-ejection-grounds-2 = Hacer trampas a propósito
ruleset-challenger-ejection-grounds-3 = Tres advertencias o más
ruleset-challenger-at-time = Termina la ronda de juego en curso y cuenta después tus puntos de victoria.
ruleset-challenger-materials-miniatures = Miniaturas: una por personaje, en su mayor parte de piezas oficiales, reconocibles, sin nada que pertenezca a otros que no sean Marvel, que no estorben por tamaño o pose, en una peana oficial o igual
ruleset-challenger-materials-cards = Cartas: todas las de personaje, Team Tactic y Crisis del Roster; sin proxies
ruleset-challenger-materials-dice = Dados: los oficiales de Crisis Protocol, sin sustitutos
ruleset-challenger-materials-tools = Reglas de alcance y movimiento: sin alterar nunca su tamaño o forma, sustitutos revisados, ninguna sin equivalente oficial
ruleset-challenger-materials-tokens = Fichas: las que van en el tablero, nunca alteradas, sustitutos revisados; las demás, claras y que no estorben
ruleset-challenger-materials-other = Todo lo demás que pida el juego

## Challengers!

ruleset-challengers-terms-tournament = partida
ruleset-challengers-terms-organizer = anfitrión
ruleset-challengers-terms-list = mazo
ruleset-challengers-terms-points = hinchas
ruleset-challengers-terms-cut = fin de las siete rondas
ruleset-challengers-terms-bracket = final
ruleset-challengers-figures-trophies = Trofeos
ruleset-challengers-figures-tokens = Fichas de hincha
ruleset-challengers-tiebreakers-rounds = Rondas de los trofeos, la última primero
ruleset-challengers-tiebreakers-random = Sorteo
ruleset-challengers-plan-park-1 = parque verde
ruleset-challengers-plan-park-2 = parque rojo
ruleset-challengers-plan-park-3 = parque morado
ruleset-challengers-plan-park-4 = parque amarillo

## Munchkin Collectible Card Game, Tournament Regulations

ruleset-munchkin-terms-tournament = torneo
ruleset-munchkin-terms-organizer = Tournament Organizer
ruleset-munchkin-terms-organizer-short = TO
ruleset-munchkin-terms-official = Floor Judge
ruleset-munchkin-terms-head-official = Head Judge
ruleset-munchkin-terms-points = puntos
ruleset-munchkin-terms-cut = Top Cut
ruleset-munchkin-terms-bracket = rondas del Top Cut
ruleset-munchkin-figures-damage = Fichas de daño en el Héroe
ruleset-munchkin-figures-deck = Cartas que quedan en el mazo
ruleset-munchkin-tiebreakers-esos = Extended Strength of Schedule
ruleset-munchkin-grounds-1 = Palabrotas
ruleset-munchkin-grounds-2 = Juego lento o perder tiempo
ruleset-munchkin-grounds-3 = Hacer trampas
ruleset-munchkin-grounds-4 = Intimidación, acoso u hostigamiento
ruleset-munchkin-grounds-5 = Discutir con árbitros, jugadores o público, atacarlos o insultarlos
ruleset-munchkin-grounds-6 = Vulnerar la intimidad o la seguridad de alguien
ruleset-munchkin-grounds-7 = Acosar, avergonzar o intimidar en redes sociales
ruleset-munchkin-grounds-8 = No seguir las indicaciones de un árbitro
ruleset-munchkin-at-time = Termina el turno y sigue jugando hasta que ambos hayan tenido los mismos turnos; si nadie ha ganado, se compara.
ruleset-munchkin-materials-deck = Una carta de Héroe y un mazo legal de 40 cartas, o el producto que se reparte en un torneo Select
ruleset-munchkin-materials-sleeves = Fundas: iguales en tamaño, color, textura y estado; opacas en el nivel Premier, y en el nivel Casual opacas o con dorsos uniformes
ruleset-munchkin-materials-tokens = Fichas: las de terceros no tapan nada de una carta
ruleset-munchkin-materials-dial = Un contador de niveles
ruleset-munchkin-materials-die = Un dado de seis caras; en un encuentro se usa uno de los dos, para ambos jugadores

## Star Wars: Shatterpoint, Premier Showdown Event

ruleset-showdown-terms-official = Arbiter
ruleset-showdown-terms-head-official = Lead Arbiter
ruleset-showdown-terms-list = Premier List
ruleset-showdown-terms-points = puntos
ruleset-showdown-terms-bracket = cuadro con cabezas de serie
ruleset-showdown-figures-struggle = Struggle Cards ganadas
ruleset-showdown-figures-wounds = Heridas infligidas
ruleset-showdown-figures-objectives = Objetivos controlados
ruleset-showdown-tiebreakers-struggle = Struggle Cards ganadas
ruleset-showdown-tiebreakers-wounds = Heridas infligidas
ruleset-showdown-mission-critical-says = Mission Critical: al empezar la End of Turn Sequence, el jugador activo gana una ficha de Momentum.
ruleset-showdown-at-time = Termina el turno en curso y calcula después los marcadores.
ruleset-showdown-materials-miniatures = Miniaturas: una por personaje, en su mayor parte de piezas oficiales, reconocibles, sin nada que pertenezca a otros que no sean Lucasfilm, que no estorben por tamaño o pose, en una peana oficial o igual
ruleset-showdown-materials-cards = Cartas: todas las Mission, Order, Unit Stat y Stance Cards del strike team; sin proxies
ruleset-showdown-materials-dice = Dados: los oficiales de Shatterpoint, sin sustitutos
ruleset-showdown-materials-tools = Reglas de alcance y movimiento: nunca modificadas, sustitutos revisados, ninguna sin equivalente oficial
ruleset-showdown-materials-list = Strike teams: los cuatro squads y el Mission Set de la Premier List

## Marvel: Crisis Protocol, Timeline Event

ruleset-timeline-terms-list = Timeline List
ruleset-timeline-terms-cut = Progression Cut
ruleset-timeline-terms-bracket = Final Rounds
ruleset-timeline-materials-miniatures = Miniaturas: una por personaje, pintadas con cuidado y de forma adecuada, en su mayor parte de piezas oficiales, reconocibles, sin nada que pertenezca a otros que no sean Marvel, que no estorben por tamaño o pose, en una peana oficial o igual
ruleset-timeline-materials-cards = Cartas: todas las de personaje, Team Tactic y Crisis de la Timeline List; sin proxies

## The questions that the documents leave open, with the setting that answers each

ruleset-challenger-rulings-lists-seen-by = ¿Quién ve una lista una vez empezado el torneo?
ruleset-challenger-rulings-lists-past-opponents = ¿La siguen viendo los rivales anteriores?
ruleset-challenger-rulings-lists-public = ¿La ve el público sin que la organización la publique?
ruleset-challenger-rulings-clock-faces = ¿Cuántas caras tiene el dado de los minutos extra?
ruleset-challenger-rulings-clock-hits = ¿Cuántas de sus caras son un Critical o un Wild?
ruleset-challenger-rulings-clock-secret = A los jugadores no se les debe decir el tiempo restante: ¿se hace cumplir?
ruleset-challenger-rulings-structure-fixed = Las rondas y el corte deben anunciarse antes de empezar: ¿se hace cumplir?
ruleset-challenger-rulings-leaving-missed-round = ¿Qué es una derrota sin emparejamiento?
ruleset-challenger-rulings-bye-all-had-one = ¿Quién recibe el bye si todo el mundo ha tenido uno?
ruleset-challenger-rulings-bye-is-opponent = ¿Cuenta un bye como rival?
ruleset-challenger-rulings-cut-replacement = ¿Qué cabeza de serie tiene un sustituto, y suben los que están por debajo del hueco?
ruleset-challenger-rulings-bracket-draw = ¿Cómo se juega la fase después del corte, y quién gana allí un encuentro que sería empate?
ruleset-challenger-rulings-figures-vp-most = ¿Cuántos puntos de victoria se admiten como máximo sin tomarlos por una errata?
ruleset-challenger-rulings-endings-concession-loser-has = ¿Conserva quien concede los puntos de victoria que llevaba?
ruleset-challenger-rulings-endings-draw-loser-has = ¿Cuántos puntos de victoria tienen ambos en un empate?
ruleset-challenger-rulings-strength-no-opponents = ¿Qué Strength of Schedule tiene quien no se ha enfrentado a nadie?
ruleset-challenger-rulings-tiebreakers-random-drawn = ¿Se sortea de nuevo el orden cada vez que se muestra la clasificación?
ruleset-challenger-rulings-officials-head-watcher-appeals = ¿Quién atiende las apelaciones, y las hay sin Head Watcher?
ruleset-challenger-rulings-endings-no-show-winner-has = ¿Qué recibe un jugador si el rival no se presenta, abandona o es expulsado antes de empezar la partida?
ruleset-challenger-rulings-endings-no-show-opponents = ¿Cuenta como rival uno que no se presentó?
ruleset-challenger-rulings-endings-double-no-show-both = ¿Qué reciben ambos si no se presenta ninguno?
ruleset-challenger-rulings-leaving-before-game = ¿Cómo termina un encuentro emparejado si un jugador se va antes de empezar la partida?
ruleset-challenger-rulings-leaving-during-game = ¿Cómo termina si la partida ha empezado?
ruleset-challenger-rulings-cut-bracket-points = ¿Dan puntos los encuentros del cuadro, o la clasificación suiza queda como estaba?
ruleset-challenger-rulings-structure-binding = ¿Es obligatoria la tabla de estructura?
ruleset-challenger-rulings-structure-cut-may-be-left-out = ¿Se puede omitir el corte sin declarar una desviación?
ruleset-challenger-rulings-structure-counted = ¿Qué número de jugadores se busca en la tabla?
ruleset-challenger-rulings-strength-met-twice = ¿Cuántas veces cuenta un rival al que te enfrentaste dos veces?
ruleset-challenger-rulings-strength-rounds = Si un rival ha abandonado, ¿entre qué rondas se dividen sus puntos?
ruleset-challenger-rulings-strength-open-round = ¿Qué cuenta mientras una ronda está abierta?
ruleset-challenger-rulings-strength-unopposed = ¿Son rondas jugadas los byes y las derrotas sin emparejamiento, y cuentan como rivales?
ruleset-challenger-rulings-cut-eligible = ¿Quién puede entrar en el corte y quién puede entrar como sustituto?
ruleset-challenger-rulings-leaving-rejoin-after-cut = ¿Puede un jugador volver después del corte?
ruleset-challenger-rulings-leaving-ranks-dropped = ¿Conservan su puesto en la clasificación final los que abandonaron?
ruleset-challenger-rulings-leaving-ranks-ejected = ¿Se clasifica a los jugadores expulsados?
ruleset-challenger-rulings-bracket-drop = ¿Qué pasa si un jugador abandona el cuadro?
ruleset-challenger-rulings-leaving-late-entry = ¿Puede entrar un jugador después de empezar?
ruleset-challenger-rulings-leaving-missed-round-before = ¿Qué es una ronda para un jugador que aún no estaba?
ruleset-challenger-rulings-leaving-absent-round = ¿Qué es una ronda para un jugador que falta por acuerdo?
ruleset-challenger-rulings-bracket-order = ¿Cómo se dibuja y se numera un cuadro que no viene en el documento?
ruleset-challenger-rulings-bracket-placings = ¿Cómo se clasifica a los perdedores de una ronda del cuadro?
ruleset-challenger-rulings-clock-one-roll = ¿Se tira la duración para cada mesa, o una vez por ronda para todas?
ruleset-challenger-rulings-clock-bracket-roll = ¿Se tira también la duración de las rondas del cuadro?
ruleset-challenger-rulings-bracket-both-leave = Los dos jugadores de un encuentro del cuadro se van, uno tras otro: ¿qué encuentro dejó el segundo?
ruleset-challenger-rulings-rematch-no-show = ¿Cuenta una incomparecencia como emparejamiento?
ruleset-challenger-rulings-lists-legal-on = En un torneo de varios días, ¿qué día decide qué es legal?
ruleset-challengers-rulings-plan-robot-plan = ¿Tiene el Robot el plan con solo su icono, como se recomienda si todos están de acuerdo?
ruleset-challengers-rulings-tiebreakers-random-drawn = ¿Se sortea de nuevo cada vez que se muestra la clasificación?
ruleset-challengers-rulings-leaving-ranks-dropped = ¿Se clasifica a un jugador que ha dejado la partida?
ruleset-challengers-rulings-cut-replacement = ¿Sustituye alguien a un finalista que se ha ido?
ruleset-munchkin-rulings-officials-floor-judge-plays-at-premier = ¿Qué árbitros son los responsables que no pueden jugar en el nivel Premier?
ruleset-munchkin-rulings-lists-locked-at-select = ¿Con qué cartas puede cambiar un mazo en un torneo Select, y cuándo?
ruleset-munchkin-rulings-lists-required = ¿Hacen falta listas de mazo en el nivel Casual?
ruleset-munchkin-rulings-clock-secret = ¿Ven los jugadores el tiempo restante?
ruleset-munchkin-rulings-games-bracket = Para el Top Cut se sugiere el mejor de tres: ¿es lo habitual?
ruleset-munchkin-rulings-games-level = ¿Quién gana un encuentro si ambos llevan las mismas partidas ganadas cuando se acaba el tiempo?
ruleset-munchkin-rulings-bye-later = De los que tienen menos puntos, ¿quién recibe el bye?
ruleset-munchkin-rulings-bye-once = ¿Haber tenido un bye impide otro?
ruleset-munchkin-rulings-bye-all-had-one = Sin segundos byes: ¿quién recibe el bye si todo el mundo ha tenido uno?
ruleset-munchkin-rulings-bracket-draw = ¿Cómo se asignan los cabezas de serie del Top Cut, y quién gana allí un encuentro que sigue igualado?
ruleset-munchkin-rulings-leaving-before-game = ¿Qué pasa con un encuentro si un jugador abandona después del emparejamiento?
ruleset-munchkin-rulings-leaving-rejoin = ¿Puede volver un jugador?
ruleset-munchkin-rulings-figures-damage-most = ¿Cuántas fichas de daño se admiten como máximo sin tomarlas por una errata?
ruleset-munchkin-rulings-strength-no-opponents = ¿Qué Strength of Schedule tiene quien no se ha enfrentado a nadie?
ruleset-munchkin-rulings-lists-seen-by = ¿Quién ve una lista de mazo?
ruleset-showdown-rulings-lists-required = ¿Entrega todo el mundo una lista antes de empezar?
ruleset-showdown-rulings-lists-locked = ¿Puede cambiar una lista una vez empezado el torneo?
ruleset-showdown-rulings-squads-sealed = ¿Queda oculta la elección de squads hasta que ambos han elegido?
ruleset-showdown-rulings-lists-seen-by = ¿Quién ve una Premier List una vez empezado el torneo?
ruleset-showdown-rulings-squads-bye-excuses = ¿Un bye o una ronda perdida eximen de usar todos los squads?
ruleset-showdown-rulings-clock-roll = ¿Se tiran dados por minutos extra?
ruleset-showdown-rulings-clock-faces = ¿Cuántas caras tiene un dado de ataque?
ruleset-showdown-rulings-clock-hits = ¿Cuántas de sus caras son un Critical o un Strike?
ruleset-showdown-rulings-clock-mission-critical-mark = ¿Empieza Mission Critical en su momento o media hora antes del final si se añadieron minutos?
ruleset-showdown-rulings-clock-mission-critical-by = ¿Quién anuncia Mission Critical si no hay Lead Arbiter?
ruleset-showdown-rulings-figures-struggle-most = ¿Cuántas Struggle Cards puede ganar un jugador?
ruleset-showdown-rulings-figures-wounds-most = ¿Cuántas heridas se admiten como máximo sin tomarlas por una errata?
ruleset-showdown-rulings-endings-time-compare-objectives-equal = ¿Quién gana el Struggle si ambos controlan los mismos objetivos?
ruleset-showdown-rulings-endings-concession-loser-has = ¿Conserva quien concede los totales que llevaba?
ruleset-showdown-rulings-officials-lead-arbiter-appeals = ¿Quién atiende las apelaciones, y las hay sin Lead Arbiter?
ruleset-timeline-rulings-lists-limits-characters = ¿Cuántos personajes tiene un Roster, si la introducción habla de treinta en tres?
ruleset-timeline-rulings-bracket-below = ¿Cómo se clasifica a los jugadores por debajo del corte?
