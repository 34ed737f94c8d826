# What cannot be read or written: files, archives, rule books, the prompt


## Files: what no file may contain, whatever its format

refusal-file-missing = No hay ningún fichero { $file }. Revisa el nombre, o escribe - para leer la entrada estándar.
refusal-file-is-folder = { $file } es una carpeta. Indica un fichero de esa carpeta.
refusal-file-unnamed = El nombre del fichero está vacío. Indica un fichero, o escribe - para leer la entrada estándar.
refusal-file-is-not-folder = { $file } es un fichero, no una carpeta. Indica una carpeta en la que escribir.
refusal-file-unreadable = No se puede leer el fichero { $file }: { $problem }.
refusal-file-empty = El fichero está vacío. Escribe en él un historial: un reglamento, los jugadores y las rondas.
refusal-file-too-large = El fichero pasa de { $most } MB, y ningún torneo es tan grande.
refusal-not-text = Esto no es texto en UTF-8. Guarda el fichero como JSON en UTF-8.
refusal-not-json = Esto no es JSON: { $problem } en la fila { $row }, columna { $column }.
refusal-nested-too-deep = Las listas de este fichero están demasiado anidadas para poder leerlas.
refusal-member-twice = El miembro «{ $member }» aparece dos veces en el mismo objeto. Deja solo uno.
refusal-not-a-number = { $word } no es un número. Escribe un número entero.
refusal-number-too-large = Hay un número con más de { $most } cifras. Mira si es una errata.
refusal-shape-object = { $part ->
    [history] El fichero debe contener un objeto con los miembros «ruleset», «players» y «rounds»
    [match] Un encuentro debe ser un objeto como {"{"}"p1": "ann", "p2": "bo", "winner": "ann"{"}"}
    [scores] «scores» debe ser un objeto como {"{"}"vp": [16, 9]{"}"}
   *[other] «{ $part }» debe ser un objeto
}, pero es { $found ->
    [null] null
    [truth] verdadero o falso
    [number] un número
    [text] texto
   *[list] una lista
}.
refusal-shape-list = { $part ->
    [round] Una ronda debe ser una lista de encuentros
   *[other] «{ $part }» debe ser una lista
}, pero es { $found ->
    [null] null
    [truth] verdadero o falso
    [number] un número
    [text] texto
   *[object] un objeto
}.
refusal-shape-number = «{ $part }» debe ser un número entero, 0 o más.
refusal-shape-pair = «{ $part }» debe ser una lista de dos números enteros, primero el del primer asiento.
refusal-shape-id = { $part ->
    [players] Cada jugador de «players» debe ser un texto o un número entero
   *[other] «{ $part }» debe nombrar a un jugador con un texto o un número entero
}, pero esto es { $found ->
    [null] null
    [truth] verdadero o falso
    [number] un número con decimales
    [list] una lista
   *[object] un objeto
}.
refusal-name-blank = El nombre de un jugador está vacío o no tiene letras ni números. Pon un nombre a cada jugador.
refusal-name-broken = El nombre de un jugador contiene medio carácter, que ninguna pantalla puede mostrar. Guarda el fichero en UTF-8.
refusal-writes-too-many = Este móvil ha enviado demasiado en poco tiempo, así que esto no se ha guardado. Todo lo anterior, sí. Espera unos minutos o avisa en la mesa de la organización.
refusal-writes-busy = Está llegando demasiado a la vez, así que esto no se ha guardado. Espera un minuto y envíalo otra vez.
refusal-too-many-players = Hay { $players } jugadores. Topcut lee { $most } como máximo.
refusal-players-missing = El fichero no tiene la lista «players». Añádela, con el nombre de todos los que participan.
refusal-player-listed-twice = { $player } aparece dos veces en la lista de jugadores. Da a cada jugador un nombre distinto.
refusal-player-unknown = { $player } no está entre los jugadores. Corrige el nombre o añádelo a la lista de jugadores.
refusal-player-twice = { $player } aparece dos veces en la ronda { $round }. A cada jugador le toca un solo encuentro, un bye o una derrota sin emparejamiento por ronda.
refusal-player-against-self = { $player } no puede ser su propio rival. Indica el rival, o un bye.
refusal-seat-missing = Al encuentro le falta «{ $seat }». Nombra a los dos jugadores; un bye lleva null como «p2».
refusal-winner-not-there = { $winner } no ha jugado este encuentro y no puede haberlo ganado. Nombra a uno de sus dos jugadores, o «draw».
refusal-winner-called-draw = Un jugador de este encuentro se llama «draw», así que no se sabe quién ganó. Indica en su lugar los «points».
refusal-how-unknown = { $how } no es una forma de terminar un encuentro. Escribe una de estas: { $possible }.
refusal-ruleset-missing = El fichero no nombra ningún reglamento. Añade el miembro «ruleset» o la opción --ruleset.

