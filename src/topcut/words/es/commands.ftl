# The commands


## Files: what no file may contain, whatever its format

flood-share = En los últimos diez minutos ha enviado el { $share } % de todo lo que han enviado los jugadores. Hasta ahora se ha guardado todo.

## The commands

hint-language = Topcut todavía no habla { $language }
hint-help = Prueba «{ $command } --help».
output-failed = No se ha podido escribir la respuesta: { $problem }. Revisa el disco, o adónde va la salida.
mistake = Topcut ha cometido un error ({ $problem }) y no se ha escrito nada. Por favor, comunícalo junto con la orden y el fichero que han llevado a él.

## The command pair

pair-round = Ronda { $number }
pair-bye = bye
pair-way = { $way ->
    [listed] Se hizo la lista de todos los mejores emparejamientos y se sorteó uno de ellos.
    [drawn] Sorteado como dice el reglamento, grupo por grupo desde arriba.
    [limited] Lo mejor que se encontró antes de que acabara la búsqueda.
   *[first] De los mejores emparejamientos, el primero en el orden sorteado.
}
pair-seed = Sorteado con la semilla «{ $seed }»: la misma semilla da la misma ronda.
pair-open = La ronda { $round } tiene todavía { $number ->
    [one] un encuentro pendiente
   *[other] { $number } encuentros pendientes
}: { $pairs }. La siguiente ronda se sortea como si no dieran puntos a nadie; introduce el resultado antes de publicarla.

## The command bracket

bracket-title = El cuadro del top { $size }
bracket-match = encuentro { $number }
bracket-byes = { $number ->
    [one] El cabeza de serie n.º { $seeds } no juega
   *[other] Los cabezas de serie n.º { $seeds } no juegan
} en la ronda 1.
bracket-placing = Quienes pierden en la ronda { $round } tienen el puesto { $place }.

## The command check-pairing

check-nothing = No se incumple nada.

## The command check-list

list-legal = { $unverified ->
    [0] La lista es legal.
    [one] La lista es legal, con 1 cosa que no se ha podido verificar.
   *[other] La lista es legal, con { $unverified } cosas que no se han podido verificar.
}
list-illegal = La lista no es legal: { $number ->
    [one] lo impide 1 incidencia.
   *[other] lo impiden { $number } incidencias.
}
catalogue-added = Se ha añadido { $name }: { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
} para { $game }{ $day ->
    [none] .
   *[other] , del { $day }.
}
catalogue-replaced = Sustituye al { $before ->
    [none] que no llevaba fecha
   *[other] del { $before }
}{ $newer ->
    [yes] , que es más nuevo
   *[no] {""}
}{ $gone ->
    [0] .
    [one] ; 1 nombre ya no está.
   *[other] ; { $gone } nombres ya no están.
}
catalogue-would-go = { $gone ->
    [0] Sin { $name } se siguen conociendo todos los nombres
    [one] Sin { $name } deja de conocerse 1 nombre
   *[other] Sin { $name } dejan de conocerse { $gone } nombres
}{ $day ->
    [none] .
    [unknown] , y vuelve a valer el catálogo de ese nombre que viene con Topcut.
   *[other] , y vuelve a valer el catálogo de ese nombre que viene con Topcut, del { $day }.
} Los torneos que han empezado lo conservan.
catalogue-sure = ¿Quitarlo?
catalogue-removed = Se ha quitado { $name }.{ $day ->
    [none] {""}
    [unknown] {" "}Vuelve a valer el que viene con Topcut.
   *[other] {" "}Vuelve a valer el que viene con Topcut, del { $day }.
}

## Archives and lists of people

