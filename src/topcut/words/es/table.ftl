# Playing Challengers! on phones


## Menu and marks

table-menu = Menú
    .table = La mesa
    .standings = Quién va por delante
    .projector = Para un proyector
    .other-phone = Seguir con otro móvil
    .verify = Comprobar el barajado
    .cards = Todas las cartas
    .again = Otra partida
    .ways = Todas las formas de jugar
table-chip =
    .host = anfitrión
    .you = tú
    .left = se ha ido, juega el Robot
    .away = no está, juega un bot
    .choosing = eligiendo
    .ready = listo
    .deciding = decidiendo
    .won = ha ganado
table-your-name = Tu nombre
table-save = Guardar
table-final = La final
    .watch = Ver la final
table-park = { $park }, ronda { $round }
table-over = La partida ha terminado
    .story = Todos los trofeos y la historia de la partida
    .verify = Comprobar toda la partida
    .again = Jugar otra vez
table-over-wins = Gana { $player }
table-wins = ¡{ $player } gana Challengers!

## Where a game begins

table-front = Jugar a Challengers!
    .alone = En solitario
    .play-alone = Jugar en solitario
    .table = En una mesa
    .open = Abrir una mesa
    .letters = Seis letras
    .learn = ¿Nunca has jugado? Mira una primera partida
    .who = Quién puede abrir mesas aquí
table-front-go-on = Seguir<span class="unseen">: { $table }</span>
table-front-alone = Tú contra el Robot, siete rondas. Solo te pregunta el nivel del Robot.
table-front-table = Hasta ocho personas, cada una con su móvil. Los bots y el Robot ocupan los asientos vacíos.
table-front-join = Escanea el código del móvil del anfitrión, o teclea sus seis letras.

## Joining

table-join = Unirse a una mesa
    .title = Unirse
    .letters = Seis letras del móvil del anfitrión
    .example = KQXLMA
    .sit = Sentarse
    .ask = Pedir un asiento
    .before = ¿Ya te habías sentado aquí?
    .yours = ¿Es tuyo alguno de estos asientos?
    .watch = Solo mirar
    .projector = Mostrar la mesa en esta pantalla, para todos
table-join-me = Soy { $player }
table-join-here = Aquí: { $players }.
table-join-no-account = No hace falta cuenta ni contraseña.
table-join-tap = Alguien de la mesa te deja entrar con un toque.
table-join-back = Vuelve a tu asiento con este móvil: alguien de la mesa te deja entrar con un toque.
table-join-dealt = Ya se han repartido las cartas, así que no puede sentarse nadie más.
table-wait = Esperando para entrar
    .chip = En espera
    .again = Mirar otra vez
table-wait-ask = Pide a la mesa que deje entrar a { $player }
table-wait-where = En el móvil del anfitrión (<strong>{ $table }</strong>) hay ahora un botón con tu nombre y, al lado, la marca de este móvil: <strong class="code">{ $mark }</strong>
table-rings = <b>{ $player }</b> quiere sentarse.
table-rings-back = Otro móvil dice que es <b>{ $player }</b>.
table-rings-mark = La marca de ese móvil es <b class="code">{ $mark }</b>.
table-rings-let-in = Dejar entrar<span class="unseen"> a { $player }</span>
table-rings-no = No<span class="unseen">, a { $player } no</span>
table-phone = Otro móvil
    .code = Código QR de tu asiento
    .show = Mostrar el código
table-phone-scan = Escanéalo con el otro móvil, o abre allí el enlace. Vale una vez; este móvil también sigue en la mesa.
table-phone-type = O teclea en <b>/c</b>: <strong class="code">{ $code }</strong>
table-phone-secret = Quien tiene este código tiene tu asiento: no se lo enseñes a nadie más.
table-phone-once = Recibes un código para tu asiento, que se muestra una sola vez.

## Before cards are dealt

table-letters =
    .strangers = ¿No conoces a esta gente? Quizá alguien haya adivinado las letras.
    .close = Despedir a todos, y que nadie llame con letras durante una hora
    .closed = Las letras no abren nada durante una hora; el código QR y el enlace, sí.
    .open = Dejar que llamen otra vez con letras