## The text notation

refusal-notation-line = Ninguna línea empieza por { $word }. Las líneas empiezan por el número de una ronda, como 1:, o por players:, dropped:, absent:, ejected:, club:, table:, lots: o ruleset:.
refusal-notation-round = Aparece la ronda { $round }, pero ahora viene la ronda { $expected }.
refusal-notation-word = Aparece { $word }, pero { $wanted ->
    [name] aquí va el nombre de un jugador; pon entre comillas los nombres con espacios
    [score] aquí va un marcador, como 16-9, o > o < para quien gana, = para un empate, - para un encuentro pendiente, bye o loss
    [figure] una cifra se escribe como vp=16-9
    [table] una mesa se escribe como [4]
    [lot] un número de sorteo es un número entero
   *[end] la línea debería terminar
}.
refusal-notation-ends = La línea termina donde debería seguir { $wanted ->
    [name] el nombre de un jugador
    [score] un marcador
    [ruleset] el nombre de un reglamento
    [table] una mesa como [4]
    [lot] un número de sorteo
   *[other] algo más
}.
refusal-notation-figures = El marcador { $word } no encaja: con este reglamento se escribe { $figures } de cada jugador, uno detrás de otro, como en 2/9-1/4 cuando hay dos.
refusal-notation-points = El reglamento no puede dar los puntos { $word }. Si se concedieron de todos modos, escríbelos detrás del encuentro: ana - bo points={ $points }.
refusal-notation-quote = Las comillas de { $word } no están cerradas.
refusal-notation-players-late = La línea players: debe ir antes de las rondas.

## Rule books