upgraded = Otra versión de Topcut ha usado antes estos datos. Se conserva una copia de cómo estaban; para volver a ella, detén Topcut y usa: topcut back { $name }
back-asks = { $since ->
    [0] Desde que se hizo la copia { $name } no se ha introducido nada.
    [one] Desde que se hizo la copia { $name } se ha introducido una entrada, que no está en ella.
   *[other] Desde que se hizo la copia { $name } se han introducido { $since } entradas, que no están en ella.
} Lo que hay ahora se aparta y se conserva.
back-sure = ¿Volver a la copia?
back-done = La copia { $name } vuelve a estar en su sitio; lo que había se conserva como { $aside }. Continúa con { $version ->
    [other] la versión de Topcut que usabas entonces
   *[known] Topcut { $version }
}.
kept-empty = En { $folder } no hay ninguna copia.
backup-chosen = Desde ahora las copias de seguridad se escriben en { $folder }.{ $shut ->
    [yes] {" "}Esta contraseña no abre ninguna de las copias selladas que ya hay ahí.
   *[no] {""}
}
backup-stopped = Ya no se escriben copias de seguridad. Las que hay se han dejado como estaban.
went-on = «{ $title }» continúa aquí, en la época { $epoch }. El ordenador que lo llevaba antes se negará en cuanto se entere.
went-on-awake = Aquí se vuelve a guardar todo.
backup-ask = Contraseña de las copias de seguridad:
asked-yes-no = [s/N]
asked-again = Responde sí o no.
asked-twice = La contraseña otra vez:
asked-differs = No coinciden. Otra vez:
backup-written = «{ $title }»: copiado y comprobado ({ $facts ->
    [one] 1 entrada
   *[other] { $facts } entradas
}).
backup-made = No había ninguna carpeta { $folder }, así que se ha creado.
backup-newest = buena, la más reciente
backup-good = buena
restore-passed-over = Se pasa por alto { $file }. { $problem }
restore-found = «{ $title }», { $facts ->
    [one] 1 entrada
   *[other] { $facts } entradas
}, época { $epoch }, copia del { $at }.
restore-accounts = Con él llegan las cuentas de { $names }: pueden iniciar sesión aquí con su propia contraseña, salvo donde ya haya una cuenta con ese nombre.
restore-mirror = Sus páginas públicas se siguen enviando a { $url }.
restore-sure = Desde ahora el torneo lo lleva este ordenador, y el anterior no debe continuar. ¿Seguir?
restore-aside = Lo que hay aquí se aparta como { $name }. Para deshacerlo, usa: topcut back { $name }
restored = «{ $title }» continúa aquí, en la época { $epoch }. Se llama { $short }. Abre las páginas con topcut serve; en el panel, la página «Continuar» enumera las mesas cuyos resultados pueden faltar.
restored-sign-in = Su panel se abre para las cuentas que han llegado con él. Si aquí nadie sabe una de sus contraseñas, inicia con topcut serve --set-up, abre el enlace que aparece y escribe uno de sus nombres y una contraseña nueva.
created = Se ha creado «{ $title }». En la línea de órdenes se llama { $short }, o por el principio de su título.
created-commitment = Publica este compromiso antes de que se inscriba nadie; ata todos los sorteos que vienen: { $commitment }
import-unfinished = «{ $title }» no ha terminado, así que puede que lo lleve otro ordenador, y nunca deben continuar dos ordenadores el mismo torneo. Para continuarlo aquí en su lugar, responde que no y usa topcut restore con este fichero.
import-sure = ¿Guardar aquí solo una copia?
events-none = Todavía no hay ningún torneo en { $folder }. Crea uno con topcut new.
exported = { $facts ->
    [one] Se ha escrito 1 entrada
   *[other] Se han escrito { $facts } entradas
} en { $file }{ $public ->
    [true] , sin lo secreto
   *[other] , secretos incluidos: no lo compartas
}.
imported = Se ha importado «{ $title }»: { $facts ->
    [one] 1 entrada
   *[other] { $facts } entradas
}, la cadena está entera. Aquí se llama { $short }.
imported-here = «{ $title }» ya está aquí, con { $facts ->
    [one] la misma entrada
   *[other] las mismas { $facts } entradas
}. No había que hacer nada.
imported-so = Se jugó así en otro sitio, y se toma tal como fue.
imported-unknown = Se jugó en otro sitio. El fichero del que viene no dice si esto se hizo allí.
imported-ejected = El fichero del que viene dice que hubo expulsión, y no por qué.
imported-history = Se ha creado «{ $title }» a partir del fichero: { $players } jugadores, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}. Aquí se llama { $short }.
people-preview = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
} en el fichero, leído como { $encoding }, columnas separadas por { $separator ->
    [tab] tabuladores
   *[other] { $separator }
}:
people-problems = { $count ->
    [one] Hay 1 línea que no se puede usar:
   *[other] Hay { $count } líneas que no se pueden usar:
}
people-nothing = No se ha inscrito a nadie. Corrige el fichero y vuelve a intentarlo.
people-namesakes = No se ha inscrito a nadie. Si es otra persona, dilo: --another "{ $name }". Si es la misma, quita la línea.
people-confirm = Todavía no se ha inscrito a nadie. Si esto es correcto, repite la orden con --yes.
people-entered = Inscripción en «{ $title }»: { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}.
doctor-folder = Carpeta de datos: { $folder }.
moved = Trasladado a { $where }: { $tournaments ->
    [one] 1 torneo
   *[other] { $tournaments } torneos
} con { $facts } entradas, y todas las cuentas, sesiones y recibos. Allí se ha comprobado cada registro, y termina como aquí. Lo antiguo se ha dejado como estaba: desde ahora sirve solo lo nuevo.
doctor-postgres = PostgreSQL { $version }, con fsync, full_page_writes y synchronous_commit activados: lo confirmado sobrevive a una caída del servidor.
doctor-sqlite = SQLite { $version }, journal { $journal }, sync { $sync }: lo confirmado sobrevive a un corte de luz.
doctor-sqlite-odd = SQLite { $version }, journal { $journal }, sync { $sync }: estos no son los ajustes seguros.
doctor-lock = Solo esta orden está usando la carpeta.
doctor-space = Quedan { $free } MB libres.
doctor-tournament = { $title } ({ $short }): { $facts ->
    [one] 1 entrada
   *[other] { $facts } entradas
}, la cadena está entera, el testigo coincide.
doctor-trouble = { $title } ({ $short }):
doctor-none = No hay ningún torneo.
doctor-well = Todo está en orden.
doctor-ill = { $count ->
    [one] Hay 1 cosa pendiente de ti.
   *[other] Hay { $count } cosas pendientes de ti.
}

