# What cannot be played in Challengers!


## Challengers!: sets, decks, answers

refusal-set-broken = { $why ->
    [missing] No hay ningún fichero «{ $source }». Indica la ruta de un set.
    [too-large] «{ $source }» es demasiado grande para un set de cartas. ¿Es el fichero correcto?
    [unreadable] No se puede leer «{ $source }» ({ $detail }). Revisa sus permisos.
    [not-text] «{ $source }» no es texto en UTF-8. Guárdalo como fichero de texto sin formato.
    [toml] «{ $source }» no es TOML válido: { $detail }. Corrígelo ahí.
   *[endless] «{ $source }» está anidado sin fin. Escríbelo de nuevo.
}
refusal-set-field-unknown = «{ $source }»{ $card ->
    [none] {""}
   *[other] , carta «{ $card }»
}: no hay ningún campo «{ $field }». Usa { $possible }.
refusal-set-field-missing = «{ $source }»{ $card ->
    [none] {""}
   *[other] , carta «{ $card }»
}: falta el campo «{ $field }». Añádelo.
refusal-set-field-wrong = «{ $source }»{ $card ->
    [none] {""}
   *[other] , carta «{ $card }»
}: «{ $field }» { $wanted ->
    [text] debe ser un texto corto que no esté vacío
    [number] debe ser un número entero de { $least } a { $most }
    [word] debe ser uno de estos valores: { $possible }
    [truth] debe ser true o false
    [table] debe ser una tabla entre llaves
    [list] debe ser una lista de tablas entre llaves
   *[cards] debe ser una lista de 1 a { $most } cartas
}.
refusal-set-sum = «{ $source }» dice que tiene { $stated } cartas de nivel { $level }, pero las copias suman { $counted }. Corrige una de las dos cosas.
refusal-set-power = «{ $source }», carta «{ $card }»: la fuerza { $power } es demasiada para el nivel { $level }, que tiene { $most } como máximo. Bájala, o sube el nivel.
refusal-set-rarity = «{ $source }», la carta «{ $card }» figura como { $label }, pero tiene { $copies } copias. Rara (rare) significa 3 o menos; común (common), 5 o más.
refusal-set-name-twice = «{ $source }»: ya hay una carta «{ $card }» en { $set }. Ponle otro nombre.
refusal-set-name-taken = «{ $source }»: ya hay un set llamado «{ $name }». Ponle otro nombre.
refusal-set-picked = «{ $source }», carta «{ $card }»: solo { $sets } puede tener efectos al elegir una carta. Elige otro momento.
refusal-set-moment = «{ $source }», carta «{ $card }»: «{ $do }» no puede ocurrir en el momento «{ $when }». Elige otro momento.
refusal-set-static = «{ $source }», carta «{ $card }»: lo que cuenta como «{ $when }» solo puede ser fuerza, no «{ $do }».
refusal-set-bench = «{ $source }», carta «{ $card }»: solo la fuerza desde el banquillo puede usar «select» y «during» (attack o flag), y es un número sin «per» ni «if».
refusal-set-move = «{ $source }», carta «{ $card }»: las cartas no se pueden mover así de «{ $taken }» a «{ $put }».
refusal-set-arrange = «{ $source }», carta «{ $card }»: para dejar una carta encima y otra debajo del mazo se miran dos cartas, no { $number }.
refusal-set-fans = «{ $source }», carta «{ $card }»: nadie puede llevarse { $amount } hinchas.
refusal-set-robot-choice = «{ $source }», carta «{ $card }»: el Robot no elige nada. Haz que elija el rival.
refusal-set-cycle = «{ $source }», carta «{ $card }»: un combate podría no acabar nunca, porque unas cartas hacen volver a otras: { $cards }. Haz que cada carta solo devuelva otras más débiles.
refusal-set-unknown = No hay ningún set «{ $name }». Hay { $known }.
refusal-card-unknown = No hay ninguna carta «{ $written }».{ $how_many ->
    [0] {" "}`topcut challengers cards` las muestra todas.
   *[other] {" "}¿Querías decir { $near }?
}
refusal-deck-large = «{ $file }» tiene { $cards } cartas; aquí un mazo tiene { $most } como máximo. Quita algunas.
refusal-robot-level = El Robot no tiene nivel { $level } en esta partida. Elige de 1 a { $most }{ $most ->
    [3] ; los niveles 4 y 5 son para partidas en solitario
   *[other] {""}
}.
refusal-solo-cards = Las cartas SOLO son únicamente para una partida en solitario contra el Robot.
refusal-game-players = Challengers! es para 1 a { $most } jugadores, no { $players }.
refusal-game-plan = El plan no sienta { $seats } asientos en cada una de las { $rounds } rondas.
refusal-game-tray = En un compartimento debe caber al menos una carta.
refusal-game-sets = Una partida necesita { $wanted } sets distintos además de City; { $how_many ->
    [0] no has dado ninguno
   *[other] has dado { $given }
}.
refusal-answer-not-asked = El asiento { $seat } no tiene ahora nada que responder.
refusal-answer-impossible = Aquí no se puede responder eso. Elige una de estas opciones: { $options }.
refusal-leave-nobody = En el asiento { $seat } no hay nadie que pueda irse.
refusal-bot-unknown = No hay ningún bot llamado «{ $name }». Hay { $known }.
refusal-choice-wrong = «{ $file }», línea { $line }: «{ $written }» no está entre las respuestas a la elección { $number }: { $options }.
refusal-choices-short = «{ $file }» tiene { $given } respuestas, pero la elección { $number } sigue abierta: { $options }. Añade una línea.
refusal-choices-long = «{ $file }» tiene { $given } respuestas, pero solo se pidieron { $used }. Quita las demás.