table-lobby =
    .mistake = ¿Alguien se ha sentado por error?
    .not-playing = ¿Al final no juegas?
    .leave = Dejar la mesa
    .by-letters = Sentarse con las seis letras
    .others = ¿Más gente?
    .others-solo = ¿Hay más gente que quiere jugar?
    .code = Código QR del enlace a esta mesa
table-lobby-deals = { $host } reparte cuando estén todos.
table-lobby-goes-on = Esta página avanza sola.
table-lobby-free = Liberar el asiento de { $player }
table-lobby-others = Los demás entran por <a href="#others">código QR o enlace</a>, o con las letras <strong class="code">{ $letters }</strong>
table-lobby-scan = Escanéalo, o abre <code class="wrap">{ $address }</code>
table-lobby-letters = O teclea estas letras en <b class="wrap">{ $address }</b> y espera a que el anfitrión te deje entrar: <strong class="code big">{ $letters }</strong>
table-lobby-screen = ¿Una pantalla para todos? Teclea allí también las letras, o abre <a href="{ $page }">la página del proyector</a>.
table-options =
    .robot = Nivel del Robot
    .solo = Cartas SOLO
    .solo-note = solo en solitario contra el Robot
    .bots = Bots a tu lado
    .bots-play = Juegan
    .deal = Repartir las cartas
    .more = Más opciones
    .printed = Tenemos las cartas impresas
    .printed-note = los móviles dicen quién se sienta dónde y cuentan; sin bots
    .clock = Un reloj para cada fase de planificación
    .pace = Los bots responden
    .keep-one = Conservar una carta
    .keep-one-note = nadie puede retirar la última carta de un mazo
    .any-plan = El Robot toma cualquier plan
    .any-plan-note = no el que lleva su icono
    .tray = Las cartas descartadas se vuelven a barajar cuando hay tantas de un nivel
    .tray-usual = cuando la pila no alcanza
table-options-robot = Juega cuando el número de jugadores es impar. Los niveles 4 y 5, solo contra un jugador.
table-options-sets = Sets además de City: elige { $sets }

## The Deck Phase

table-draw = Robar cartas
table-draw-from = { $piles ->
    [one] Cinco cartas de la pila.
   *[other] Cinco cartas de una de las pilas.
}
table-draw-level = Robar de { $level }
table-pick = Elige { $number } <small>de nivel { $level }</small>
    .drawn = Las cartas que has robado
    .stop = No elegir más
table-then = Ronda { $round } de { $rounds }, y luego juegas contra { $player } en el parque { $park ->
    [1] verde
    [2] rojo
    [3] morado
   *[4] amarillo
}
table-then-final = La final, en la que juegas contra { $player }
table-until = Hasta las { $time } <span data-until="{ $ends }"></span>; después te sustituye un bot.
table-take = Elegir { $card }
table-take-how = Toca una carta y luego <b>Elegir</b>.
table-redraw = Volver a robar todas
    .note = Estas se devuelven y llegan otras tantas nuevas. Una vez en esta fase de planificación.
    .do = Volver a robar
table-pay = ¿Elegir una más?
    .none = No, quedármelas todas
table-pay-how = <b>{ $card }</b>: devuelve una carta para elegir otra más.
table-pay-card = Devolver { $card }
table-empty = Tu última carta
    .how = ¿Retirar también tu última carta? Quien no tiene cartas pierde el combate.
    .keep = Conservarla
    .remove = Retirarla
table-deck = Tu mazo
table-deck-level = { $level ->
    [S] inicial
   *[other] nivel { $level }
}: { $number }
table-remove = Marca lo que quieras retirar y desmarca lo que quieras conservar: nada se va hasta que digas que estás listo.
    .ready = Listo para jugar
table-waited-for = Todos los demás están listos. Tómate el tiempo que necesites.
table-coach = El entrenador
    .ask = Preguntar al entrenador
    .caption = Combates ganados
    .picked = Elegida
    .removed = Retirada
    .won = Gana
    .none = Ninguna carta