refusal-unknown-ruleset = No hay ningún reglamento llamado «{ $name }». { $how_many ->
    [0] Elige uno de estos: { $known }; o indica
   *[other] ¿Querías decir { $near }? Elige uno de estos: { $known }; o indica
} la ruta del tuyo, como ./mine.toml.
refusal-ruleset-unknown-here = Aquí no hay ningún reglamento llamado «{ $name }». Elige uno de estos: { $known }.
refusal-ruleset-not-found = No hay ningún fichero { $source }. Revisa la ruta del reglamento.
refusal-ruleset-broken = { $why ->
    [folder] { $source } es una carpeta. Indica la ruta de un reglamento, un fichero TOML
    [unreadable] No se puede leer { $source }: { $detail }. Revisa el fichero
    [too-large] { $source } pasa de { $most } bytes, y ningún reglamento es tan grande. Revisa la ruta
    [not-text] { $source } no es texto en UTF-8 (mira el byte { $at }). Guárdalo en UTF-8
    [empty] { $source } está vacío. Copia un reglamento y cámbialo
    [endless] { $source } anida demasiado los corchetes o tiene un número sin fin. Corrígelo
   *[toml] { $source }, línea { $line }, columna { $column }: { $detail }. Corrige ahí el TOML
}.
refusal-ruleset-wrong = { $source }: { $where } { $why ->
    [missing] falta. Añádelo
    [unknown] no es una entrada de un reglamento. { $how_many ->
        [0] Quítala; las entradas están en docs/rulesets.md
       *[other] Escribe { $near }, o quítala
    }
    [type] debe ser { $wanted ->
        [int] un número entero
        [bool] true o false
        [array] una lista entre corchetes
        [object] una tabla
        [date] una fecha como 2024-11-01
       *[str] texto entre comillas
    }, pero { $got ->
        [int] es un número entero
        [float] es un número con decimales
        [bool] es true o false
        [array] es una lista
        [object] es una tabla
        [str] es texto
        [null] no está
        [date] es una fecha
        [time] es una hora
       *[datetime] es una fecha con hora
    }
    [choice] no puede ser «{ $value }». Elige uno de estos valores: { $known }
    [above] debe ser { $most } o menos
    [below] debe ser { $least } o más
    [word] debe ser una palabra en minúsculas, con cifras, - y _, como vp
    [rate] debe ser una fracción como "1/3"
    [text] debe ser una línea de texto, ni vacía ni de más de 400 caracteres
    [twice] tiene «{ $value }» dos veces. Deja una sola
    [no-such] nombra «{ $value }», { $how_many ->
        [0] pero no existe. Defínelo, o quítalo
       *[other] pero solo hay { $known }. Corrige el nombre, o defínelo
    }
    [needed-by] falta, y { $other } lo necesita. Añádelo, o quita { $other }
    [only-with] solo tiene sentido con { $other }. Quítalo, o cambia lo otro
    [points-order] no encaja: una victoria vale más que un empate, y un empate más que una derrota
    [no-draws] sería un empate, pero falta points.draw, así que no los hay. Cambia una de las dos cosas
    [bye-apart] no va aquí: lo que vale un bye lo dice la sección bye
    [length] debe tener { $expected } entradas. Añade las que faltan, o quita las que sobran
    [plan-places] no da a una sola carta cada mitad de cada parque en cada ronda: «{ $value }». Da cada sitio una vez
    [claims-last] no hace nada aquí: debe decidir un paso posterior, de un final que se compare
    [random-last] debe ser el último desempate: después de él ya nadie empata
    [row-last] debe faltar en la última fila, para que haya una fila para cualquier número de jugadores
    [row-gap] debe ser { $expected }: las filas de la tabla se siguen sin huecos
    [even] debe ser impar: un encuentro es al mejor de 1, 3 o 5 partidas
   *[no-setting] es «{ $value }», pero este reglamento no tiene esa entrada. Corrige la ruta
}.
refusal-setting-unknown = No hay ningún ajuste llamado «{ $setting }». { $how_many ->
    [0] Escribe su ruta, como bye.once o points.win.
   *[other] ¿Querías decir { $near }?
}
refusal-setting-wrong = «{ $to }» no vale para «{ $setting }». { $here ->
    [true] { $why ->
        [type] { $wanted ->
            [int] Tiene que ser un número entero.
            [bool] Tiene que ser sí o no.
            [str] Tiene que ser texto.
            [date] Tiene que ser una fecha, por ejemplo 2024-11-01.
           *[other] Esto no se puede cambiar por separado.
        }
        [choice] Elige entre { $known }.
        [above] Tiene que ser { $most } o menos.
        [below] Tiene que ser { $least } o más.
        [rate] Tiene que ser una fracción, por ejemplo 1/3.
        [word] Tiene que ser una palabra de minúsculas, cifras, - y _, por ejemplo vp.
        [no-such] Aquí no hay ningún «{ $value }».
        [length] Tiene que haber { $expected } entradas.
        [even] Tiene que ser impar: un encuentro es al mejor de 1, 3 o 5 partidas.
        [points-order] Una victoria vale más que un empate, y un empate más que una derrota.
       *[other] No encaja con el resto del reglamento.
    }
    [false] Entonces dejaría de encajar otra cosa: «{ $where }». Cambia primero eso, o deja esto como está.
   *[other] No encaja con el resto del reglamento.
}
refusal-too-few-players = { $players ->
    [one] 1 jugador es
   *[other] { $players } jugadores son
} muy poco: hacen falta al menos { $least }. { $least ->
    [2] Busca a alguien con quien jugar.
   *[other] Busca más jugadores o anuncia una desviación.
}
refusal-full-swiss-cut = En un torneo solo suizo no hay corte, pero también has pedido un corte a { $cut }. Elige una de las dos cosas.
refusal-no-alternate-structure = El reglamento { $ruleset } no tiene estructura alternativa. Quita esa opción.

## The organizer's arrangements in a history

refusal-forbidden-not-two = «forbidden» debe contener parejas de dos jugadores distintos, como ["ann", "bo"].
refusal-shape-truth = «{ $part }» debe ser true o false{ $part ->
    [clubs_apart] , o una lista de las rondas en las que se separa a los compañeros de club
   *[other] {""}
}.
refusal-shape-text = «{ $part }» debe dar { $part ->
    [clubs] el club
   *[other] la entrada
} de cada jugador como texto que no esté vacío.
refusal-tables-unknown = «tables» no tiene ningún miembro «{ $member }». Usa { $possible }.

## What is written into the log