## Playing Challengers! in the terminal

refusal-coach-busy = El entrenador tiene ahora demasiado que pensar. Tus cartas están como estaban: elige por tu cuenta, o vuelve a preguntar en un minuto.
refusal-match-not-over = Este combate se está jugando todavía. Su imagen estará cuando acabe.
refusal-match-not-played = Todavía no hay combate de la ronda { $round } en el parque { $park }. Mira la mesa para ver qué se está jugando.
refusal-name-ambiguous = «{ $word }» podría ser { $found }. Escribe más letras del nombre.

## The table of Challengers!

refusal-plan-players = { $players } jugadores son demasiados: hay plan para { $most } como máximo. Mejor en dos mesas.
refusal-no-plan = { $ruleset } no se juega en mesas de Challengers!: crea una partida con el reglamento challengers.
refusal-table-not-open = La mesa de «{ $title }» no está abierta todavía. Inscribe a los jugadores y después ábrela.
refusal-played-by-plan = { $ruleset } se juega según su plan, así que esto no se puede hacer aquí. Juega en la página de la partida; en una terminal, usa topcut challengers play, o topcut challengers companion con cartas de verdad.
refusal-call-to-nobody = No se puede llamar a nadie a esta mesa: aquí se juega entre amigos, sin árbitros. Lo mejor es ponerse de acuerdo.
refusal-no-lists = En { $ruleset } nadie entrega una lista: los mazos se hacen durante la partida. No se ha guardado nada.
refusal-not-asked = { $player } no tiene ahora nada que responder. Espera a los demás.
refusal-asked-otherwise = La partida ha seguido desde que se mostró esta página, y ahora se pregunta otra cosa. No se ha cambiado nada. Vuelve a mirar y responde a eso.
refusal-cards-dealt = Las cartas ya están repartidas. Si tienes que irte ahora, dilo en «{ table-leave }».
refusal-no-stand-in = Un bot no puede jugar en lugar de { $player }: en ese asiento ya juega un bot o el Robot, o nadie.
refusal-stand-in-early = La partida todavía no lleva { $minutes } minutos esperando a { $player }, así que ningún bot juega en su lugar. Espera un poco; solo el anfitrión puede llamar a uno antes.
refusal-not-away = { $player } no está ausente: por ese asiento no responde nadie más.
refusal-table-full = Esta mesa está llena: pueden jugar { $most }. Abre otra mesa, o mira esta.
refusal-table-started = En esta mesa ya se han repartido las cartas, así que no se puede sentar nadie nuevo. Si este es tu asiento, di cuál; si no, mira, o abre otra mesa.
refusal-table-over = Esta partida ha terminado. Puedes verla, o abrir otra mesa.
refusal-table-options = Esa no es una de las opciones de una mesa. No se ha repartido nada. Elige otra vez y reparte.
refusal-bots-with-printed-cards = Los bots no pueden manejar cartas impresas. No pongas bots, o juega con las cartas de Topcut. No se ha repartido nada.
refusal-table-code = Ninguna mesa de aquí tiene estas letras o este enlace. Mira otra vez el móvil del anfitrión: son seis letras.
refusal-table-name-taken = Aquí ya se sienta alguien que se llama { $name }. Si eres tú, dilo abajo; si no, añade algo que distinga a una persona de la otra.
refusal-door-crowded = Hay tanta gente esperando a la puerta de esta mesa que ahora nadie más puede llamar. Pide al anfitrión el código QR o el enlace, o que despida a los demás.
refusal-table-letters-closed = Durante un rato, el anfitrión no deja entrar a nadie con letras en esta mesa. Pídele el código QR o el enlace.
refusal-letters-off = Se han tecleado demasiadas letras equivocadas, así que durante diez minutos las letras no abren nada. El código QR y el enlace del móvil del anfitrión siguen valiendo.
refusal-tables-quick = En los últimos diez minutos se han abierto aquí muchas mesas, así que la tuya no se ha abierto. Únete a una de ellas, o vuelve a intentarlo en unos minutos.
refusal-tables-closed = En este ordenador solo abren mesas quienes tienen cuenta. Únete a una mesa, o pregunta a quien lleva este ordenador.
refusal-tables-many = Aquí ya hay { $most } mesas abiertas, y no cabe otra. Únete a una de ellas, o vuelve a intentarlo cuando acabe una partida.
refusal-not-the-host = Esto solo lo hace el anfitrión, { $player }. No se ha cambiado nada.
refusal-ring-early = Este es el asiento de { $player }, el anfitrión, cuyo móvil puede negarse durante { $minutes } minutos. Toca otra vez después.
refusal-seat-moved = Este asiento ha pasado entretanto a otro móvil o ha quedado libre. Si es el tuyo, entra en la mesa con su enlace o sus letras y pide recuperarlo.
refusal-seat-not-waiting = Con este nombre ya no espera nadie en la puerta.
refusal-not-at-the-table = { $player } no tiene asiento en esta mesa, y nadie decide por otro asiento.
refusal-real-cards = «{ $title }» se juega con cartas de verdad: Topcut no las conoce. Teclea los resultados.
refusal-digital-cards = «{ $title }» se juega con las cartas de Topcut, así que Topcut ya sabe los resultados.
refusal-not-in-this-round = { $player } no juega en la ronda { $round }. Mira otra vez los asientos.
refusal-trophy-told = Lo que vale el trofeo de { $player } de la ronda { $round } ya está introducido. Corrige el resultado si está mal.
refusal-trophy-unknown = { $count ->
    [0] Todos los trofeos de la ronda { $round } tienen dueño. Mira otra vez los parques anteriores.
   *[other] Ninguno de los trofeos que quedan de la ronda { $round } tiene { $fans ->
        [one] { $fans } hincha
       *[other] { $fans } hinchas
    }, solo { $left }. Míralo otra vez.
}
refusal-trophy-not-won = { $player } no ha ganado ningún trofeo en la ronda { $round }.
refusal-trophies-untold = { $count ->
    [one] Un trofeo sigue oculto, el de { $player } de la ronda { $round }. Dale la vuelta y anota sus hinchas
   *[other] { $count } trofeos siguen ocultos, primero el de { $player } de la ronda { $round }. Dales la vuelta y anota sus hinchas
}; en una terminal, escribe trophy { $round } NOMBRE HINCHAS.
refusal-parks-open = Siguen jugando: { $parks }. Escribe antes quién ha ganado ahí, como «ana 3».
refusal-seats-wanted = Juegas con los planes impresos. Escribe quién se sienta dónde en la ronda { $round }, como «seats ana - bo, cy - dee», o escribe plan para usar el plan de Topcut.
refusal-plan-seat-twice = { $player } tiene dos asientos. Escribe a cada uno una vez.
refusal-plan-seat-missing = { $count ->
    [one] { $player } no tiene
   *[other] { $players } no tienen
} asiento. Escribe a cada uno una vez, y también al Robot si juega.
refusal-rounds-played = Se han jugado las { $rounds } rondas. Pulsa Intro para seguir.
refusal-final-called = La final ya se ha anunciado, así que las siete rondas se quedan como están.
refusal-final-fans = En la final los hinchas ya no cuentan. Escribe solo quién ha ganado.
refusal-tokens-elsewhere = { $player } no se sienta en el parque donde ha ganado { $winner }. Escribe las fichas en el parque de cada jugador.
refusal-robot-tokens = En { $player } juega el Robot, que en esta partida no tiene hinchas.
refusal-companion-result = Escribe quién ha ganado y cuántos hinchas tiene el trofeo, como «ana 3», y después las fichas, como «bo+2». «{ $word }» no es ni lo uno ni lo otro.
refusal-park-told = { $stage ->
    [bracket] El resultado de la final ya está.
   *[swiss] Ya está el resultado del { $park }. Si está mal, corrígelo; en una terminal, por ejemplo así: «correct { $round } ana 3: mal contado».
}
refusal-left-for-good = { $player } ya ha dejado esta partida, y en ese asiento juega el Robot.
refusal-companion-unknown = «{ $word }» no es nadie de esta mesa ni nada que se escriba aquí. Revisa el nombre, o escribe help.
refusal-companion-seats = «{ $word }» no nombra a dos jugadores. Escribe el asiento de cada uno, parque por parque, como «{ $form }».
refusal-companion-players = Nombra de 1 a { $most } jugadores distintos, como --players "Ana,Bo,Cy".
refusal-companion-digital = «{ $title }» es una partida que juega Topcut. Continúa con topcut challengers play --resume.
refusal-resume-real = «{ $title }» se juega con cartas de verdad. Continúa con topcut challengers companion.
refusal-resume-over = «{ $title }» ha terminado. Mírala con topcut log.
refusal-resume-nobody = En «{ $title }» todos los asientos son de bots, así que no hay nadie que juegue.
refusal-seed-kept = Ya hay guardada una partida con la semilla «{ $seed }». Continúala con: topcut challengers play --resume { $name }. Para una partida nueva elige otra semilla.
refusal-play-people = { $people } personas no caben en { $players } { $players ->
    [one] asiento
   *[other] asientos
}. Nombra menos, o pide más con --players (8 como máximo).
refusal-session-own = Esta es la sesión que estás usando. Para terminarla, usa «Cerrar sesión».