table-coach-how = Cuántas veces ganarías tu próximo combate { $ask ->
    [pick] con
   *[remove] sin
} cada una de estas cartas, en { $played } combates simulados. Esto solo lo ves tú.
table-coach-often = { $percent } % ± { $margin }
table-coach-knows = Sabe lo que sabes tú: tu mazo y lo que has visto del de tu rival. Lo que no ha visto, se lo inventa. No mira más allá de este combate.

## The table

table-away = Un bot juega por ti. Responde abajo, o di que has vuelto.
    .back = He vuelto
table-against = contra { $player }
table-watch = Verlo<span class="unseen">: ronda { $round }</span>
table-left = Has dejado la partida
    .note = El Robot juega en tu asiento. Puedes seguir viendo todos los combates.
table-ready = Todo listo.
table-matches = Ronda { $round }: los combates
table-you-play = Juegas contra { $player } en el parque { $park ->
    [1] verde
    [2] rojo
    [3] morado
   *[4] amarillo
}.
table-asked = Tienes que elegir.
table-my-match = Ir a mi combate
table-piles = Pilas:
table-stand-in = ¿Falta alguien?
    .note = Un bot responde hasta que vuelva; el Robot se queda.
    .no-hurry = No hay prisa: la mesa puede esperar cuanto quiera.
table-stand-in-when = El anfitrión puede llamar a un bot en cualquier momento; los demás, cuando la partida lleve { $minutes } minutos esperando a alguien. Si un bot juega ese mismo tiempo por el anfitrión, el siguiente jugador es el anfitrión hasta que vuelva.
table-stand-in-bot = Que lo sustituya un bot<span class="unseen">: { $player }</span>
table-stand-in-robot = Dar el asiento al Robot definitivamente<span class="unseen">: { $player }</span>
table-leave = Tengo que irme
    .note = Para un descanso, vete sin más: tu asiento espera, o los demás dejan que te sustituya un bot. Si te vas del todo, se queda el Robot.
    .leave = Dejar la partida

## A match

table-board =
    .flag = La bandera
    .free = libre
    .deck = mazo
    .exhaust = agotadas
    .exhausted = Agotadas:
    .reach = por alcanzar
table-board-of = de { $total }
table-board-fans = { $fans }<span class="unseen"> { $fans ->
    [one] hincha
   *[other] hinchas
} en este combate</span>
table-steps = Pasos de este combate
    .back = Un paso atrás
    .forward = Un paso adelante
    .first = Desde el principio
table-steps-skip = Saltar<span class="unseen"> al último paso</span>
table-speed = Velocidad
    .slow = lenta
    .normal = normal
    .fast = rápida
table-sound = Sonido
table-choice = Tienes que elegir en este combate.
    .skip = Ir allí
    .none = Ninguna de estas
    .deck = Lo que queda en tu mazo, sin orden concreto
    .nothing = Nada.
table-small = banquillo { $taken }/{ $seats } · mazo { $deck }
table-small-attack = { $total } de { $need }
table-match =
    .on = Seguir
    .table = Volver a la mesa
    .picture = Guardar como imagen
    .others = Los otros parques
    .now = Ahora en los parques
table-match-awaited = Todos los demás están listos para el próximo combate. Tómate el tiempo que necesites y luego sigue.
table-match-lost = Quien ataca revela cartas hasta llegar al número junto a la bandera y se la queda. Pierde el combate quien se queda sin cartas o sin asiento libre en el banquillo.
table-match-steps = Paso a paso, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
table-still = { $names ->
    [one] 1 nombre
   *[other] { $names } nombres
} para { $seats } asientos · { $deck } en el mazo

## When it is over

table-ranking = Clasificación, con todos los trofeos
    .trophies = Trofeos
    .tokens = fichas
table-ranking-round = ronda { $round }
table-ranking-how = Hinchas de trofeos y fichas; después el número de trofeos, después el más reciente.
table-ranking-final = La final decide entre los dos primeros.
table-story = Clasificación e historia
    .again = Todos los combates, para volver a verlos
table-story-watch = Verlo<span class="unseen"> otra vez: { $said }</span>
table-story-round = Ronda { $round }, { $park }
table-story-of = <a href="{ $link }">{ $match }</a>:
table-story-beat = { $winner } venció a { $loser }

## On a projector