## The commands generate and verify

generated = { $count ->
    [one] Un torneo
   *[other] { $count } torneos
} con { $facts } entradas en { $folder }.
generated-kind = tipo
generated-facts = entradas
generated-missing = { $count ->
    [one] Un tipo de entrada no ha aparecido:
   *[other] { $count } tipos de entradas no han aparecido:
}
generated-touched = { $count ->
    [one] Se ha tocado una cláusula
   *[other] Se han tocado { $count } cláusulas
} de { $title } y de las interpretaciones para todos los reglamentos.
generated-untouched = { $count ->
    [one] Una no se ha tocado, o no consta en ninguna entrada:
   *[other] { $count } no se han tocado, o no constan en ninguna entrada:
}

## Serving the pages

serve-here = Topcut está en { $url }, en este ordenador.
serve-hosted = Topcut está en { $url }, y espera a su proxy en el puerto { $port }.
serve-ask = Este ordenador está en una red, en { $address }. ¿Dejar que se conecten los móviles de esta sala?
serve-python = Este es Python { $version }, y desde fuera se puede atascar un servidor que funcione con él ({ $ids }). Topcut se protege de lo que conoce; aun así, instala Python { $mended } o uno más nuevo y arranca Topcut con él, salvo que tu sistema diga que ya ha reparado el suyo.
serve-alone = Los móviles no llegan hasta aquí. Para dejarlos entrar, detenlo y arráncalo con:
serve-lan = Los móviles de la misma red abren { $url } o escanean esto:
serve-backup = Las copias de seguridad van a { $folder }, menos de diez segundos después de cada cambio.
serve-copies = En { $folder } hay un torneo que no está en este ordenador. Para continuarlo aquí, abre «Copias de seguridad» en el panel, o detén Topcut y usa: topcut restore
serve-set-up = { $place ->
    [hosted] Para crear la cuenta que lleva este servidor, abre este enlace en tu navegador, una vez, en el plazo de un día: { $link }
   *[here] Para crear una cuenta, abre este enlace en este ordenador, una vez, en el plazo de un día: { $link }
}
serve-ownerless = { $title } no tiene propietario: la entrada que dice de quién es está dañada o falta, así que ninguna cuenta abre su panel. Para dárselo a todas las cuentas de este ordenador, detén Topcut y arráncalo una vez con: topcut serve --set-up
serve-stop = Detenlo con Ctrl+C. Todo lo introducido hasta entonces está guardado.
people-added = { $count ->
    [one] Inscripción hecha: { $name }.
   *[other] Inscripción hecha: { $count } jugadores.
}
people-would-be-entered = { $count ->
    [one] Se inscribiría a 1 jugador
   *[other] Se inscribiría a { $count } jugadores
}
people-enter = { $count ->
    [one] Inscribir a este jugador
   *[other] Inscribir a estos { $count } jugadores
}
check-in-all = { $count ->
    [one] Así se hace el check-in del único jugador que falta.
   *[other] Así se hace el check-in de los { $count } jugadores que faltan.
}

## Tables: the names of their columns, and words in them

column = Columnas
    .what-they-need = qué necesitan
    .chance = probabilidad
    .table = mesa
    .players = jugadores
    .state = estado
    .rank = puesto
    .player = jugador
    .rounds = rondas
    .id = id
    .club = club
    .where = estado
    .list = lista
    .paid = pagado
    .place = puesto
    .points = puntos
    .opponent = rival
    .event = torneo
    .title = título
    .facts = entradas
    .at = hora
    .name = nombre
    .version = versión
    .effective = en vigor
    .clauses = cláusulas
    .entry = ajuste
    .clause = cláusula
    .value = valor
    .section = sección
    .lists = listas
    .copies = copias
    .won = ganados
    .drawn = empatados
    .lost = perdidos
    .win = victorias %
    .from = de
    .to = a
    .line = línea
    .contact = contacto
    .epoch = época
    .made = hecha
    .file = fichero
    .how-it-is = estado
    .date = fecha
    .rule-book = reglamento
    .phase = fase
    .type = se escribe
    .for = para
column-challengers = Columnas de Challengers!
    .card = Carta
    .set = Set
    .level = Nivel
    .power = Fuerza
    .copies = Copias
    .what-it-does = Lo que hace
    .seat = Asiento
    .bot = Bot
    .wins = Victorias
    .fans = Hinchas
    .games = Partidas
    .rounds = Rondas
    .matches = Encuentros
    .reveals = Reveladas
    .beginner-wins = Gana quien empieza
    .offered = Ofrecida
    .picked = Elegida
    .pick-rate = Se elige
    .win-share = Victorias con ella
phase = { $phase ->
    [sign-up] inscripción
    [swiss] rondas suizas
    [bracket] fase final
    [damaged] dañado
    [deleted] borrado
   *[finished] terminado
}
console-organizer = organización
cards-listed = { $name }: { $set }, nivel { $level }, fuerza { $power }, copias { $copies }.