refusal-text-gone = Este texto no está: se tachó, o nunca lo hubo. No se ha cambiado nada.
refusal-text-in-log = Este torneo lo empezó una versión anterior de Topcut, que escribía los textos en el propio registro. No se pueden tachar. No se ha cambiado nada.
refusal-text-in-use = Esta lista es la que vale. No se ha tachado nada. Recibe antes otra, o espera a que termine el torneo.
refusal-text-unreadable = Parte del texto no se puede anotar: contiene medio carácter. Tecléalo otra vez.

## The command check-pairing

refusal-pairs-missing = El fichero no tiene la lista «pairs». Escribe parejas como [["ann", "cy"], ["bo", null]]; null es un bye.
refusal-pairs-not-two = Cada pareja es una lista de dos, como ["ann", "cy"], o ["bo", null] para un bye.

## What people type

# What a text is called that was typed into a field, as the field is.
text-called = { $what ->
    [announcement] Aviso
    [card] Carta
    [club] Club
    [list] Lista
    [name] Nombre
    [note] Nota
    [official] Nombre
    [place] Lugar
    [player] Nombre
    [pool] Pool
    [reason] Motivo
    [schedule] Horario
    [special-rules] Reglas especiales
    [title] Título
   *[other] { $what }
}
refusal-text-missing = { $what ->
    [title] Pon un título al torneo.
    [list] La lista está vacía. Escríbela o pégala.
   *[other] «{ text-called }» está vacío. Rellénalo.
}
refusal-text-too-long = { $what ->
    [list] La lista
   *[other] «{ text-called }»
} tiene { $length } caracteres; el límite es { $most }. Acorta el texto.
refusal-text-unprintable = «{ text-called }» contiene caracteres que no se pueden mostrar. Tecléalo otra vez sin ellos.
refusal-text-lines = «{ text-called }» debe ser una sola línea.

## Archives and lists of people