table-projector = Proyector
    .sitting = En la mesa
    .code = Código QR para unirse a esta mesa
    .open = Sobre la mesa
    .none = ninguno
table-projector-scan = Escanéalo, o abre <b class="wrap">{ $address }</b> y teclea
table-projector-final = { $second ->
    [You] La final: tú contra { $first }
   *[other] La final: { $first } contra { $second }
}
table-projector-waits = Fase de planificación: { $count ->
    [0] empiezan los combates.
    [one] un jugador sigue eligiendo.
   *[other] { $count } jugadores siguen eligiendo.
}
table-projector-first = Los primeros combates empiezan cuando todos los mazos están listos.
table-projector-tokens = { $tokens }<span class="unseen"> { $tokens ->
    [one] ficha de hincha
   *[other] fichas de hincha
}</span>
table-projector-hidden = Rondas ganadas. Lo que valen los trofeos sigue oculto hasta que acabe la ronda 7.
table-projector-worths = Trofeos: la ronda y luego sus hinchas.
table-trophy-worth = <span class="unseen">ronda </span>{ $round }: { $fans }<span class="unseen"> { $fans ->
    [one] hincha
   *[other] hinchas
}</span>
table-trophy-round = <span class="unseen">ronda </span>{ $round }

## With the printed cards

table-real =
    .final = Quién gana la partida
    .who-won = ¿Quién ha ganado?
    .trophy = El trofeo muestra
    .face-down = sigue boca abajo
    .end = Terminar la partida
    .by-plan = Seguir según el plan de Topcut
    .printed = Nos sentamos según los planes impresos
    .first = Primera mitad
    .second = Segunda mitad
    .sit = Sentarse así
    .wrong = Algo se anotó mal
    .round = Ronda
    .really = Quién ganó en realidad
    .tokens-winner = Fichas de hincha de quien ganó
    .tokens-other = Fichas de hincha del otro jugador
    .as-before = como se anotó antes
    .reason = Qué salió mal
    .correct = Corregir
    .gone = Alguien tiene que irse
    .lay-out = Lo que hay que colocar
table-real-half = mitad { $half }
table-real-tokens = Fichas de hincha de { $player }
table-real-untold = El trofeo que ganó { $player } en la ronda { $round }
table-real-save = Guardar<span class="unseen"> la ronda { $round }</span>
table-real-printed = Los planes de Topcut son igual de justos, pero no los mismos. Di quién se sienta dónde: vale para esta ronda si aún no hay nada anotado, y si no para la siguiente.
table-real-gone = Es definitivo: el Robot se queda el asiento, y no entra en la clasificación.
table-real-leaves = { $player } se va
table-real-sets = Sets: { $sets }.
table-real-robot = El Robot, nivel { $level }: { $cards }.

## All cards

table-cards = Las cartas de Challengers!
    .short = Las cartas
    .play = Jugar
    .sets = Sets
    .all-sets = Todos los sets
    .all-cards = Todas las cartas
table-cards-do = Lo que hacen<span class="unseen">: { $set }</span>
table-copies = { $copies ->
    [one] 1 copia
   *[other] { $copies } copias
}{ $kind ->
    [starter] , inicial para todos
    [rare] , rara
    [common] , común
   *[none] {""}
}
table-paper = En papel
    .which = Cuáles
    .how-many = Cuántas
    .one = Una de cada
    .all = Todas las copias de la caja
    .size = Papel
    .a4 = A4
    .us-letter = US Letter
    .open = Abrir el PDF
table-paper-note = Nueve cartas por página, del tamaño de naipes, con marcas para recortarlas.

## The guided first game

table-learn =
    .leave = Salir
    .park = El parque
    .happened = Qué ha pasado
    .back = Atrás
    .next = Siguiente
    .play = Jugar en solitario ahora
    .tables = A las mesas
    .cards = Ver todas las cartas
    .again = Una vez más
table-learn-title = { $lesson } · tu primera partida

## Who may open tables

table-switch = Mesas de cartas
    .here = Mesas de cartas en este ordenador
    .who = Quién puede abrir una mesa de Challengers!
    .most = Partidas a la vez, como máximo
    .hours = Horas tras las que se recoge una mesa en la que no pasa nada