refusal-sealed-foreign = Este fichero no lo selló Topcut. Elige una copia de seguridad sellada; su nombre termina en .sealed.
refusal-sealed-shut = Este fichero no se puede abrir: la contraseña no es correcta, o el fichero está dañado. No se ha cambiado nada. Prueba otra vez la contraseña y, si no, otra copia.
refusal-sealed-password = Esta copia está sellada. Indica la contraseña con la que se selló.
refusal-copy-foreign = Esto no es ni una copia de seguridad ni un archivo completo de Topcut. No se ha cambiado nada. Elige un fichero cuyo nombre termine en .topcut, .sealed o .jsonl.
refusal-copy-newer = Esta copia la hizo un Topcut más nuevo ({ $format }; este lee { $known }). No se ha cambiado nada. Instala la versión nueva.
refusal-copy-damaged = Esta copia está dañada o cortada, así que no se ha recuperado nada de ella. Usa otra.
refusal-copy-known = Toda esta copia de «{ $title }» ya está aquí: el registro termina aquí en la entrada { $here }, y en la copia en la { $there }. No se ha cambiado nada. Continúa aquí.
refusal-copy-ahead = «{ $title }» ya está aquí hasta la entrada { $here } (época { $epoch }), y la copia sigue desde ahí hasta la entrada { $there } (época { $other }). No se ha cambiado nada. Para poner la copia en su lugar, detén Topcut y usa topcut restore con --instead; lo que hay aquí se aparta y se conserva.
refusal-two-heads = «{ $title }» ha seguido dos caminos. Aquí: { $here } entradas, época { $epoch }, cabeza { $head }. En la copia: { $there } entradas, época { $epoch_there }, cabeza { $other }. No se pueden juntar, y no se ha cambiado nada. Decide cuál vale; para poner la copia en su lugar, detén Topcut y usa topcut restore con --instead. Lo que hay aquí se aparta y se conserva.
refusal-taken-over = Otro ordenador se ha hecho cargo de este torneo (época { $epoch }), así que aquí ya no se guarda nada más. Continúa allí. Si aquel no debe seguir, su propietario puede recuperarlo: en el panel, en la página «Continuar».
refusal-slept = Este ordenador ha estado en suspensión { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, y puede que otro haya continuado entretanto. No se guarda nada hasta que la organización diga, en el panel, que se continúa aquí. Los móviles conservan lo introducido y lo envían entonces.
refusal-copy-renamed = { $file } es una copia completa, pero no la que dice su nombre. Usa otra, o restáurala por su ruta.
refusal-backup-inside = { $folder } está en la propia carpeta de datos, donde una copia de seguridad se pierde con ella. Elige otra carpeta, mejor en una memoria USB.
refusal-backup-relative = Escribe dónde está «{ $folder }» desde el principio, como /media/stick/{ $folder } o E:\{ $folder }. No se ha cambiado nada.
refusal-backup-gone = { $folder } no está, o no es una carpeta, así que no se escribe ninguna copia de seguridad. Vuelve a conectar la memoria USB, o elige otra carpeta. { $tries ->
    [once] Luego inténtalo de nuevo: no se ha iniciado nada, y en este ordenador nada ha cambiado.
   *[again] Todo está guardado en este ordenador, y la copia se pone al día sola.
    }
refusal-backup-full = { $folder } está llena ({ $free } MB libres), así que no se escribe ninguna copia de seguridad. Borra algo ahí, o elige otra carpeta. { $tries ->
    [once] Luego inténtalo de nuevo: no se ha iniciado nada, y en este ordenador nada ha cambiado.
   *[again] Todo está guardado en este ordenador, y la copia se pone al día sola.
    }
refusal-backup-read-only = No se puede escribir en { $folder }, así que no se escribe ninguna copia de seguridad. Desbloquea la memoria USB, o elige otra carpeta. { $tries ->
    [once] Luego inténtalo de nuevo: no se ha iniciado nada, y en este ordenador nada ha cambiado.
   *[again] Todo está guardado en este ordenador, y la copia se pone al día sola.
    }
refusal-backup-password = Las copias de seguridad de { $folder } están selladas, y desde entonces se ha reiniciado Topcut. Indica otra vez la contraseña; hasta entonces no se escribe ninguna copia.
refusal-backup-other = { $file } es una copia de «{ $title }» que no viene del registro de este ordenador: { $n } entradas, época { $epoch }. Se ha dejado como estaba. Si otro ordenador ha continuado, continúa allí; si se recuperaron los datos de este ordenador, mira ahí lo que falta aquí.
refusal-backup-here-only = Adónde van las copias de seguridad se elige en el ordenador que ejecuta Topcut. Abre esta página allí.
refusal-backup-none = En { $folder } no hay ninguna copia de seguridad buena. Indica otra carpeta, o un archivo completo.
refusal-backup-of-none = Ninguna copia de seguridad de { $folder } es de un torneo llamado «{ $event }». Hay: { $titles }. Nombra uno de ellos.
refusal-backup-several = En { $folder } hay copias de seguridad de varios torneos: { $titles }. Nombra uno de ellos.
refusal-backup-password-missing = Estas copias de seguridad están selladas. Empieza esto en una terminal, donde se pide la contraseña, o ponla en la variable { $variable }.
refusal-import-unfinished = No se ha importado nada. Este torneo no ha terminado, así que puede que lo lleve otro ordenador, y nunca deben continuar dos ordenadores el mismo torneo. Para continuarlo aquí en su lugar, usa topcut restore con este fichero. Para guardar aquí solo una copia, repítelo con --yes.
refusal-restore-unasked = Desde ese momento el torneo lo lleva este ordenador, y ningún otro debe hacerlo. Si es así, repítelo con --yes.
refusal-kept-none = En { $folder } no hay ninguna copia así. Mira las que hay con: topcut back --list
refusal-data-newer-kept = Estos datos los ha usado Topcut { $version }, que es más nuevo que este ({ $here }). Se han dejado como estaban. Arranca la versión nueva, o vuelve a la copia { $name } con: topcut back
refusal-upgrade-in-round = { $stage ->
    [bracket] Se está jugando la ronda { $round } del cuadro
   *[other] Se está jugando la ronda { $round }
} de «{ $title }», y este es Topcut { $here }, que no ha usado antes estos datos. No se ha cambiado nada. Termina la ronda con { $used ->
    [none] la versión que usabas antes
   *[other] Topcut { $used }
} y después arranca esta. Si no puede ser, continúa ya con: topcut serve --upgrade-now. En ambos casos se conserva una copia.
refusal-upgrade-fails = Topcut { $here } no puede hacerse cargo de estos datos: un ensayo sobre una copia ha fallado ({ $problem }). No se ha cambiado nada. Continúa con la versión que usabas antes y comunícanoslo.
refusal-archive-foreign = Esto no es un fichero de torneo: lo escribió otro programa, o su principio está destruido. No se ha tocado nada.
refusal-archive-newer = Este archivo lo hizo un Topcut más nuevo ({ $software }, { $format }; este lee { $known }). No se ha tocado nada. Instala la versión nueva.
refusal-archive-damaged = La entrada { $n } de este archivo está dañada, así que no se ha importado nada. Usa otra copia.
refusal-archive-id = La entrada { $n } del fichero llama a alguien «{ $id }». Un id tiene como máximo 64 letras, cifras, guiones y guiones bajos. No se ha importado nada. Pide a quien hizo el fichero uno que escribiera Topcut.
refusal-archive-line-damaged = La línea { $row } de este archivo está dañada, así que no se ha importado nada. Usa otra copia.
refusal-archive-cut-off = Este archivo está cortado: tiene { $found } de sus { $facts } entradas. No se ha importado nada. Cópialo otra vez, o usa otra copia.
refusal-archive-without-end = Este archivo está cortado después de sus entradas: falta su última línea, y quizá personas. No se ha importado nada. Cópialo otra vez, o usa otra copia.
refusal-archive-public = Este archivo es público: le falta lo secreto, así que un torneo no puede continuar con él. Importa un archivo completo, hecho sin --public.
refusal-archive-differs = El torneo «{ $title }» ya está aquí, con { $here } entradas (cabeza { $head }); el fichero tiene { $facts } (cabeza { $other }). No se ha tocado nada. Para compararlos, importa el fichero en otra carpeta con --data.
refusal-people-empty = En este fichero no hay jugadores. Escribe un jugador por línea, primero el nombre.
refusal-people-too-large = El fichero pasa de { $most } MB, y ninguna lista de jugadores es tan grande.
refusal-people-too-many = El fichero tiene más de { $most } líneas con jugadores. Divídelo, o mira si es el fichero correcto.
refusal-people-not-text = Esto no es una lista de jugadores: contiene bytes que no son texto. Guarda la tabla como CSV.
refusal-people-quotes = Hay una comilla sin cerrar, o dentro de una celda. Corrige la línea.
refusal-people-cell = Una celda tiene más de { $most } caracteres, o uno que no se puede mostrar. Corrige la línea.
refusal-people-name-long = El nombre tiene { $length } caracteres, más de { $most }. Acórtalo.
refusal-people-name-unprintable = El nombre contiene un carácter que no se puede mostrar. Tecléalo otra vez.
refusal-people-in-already = { $name } ya tiene inscripción. Si es otra persona, añade al nombre algo que distinga a las dos. Si no, quítalo.
refusal-people-twice = { $name } ya está en la línea { $first }. Quita una de las dos, o añade algo que las distinga.
refusal-people-paid = «{ $word }» no dice si el jugador ha pagado. Escribe sí o no.
refusal-import-which = Los jugadores se inscriben en un torneo. Indícalo con --into.
refusal-data-missing = Todavía no hay datos en { $folder }. Crea un torneo con topcut new, o indica otra carpeta con --data.
refusal-tournament-ambiguous = «{ $word }» podría ser { $found }. Escribe algo más.
refusal-tournament-none = No hay ningún torneo «{ $word }» en { $folder }. { $count ->
    [0] Todavía no hay torneos; crea uno con topcut new.
   *[other] Hay: { $known }.
}
refusal-given-unreadable = «{ $given }» no se entiende. Escríbelo como { $form }.
refusal-file-unwritable = No se puede escribir { $file }: { $problem }.
refusal-seed-unknown = Este torneo llegó sin la semilla de sus sorteos, así que aquí no se puede sortear nada. Importa un archivo completo.

## The prompt

refusal-run-unknown = No hay ninguna orden «{ $word }». { $count ->
    [0] Escribe help para verlas todas.
   *[other] ¿Querías decir { $near }?
}
refusal-run-by = «{ $word }» no está entre los árbitros ({ $officials }). Termina con by y uno de ellos, o con by me.
refusal-whom = ¿A quién te refieres? Escribe un nombre, como en: drop Ana
refusal-run-incomplete = Está incompleto. Escríbelo así: { $form }
refusal-run-start = «{ $word }» no se puede usar con start. Usa rounds 4, cut 4, no cut (o full swiss), roll, no roll, leave out, fresh tables, best of 3, bracket best of 3, clubs apart 1.

## The commands generate and verify

refusal-field-unreadable = «{ $given }» no es un número de jugadores. Escribe el mínimo y el máximo, como 4-24, a partir de { $least }.
refusal-archive-unverifiable = No se puede comprobar { $file }: { $problem } Indica un archivo: el fichero que guardaron «Descargar el fichero» o la página «Ficheros», o que escribieron «topcut export» o «topcut generate».
