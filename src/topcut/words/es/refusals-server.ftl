# What the data folder, the server, an account or a mirror refuses


## The data folder and the desk

refusal-data-in-use = { $here ->
    [true] Otro Topcut (proceso { $pid }) usa los datos de { $folder } desde { $since }. Usa ese, o ciérralo antes.
   *[false] Los datos de { $folder } están en uso en el ordenador { $host } desde { $since }. Cierra Topcut allí. Si ese ordenador está apagado o se ha colgado, borra el fichero { $file } de esa carpeta y arranca otra vez.
}
refusal-data-in-use-unnamed = Otro Topcut usa los datos de { $folder }, aunque el fichero { $file } ya no lo diga. Usa ese, o ciérralo antes. No se ha cambiado nada.
refusal-data-no-folder = { $folder } es un fichero, no una carpeta. Indica una carpeta para los datos.
refusal-data-read-only = No se ha guardado: Topcut no tiene permiso para escribir en { $folder } ({ $problem }). Permite escribir en la carpeta y sus ficheros, vuelve a conectar la unidad o indica otra carpeta con --data.
refusal-data-foreign = Este topcut.db no lo escribió Topcut, o su principio está destruido. Se ha dejado como estaba. Indica otra carpeta con --data, o recupera una copia de tus datos.
refusal-data-newer = Estos datos los escribió un Topcut más nuevo (formato { $found }; este conoce { $known }). Se han dejado como estaban. Instala la versión nueva.
refusal-data-damaged = El fichero { $file } está dañado, así que todo en su carpeta es de solo lectura. Exporta tus torneos, guarda una copia de la carpeta e impórtalos en una nueva.
refusal-data-elsewhere = { $folder } está en otro ordenador, o se copia allí mientras Topcut escribe, y eso puede dañarla. Indica con --data una carpeta en el disco de este ordenador.
refusal-row-damaged = { $table ->
    [rights] La entrada { $row } de la tabla { $table } está dañada, así que no deja entrar a nadie. Si por eso un torneo se ha quedado sin propietario, detén Topcut y arráncalo una vez con: topcut serve --set-up
   *[other] La entrada { $row } de la tabla { $table } está dañada. Corrígela si es una persona; si no, exporta el torneo e impórtalo en una carpeta nueva.
}
refusal-journal-foreign = { $journal } no corresponde a este { $file }: uno de los dos viene de otra copia. No se ha tocado nada. Pon los dos ficheros de la misma copia, o aparta { $journal } si has restaurado { $file }.
refusal-store-busy = No se ha guardado: otro programa lleva demasiado tiempo ocupando { $file }. Cierra programas de copias de seguridad y visores de bases de datos y vuelve a intentarlo.
refusal-store-failed = El disco da un error ({ $problem }), así que puede que lo último no se haya guardado. No se escribe nada más hasta reiniciar Topcut. Copia antes la carpeta de datos a otro disco.
refusal-disk-full = No se ha guardado: el disco está lleno ({ $free } MB libres). Todo lo anterior está a salvo. Libera espacio y vuelve a intentarlo.
refusal-disk-low = El disco está casi lleno: quedan { $free } MB libres. Libera espacio antes de la siguiente ronda.
refusal-log-damaged = La entrada { $n } del registro de este torneo está dañada. Lo anterior se puede leer todavía, pero no se puede escribir nada. Importa tu última copia del torneo en una carpeta nueva.
refusal-log-behind-witness = El registro de este torneo termina en la entrada { $n }, pero la entrada { $witnessed } se había guardado, o era otra. Algo ha sustituido o cortado el fichero, o al servidor de base de datos le faltan sus últimas escrituras. Ahora el registro es de solo lectura; recupera el topcut.db o la base de datos correcta, o importa tu última copia.
refusal-database-url = Esto no es la dirección de una base de datos PostgreSQL. Escríbela así: postgresql://user@host/name. No se ha cambiado nada.
refusal-database-library = Para usar un servidor de base de datos falta una biblioteca. Instala Topcut con su extra «postgres» y vuelve a intentarlo. No se ha cambiado nada.
refusal-database-unreached = No se ha podido conectar con el servidor de base de datos, o ha rechazado a Topcut. Esto ha respondido: «{ $problem }». Revisa en la dirección el servidor, el puerto, el usuario, la contraseña y el nombre de la base de datos. No se ha cambiado nada.
refusal-database-unsafe = { $setting ->
    [fsync] El servidor de base de datos tiene fsync=off: si se cae, puede perder lo que se ha dado por guardado, o todo. Pon fsync=on, reinicia el servidor de base de datos y arranca Topcut otra vez.
    [full_page_writes] El servidor de base de datos tiene full_page_writes=off: si se cae, sus ficheros pueden dañarse. Pon full_page_writes=on, recarga el servidor de base de datos y arranca Topcut otra vez.
   *[synchronous_commit] El servidor de base de datos tiene synchronous_commit=off: si se cae, puede perder lo que se ha dado por guardado. Pon synchronous_commit=on para esta base de datos y su usuario y arranca Topcut otra vez.
}
refusal-database-read-only = No se ha guardado: en este servidor de base de datos solo se puede leer, como en uno de reserva. Indica el que admite escrituras, o promueve este, y vuelve a intentarlo.
refusal-database-away = El servidor de base de datos no responde, o la conexión se cortó a mitad. Si estabas guardando algo, mira si está antes de introducirlo otra vez; lo que se confirmó antes está guardado. Vuelve a intentarlo en un momento.
refusal-database-busy = No se ha guardado: el servidor de base de datos ha tardado demasiado. No se ha cambiado nada; vuelve a intentarlo en un momento.
refusal-database-full = No se ha guardado: el disco del servidor de base de datos está lleno. Todo lo anterior está a salvo. Libera espacio allí y vuelve a intentarlo.
refusal-database-damaged = El servidor de base de datos avisa de que sus ficheros están dañados. Detén Topcut, guarda una copia de ellos y restaura la base de datos desde su última copia de seguridad.
refusal-database-refused = No se ha guardado: el servidor de base de datos lo ha rechazado (SQLSTATE { $state }). No se ha cambiado nada. Mira si su usuario puede crear tablas y escribir en ellas.
refusal-database-in-use = Otro Topcut tiene abierta esta base de datos, con un formato anterior o durante más tiempo del que se puede esperar. Detén todo lo que la use y vuelve a intentarlo. No se ha cambiado nada.
refusal-move-not-empty = Ya hay algo dentro, así que no se ha trasladado nada. Indica una base de datos o una carpeta vacía.
refusal-move-same = Todo está ya ahí. Di con --to adónde debe ir.
refusal-move-damaged = No todo lo que hay aquí está como se escribió, así que no se ha trasladado nada. Escribe topcut doctor para ver qué falla y arréglalo antes.
refusal-move-differs = Lo escrito no es lo que se había leído ({ $what }). No uses lo nuevo: vacíalo y vuelve a intentarlo. Lo antiguo está como estaba.
refusal-text-unstorable = No se ha guardado: el texto lleva un signo que ninguna base de datos puede guardar. Tecléalo otra vez, sin copiarlo de otro sitio.
refusal-fact-unknown = La entrada { $n } de este torneo ({ $kind }, formato { $v }) la escribió un Topcut más nuevo. El torneo solo se puede leer, y hasta ahí. Instala la versión nueva.
refusal-fact-unreadable = Este programa no entiende la entrada { $n } de este torneo: el error es nuestro. El torneo solo se puede leer, y hasta ahí. Expórtalo y comunica el error.
refusal-tournament-unknown = Aquí no hay ningún torneo { $tournament }. Revisa la dirección o búscalo en la lista de torneos.
refusal-tournament-deleted = Este torneo se borró. Durante 30 días, su propietario puede recuperarlo desde la página de inicio; un archivo guardado se puede importar en cualquier momento.
refusal-title-differs = No se ha borrado nada: «{ $typed }» no es su nombre. Para borrarlo, escribe «{ $title }».
refusal-id-differs = El registro de este torneo no se puede leer, así que no se puede comparar su título. Para borrarlo, escribe su id, { $tournament }; has escrito «{ $typed }». No se ha borrado nada.
refusal-not-a-drill = Este torneo es de verdad, no un simulacro. No se ha cambiado nada.
refusal-drill-unsure = Marca «Sí, definitivamente» para eliminar el simulacro. No se ha eliminado nada.
refusal-drill-data-in-use = Otro Topcut usa los datos de { $folder }. Allí también se puede empezar un simulacro: abre su página de inicio y pulsa «Simulacro». O quita --data, y este tendrá su propia carpeta. No se ha cambiado nada.
refusal-drill-of-cards = { $title } se juega con su propia orden, no en un panel, así que no tiene simulacro. Escribe: topcut challengers play
refusal-drill-book-unknown = No hay simulacro para «{ $name }». Elige uno de estos reglamentos: { $known }.
refusal-drill-players = Un simulacro tiene de { $least } a { $most } jugadores. Elige un número entre esos dos.
refusal-drill-too-many = Ya hay { $most } simulacros en marcha, y más lo harían todo lento. Pon uno en pausa o elimínalo antes. No se ha cambiado nada.
refusal-drill-speed = Un simulacro tiene estas velocidades: { $speeds } veces más rápido que un día real. Elige una de ellas. Una vez en marcha se puede poner en pausa.
refusal-drill-seed = La semilla de un simulacro es un texto de 1 a { $most } caracteres en una línea. Escribe otra, o no pongas ninguna.
refusal-tournament-exists = El torneo { $tournament } ya está en esta carpeta de datos. Impórtalo en otra carpeta, o continúa con el que hay aquí.
refusal-key-reused = Esta clave ya se ha usado para otro envío. Recarga la página y repite el envío; un programa lo manda con una clave nueva.
refusal-desk-overtaken = Mientras se decidía esto, otras personas han cambiado el torneo { $tries } veces. Míralo como está ahora y vuelve a intentarlo.

## The web pages: edges

refusal-page-unknown = Aquí no hay ninguna página así. Puede que la dirección tenga una errata, o que lo que mostraba ya no esté.
refusal-method-unknown = Eso no se puede hacer con esta dirección. Vuelve atrás y usa los botones de la página; para los programas, /api/v1/openapi.json describe cada dirección.
refusal-body-unreadable = Lo que ha llegado estaba incompleto o no se podía leer. No se ha guardado nada. Por favor, envíalo otra vez.
refusal-body-too-large = Es demasiado grande: aquí se pueden enviar { $most } kB de una vez como máximo. No se ha guardado nada.
refusal-too-many = Demasiadas veces en muy poco tiempo. No se ha guardado nada. Espera un minuto y vuelve a intentarlo.
refusal-forbidden = Has iniciado sesión, pero no como alguien que pueda abrir o hacer esto. No se ha cambiado nada. Si crees que deberías poder, inicia sesión con tu propia tarjeta, código o contraseña.
refusal-sign-in-needed = No has iniciado sesión, o tu sesión ha terminado, así que no se ha guardado nada. Por favor, inicia sesión y envíalo otra vez.
refusal-form-incomplete = Al formulario le falta algo que necesita: { $fields }. No se ha guardado nada. Abre la página otra vez y vuelve a enviarlo.
refusal-stopping = Topcut se está deteniendo. Lo que has enviado no se ha guardado. Vuelve a intentarlo en unos segundos.

## The big screen

refusal-sign-up-full = La lista de espera está llena: hay { $most } personas en ella. No se te ha inscrito. Pregunta al { $organizer }.
refusal-sign-up-busy = Se está inscribiendo más gente de la que esta página puede atender en un minuto. Todavía no se te ha inscrito; lo que has escrito sigue aquí. Espera un minuto y envíalo otra vez.
refusal-sign-up-junk = Esto no parecía una persona que se inscribe, así que no se ha guardado nada. Deja vacío el campo «Sitio web» y envíalo otra vez.
refusal-not-accepted = Marca la casilla para permitir tu nombre en las páginas públicas { $tournament ->
    [game] de esta partida
   *[other] de este torneo
}; sin eso no se te puede emparejar. No se ha guardado nada.
refusal-log-behind-phone = El móvil de un jugador tiene el recibo de la entrada { $n }, pero este registro termina en la { $last } o tomó otro camino. Aquí falta algo que se había confirmado: busca una copia más reciente antes de seguir. Los móviles conservan lo que se reportó desde ellos.
refusal-witness-lost = Al arrancar Topcut, el fichero topcut.heads no sabía nada de este registro, que terminaba en la entrada { $n }. Sin él nadie puede decir si se perdieron entradas posteriores. Compara con los recibos de los móviles y con las hojas impresas. Si está todo, confírmalo aquí; si no, busca una copia más reciente antes de seguir.
refusal-preview-busy = La imagen de este torneo no se puede dibujar en este momento. Pídela otra vez en un minuto.
refusal-verify-lately = El verificador ha trabajado aquí hace un momento. No se ha empezado nada. Lee el último informe, o pídelo otra vez en un minuto.
refusal-verify-busy = El verificador está ocupado con otros torneos. No se ha empezado nada. Pídelo otra vez en un minuto, o ejecútalo en tu propio ordenador.
refusal-verify-stopped = El verificador necesitaba más tiempo o memoria de lo que puede usar aquí ({ $seconds } segundos como máximo) y se ha detenido. No se ha guardado nada. Pídelo otra vez cuando este ordenador tenga menos que hacer, o ejecútalo en el tuyo.
refusal-verify-failed = El verificador ha terminado sin veredicto. No se ha guardado nada. Pídelo otra vez, o ejecútalo en tu propio ordenador.
refusal-verify-unreadable = El verificador no puede leer el fichero de este registro: { $problem } No se ha guardado nada. Enséñaselo a la organización.
refusal-verify-outdated = Se cambió o borró un nombre o un texto de este registro mientras el verificador lo leía. No se ha guardado nada. Pídelo otra vez.
refusal-alarm-changed = Este aviso ha cambiado o ya no está desde que se abrió la página. No se ha cambiado nada. Lee antes la página otra vez.
refusal-display-choice-unknown = La pantalla no tiene esa vista. Muestra lo que mostraba antes. Elige una de la lista.
refusal-list-not-open = Esta lista no está abierta para ti, o no hay ninguna.
refusal-not-sure = No se ha cambiado nada. Marca la casilla que lo confirma y envíalo otra vez.
refusal-forget-too-early = Sigues jugando, y la sala necesita tu nombre para llamarte a tu mesa. Abandona antes, o espera al final; no se ha borrado nada.

## Getting in

refusal-form-foreign = Esto no se ha enviado desde una página de este programa, o esa página es demasiado antigua. No se ha cambiado nada. Abre la página otra vez y vuelve a enviarlo.
refusal-form-stale = Alguien ha iniciado o cerrado sesión en este navegador desde que se abrió esa página. No se ha cambiado nada. Abre la página otra vez y vuelve a enviarlo.
refusal-host-unknown = Topcut no responde a esta dirección. Abre en su lugar { $address }.
refusal-away-too-long = Esta sesión lleva una hora sin usarse, así que ya no puede borrar ni exportar. Pídeselo al propietario, o pide una invitación nueva. No se ha cambiado nada.
refusal-claims-too-many = Desde aquí se han probado demasiados códigos erróneos en un minuto. Un código correcto sigue valiendo: revísalo letra por letra, o pide uno nuevo donde te lo dieron.
refusal-codes-off = Se han probado demasiados códigos de árbitro erróneos, así que los códigos quedan desactivados 10 minutos. La organización puede enviar en su lugar un enlace de invitación.
refusal-login-wait = { $seconds ->
    [one] Demasiadas contraseñas erróneas. Espera 1 segundo y vuelve a intentarlo.
   *[other] Demasiadas contraseñas erróneas. Espera { $seconds } segundos y vuelve a intentarlo.
} No se ha bloqueado nada.
refusal-hashing-busy = Ahora mismo hay otras personas iniciando sesión. Vuelve a intentarlo en un segundo.
refusal-login-wrong = Ese nombre y esa contraseña no van juntos. Revisa los dos, también las mayúsculas.
refusal-password-wrong = Esa no es la contraseña de tu cuenta. Revísala, también las mayúsculas, y escríbela otra vez. No se ha cambiado nada.
refusal-login-here-only = El propietario solo inicia sesión en el ordenador que ejecuta Topcut. Allí, en la página «Cuenta», se puede activar el inicio de sesión desde otros dispositivos.
refusal-password-short = Una contraseña necesita al menos { $least } caracteres. Tres o cuatro palabras sin relación son fáciles de recordar.
refusal-password-long = Una contraseña tiene { $most } caracteres como máximo.
refusal-password-weak = { $pattern ->
    [about-you] Una contraseña con tu propio nombre es la primera que prueba cualquiera.
    [known] Esta contraseña, o una muy parecida, está en las listas que se prueban primero en los ataques.
    [word] Una palabra corriente con unos pocos caracteres más se adivina en segundos.
    [spatial] Unas teclas vecinas del teclado se adivinan en segundos.
    [repeat] Una contraseña que se repite se adivina en segundos.
    [sequence] Letras o cifras en su orden habitual se adivinan en segundos.
    [date] Una fecha se adivina en segundos.
    [regex] Un año se adivina en segundos.
   *[other] Esta contraseña es demasiado fácil de adivinar.
} Usa mejor tres o cuatro palabras sin relación. No se ha guardado nada.
refusal-passwords-differ = Las dos contraseñas no son iguales. Teclea otra vez las dos.
refusal-name-missing = Escribe un nombre, para que los demás sepan quién es.
refusal-link-dead = Este enlace ya se ha usado o ha caducado. Pide uno nuevo.
refusal-set-up-dead = Este enlace de puesta en marcha ya se ha usado o ha caducado. Arranca Topcut otra vez para tener uno nuevo.
refusal-code-unknown = Ninguna tarjeta tiene este código. Revísalo letra por letra; una tarjeta más nueva anula las anteriores.
refusal-code-unreadable = Un código tiene 26 letras y cifras en grupos de cuatro. Tecléalas todas, o escanea el código QR.
refusal-claim-used = Esta tarjeta ya se usó el { $at }, en este tipo de dispositivo: { $agent }. Si no fuiste tú, pide a un árbitro una tarjeta nueva: dos toques, y se cierra la sesión del otro dispositivo.
refusal-claim-over = Este torneo ha terminado, así que sus tarjetas ya no valen. La clasificación final está en su página pública.
refusal-claim-none = { $player } ya no está en este torneo. Pregunta en la mesa de la organización.
refusal-device-shared = Este móvil también ha iniciado sesión para otro jugador de este torneo, así que no puede confirmar un resultado. Pide a un árbitro que lo introduzca.
refusal-judge-code-dead = Este código no es correcto, ya se ha usado o tiene más de 10 minutos. Pide uno nuevo a la organización.
refusal-judge-not-waiting = Ahí ya no espera nadie. No se ha cambiado nada.
refusal-warning-first = Los móviles llegan a este ordenador por HTTP sin cifrar. Lee y confirma antes lo que eso significa en la página «Cuenta» (en el menú, dentro de «Más»). No se ha dado a nadie un código ni una invitación.
refusal-session-gone = Esa sesión ya ha terminado.
refusal-organizer-needed = Eso solo se lo puede hacer a un organizador el propietario.
refusal-account-closed = Esta cuenta está cerrada. Pregunta a quien lleva este servidor; tus torneos siguen ahí, y los jugadores pueden seguir leyéndolos.
refusal-account-link-dead = Este enlace ya se ha usado o ha caducado. Pide uno nuevo a quien lleva este servidor.
refusal-account-taken = Ya hay una cuenta llamada { $name }. Elige otro nombre, o inicia sesión si es la tuya.
refusal-account-strange = No hay ninguna cuenta así en este servidor. No se ha cambiado nada.
refusal-account-own = Eso no se lo puedes hacer a tu propia cuenta desde aquí. No se ha cambiado nada.
refusal-account-holds = Esta cuenta es todavía propietaria de { $count ->
    [one] 1 torneo
   *[other] { $count } torneos
}. Bórralos o cédelos a un club, y después borra la cuenta. No se ha cambiado nada.
refusal-account-mirrors = Esta cuenta muestra todavía { $count ->
    [one] 1 torneo
   *[other] { $count } torneos
} de una sala. Retíralos en la página «Espejos», y después borra la cuenta. No se ha cambiado nada.
refusal-account-last = Esta es la única cuenta que lleva este servidor. Crea antes otra con topcut serve --set-up. No se ha cambiado nada.
refusal-accounts-invited = En este servidor las cuentas son por invitación. Abre el enlace que te enviaron, o pregunta a quien lo lleva. No se ha creado ninguna cuenta.
refusal-accounts-busy = Se están creando más cuentas de las que este servidor admite en un minuto. No se ha perdido nada; espera un minuto y envíalo otra vez.
refusal-hosted-only = Las cuentas para otras personas necesitan un servidor con conexión cifrada. En este ordenador, topcut serve --set-up muestra un enlace para otra cuenta. No se ha cambiado nada.
refusal-quota-number = { $typed } no es un número de 0 a { $most }. No se ha cambiado nada.
refusal-quota-running = Tienes { $most ->
    [one] 1 torneo sin terminar
   *[other] { $most } torneos sin terminar
}, tantos como te permite a la vez este servidor. Termina o archiva uno, o pregunta a quien lleva el servidor. No se ha creado nada.
refusal-quota-kept = Guardas { $most ->
    [one] 1 torneo
   *[other] { $most } torneos
} en este servidor, tantos como te permite. Borra uno que no necesite nadie (cuenta hasta que desaparece definitivamente), o pregunta a quien lleva el servidor. No se ha creado nada.
refusal-quota-players = Este servidor permite en un torneo, como máximo, { $most ->
    [one] 1 jugador
   *[other] { $most } jugadores
}. No se ha inscrito a nadie. El { $organizer } puede pedir más a quien lleva el servidor.
refusal-quota-megabytes = Todos los torneos de esta organización juntos han llenado los { $most } MB que permite este servidor. No se ha guardado nada. El { $organizer } puede borrar torneos antiguos, o pedir más a quien lleva el servidor.
refusal-club-unknown = No estás en ningún club así. No se ha cambiado nada.
refusal-club-owner-needed = Eso solo lo puede hacer un propietario del club. No se ha cambiado nada.
refusal-club-last-owner = Un club necesita un propietario. Haz antes propietario a otro miembro, o quita a todos los demás y cede sus torneos. No se ha cambiado nada.
refusal-club-holds = El club es todavía propietario de { $count ->
    [one] 1 torneo
   *[other] { $count } torneos
}, y no queda ningún otro miembro. Recupera cada uno en su página «Este torneo», y después sal del club. No se ha cambiado nada.
refusal-club-link-dead = Esta invitación ya se ha usado o ha caducado. Pide una nueva a un propietario del club.
refusal-club-in-already = Ya estás en { $club }. La invitación sigue valiendo para otra persona.
refusal-clubs-many = Estás en { $most } clubes, tantos como puede una cuenta. Deja antes uno. No se ha cambiado nada.
refusal-second-wrong = Ese código no es correcto, o ya se ha usado. Espera al siguiente de tu aplicación, o usa un código de recuperación. Todavía no has iniciado sesión.
refusal-second-late = Han pasado más de cinco minutos. No se ha cambiado nada. Empieza otra vez.
refusal-second-gone = Ese segundo factor ya no está. No se ha cambiado nada.
refusal-second-needs-tls = Los segundos factores necesitan TLS, y este ordenador sirve sus páginas por HTTP sin cifrar. No se ha añadido nada.
refusal-app-wrong = Ese no es el código que la aplicación debería mostrar ahora. Revisa la hora del móvil y escribe el código siguiente. Todavía no se ha añadido nada.
refusal-passkey-wrong = Esta clave de acceso (passkey) no ha respondido como debía, o demasiado tarde. No se ha cambiado nada. Inténtalo una vez más.
refusal-passkey-copied = Esta clave de acceso (passkey) ha contado hacia atrás, como haría una copia. No deja entrar a nadie. Inicia sesión con otro segundo factor y elimínala en la página «Segundos factores».

## The security log

refusal-account-unknown = No hay ninguna cuenta llamada { $name } en esta carpeta de datos. No se ha cambiado nada.

## Serving the pages

refusal-workers-many = Topcut sirve una carpeta de datos desde un solo proceso; { $workers } escribirían a la vez en un mismo fichero. No toques --workers ni WEB_CONCURRENCY: uno basta para una sala. Varios necesitan un servidor de base de datos: mira --database.
refusal-port-busy = El puerto { $port } está en uso, quizá por otro Topcut. Detén ese, o elige otro puerto con --port { $next }.
refusal-backup-database = Lo que hay en un servidor de base de datos se copia allí, con sus propios medios: docs/hosting.md dice cómo. Quita --backup y --sealed.
refusal-url-odd = «{ $url }» no es la dirección de un servidor en internet. Escríbela como la ven los navegadores, con https y nada detrás del nombre, como --url https://topcut.example.
refusal-url-alone = --url es para un servidor en internet; --lan, --host y --mirror son para una sala. Quita una de las dos cosas.
refusal-host-odd = «{ $host }» no es ni el nombre ni la dirección de un ordenador. Escribe solo el nombre, sin http:// delante ni puerto detrás, como --host topcut.local.
refusal-listen-odd = Por «{ $address }» no podría entrar nadie: no es una dirección de este ordenador. Quita --listen si el proxy también se ejecuta aquí; si no, indica una, 0.0.0.0 para todas las de IPv4 o :: para todas las de ambos tipos.
refusal-option-idle = { $option } no hace nada sin { $needed }. Añade esa opción o quita { $option }.
refusal-figures-weak = En { $file } no hay ningún token. Escribe ahí uno de al menos { $least } caracteres, que solo conozca lo que lee las cifras, y arranca otra vez.
refusal-lan-missing = Este ordenador no está en ninguna red, así que los móviles no llegan hasta él. Conéctate al wifi de la sala y arranca otra vez, o indica tú la dirección con --host.
refusal-withdraw-asked = ¿Dar de baja a { $player }?{ $next ->
    [nobody] {""}
   *[other] {" "}{ $next } entra desde la lista de espera.
} Todavía no se ha cambiado nada.
refusal-absent-asked = ¿Registrar el abandono de { $player } por incomparecencia? El encuentro también termina. Todavía no se ha cambiado nada.
refusal-forget-unsure = Marca «Sí, definitivamente» para borrar los datos de { $player }. No se ha borrado nada.

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

refusal-decided-at-the-hall = Esto se decide en la sala, y aquí solo se muestra. Ve allí a la mesa de la organización.
refusal-mirror-link = Esto no es ni la dirección de un Topcut en internet, como https://topcut.example, ni un enlace de su página «Espejos». Cópialo entero: empieza por https:// y termina con una clave detrás de un #.
refusal-mirror-plain = { $url } no está cifrado, así que la clave se podría leer por el camino. Usa una dirección que empiece por https://.
refusal-mirror-hosted = Este torneo ya se decide y se muestra en línea. Un espejo es para un portátil en una sala.
refusal-mirror-old-log = El registro de este torneo lo empezó un Topcut anterior, y lo que se tachara aquí no se podría tachar en un espejo. Se queda en casa.
refusal-mirror-unreachable = No se llega al espejo, así que muestra lo último que supo. Aquí no se pierde nada; se vuelve a intentar solo.
refusal-mirror-untrusted = Lo que responde allí no demuestra que sea ese servidor, así que no se ha enviado nada. En muchas redes hay que abrir antes en un navegador una página para entrar; o el reloj de este ordenador va mal, o el certificado ha caducado.
refusal-mirror-slow = El espejo no responde a tiempo. Aquí no se pierde nada; se vuelve a intentar solo.
refusal-mirror-strange = Lo que responde en esa dirección no es un espejo que este Topcut entienda. Revisa la dirección, y si los dos usan la misma versión.
refusal-mirror-key-refused = El espejo no conoce esta clave: nadie ha admitido allí todavía este ordenador, o la clave se revocó, o se copió solo en parte. Admítelo con el código de la página «Espejo» del panel, o crea allí una clave nueva.
refusal-mirror-busy = El espejo tiene demasiado que hacer en este momento. Se vuelve a intentar solo.
refusal-mirror-quota = El espejo muestra { $most ->
    [one] { $most } torneo
   *[other] { $most } torneos
} de esa cuenta y no admite más. Retira uno allí.
refusal-mirror-heavy = Todo lo que esta cuenta guarda en el espejo llena los { $most } MB que tiene permitidos, así que no se ha aceptado nada nuevo. Retira allí torneos antiguos, o pide más a quienes lo llevan.
refusal-mirror-removed = Este torneo se retiró del espejo. Para mostrarlo otra vez, crea allí una clave nueva y pon en marcha el espejo con ella.
refusal-mirror-troubled = El espejo no puede guardar este torneo en este momento. Pide a quien lo lleva que mire sus datos.
refusal-mirror-at-home = Ese servidor decide él mismo este torneo, así que no puede ser su espejo. Continúa solo en uno de los dos.
refusal-mirror-of-others = Otra cuenta ya refleja allí este torneo. Usa una clave de esa cuenta; si no es vuestra, pregunta a quienes llevan ese servidor.
refusal-mirror-other-source = Otro ordenador ha enviado al espejo otro historial de este torneo, en la misma época. No pueden ser los dos la sala: el espejo conserva lo que tiene. Averigua qué ordenador continúa y detén el espejo en el otro.
refusal-mirror-superseded = Otro ordenador se ha hecho cargo de este torneo (época { $epoch }), y el espejo sigue a ese. Continúa allí.
refusal-mirror-ahead = El espejo conoce { $n } entradas de este torneo, y este ordenador solo { $hall }: aquí falta algo, u otro ordenador ha continuado. No se ha enviado nada. Mira tus copias de seguridad.
refusal-mirror-gap = El espejo no tiene nada todavía de la entrada { $n }, así que no puede recibir lo que viene después. Se vuelve a enviar solo.
refusal-mirror-names = Un nombre enviado no es el que corresponde al registro, así que el espejo no ha aceptado nada.
refusal-mirror-unreadable = La línea { $row } de lo enviado no se puede leer. Mira si los dos usan la misma versión de Topcut.
refusal-mirror-too-large = Lo que habría que sustituir en el espejo es demasiado para una sola vez. Retira allí el torneo y pon en marcha el espejo con una clave nueva.
refusal-mirror-unproven = El espejo dice que otro ordenador se ha hecho cargo de este torneo (época { $epoch }), y no lo demuestra. Si es así, para aquí y continúa allí. Si no, sigue: aquí se guarda todo, solo el espejo se queda atrás.
refusal-mirror-full = Lo enviado es más grande de lo que admite ese servidor. Pide a quienes lo llevan que permitan más, y deja que las copias de seguridad vayan a una memoria USB.
refusal-mirror-not-fetched = No se llega al espejo, así que no se ha descargado nada. Revisa la red y la dirección, y vuelve a intentarlo.
refusal-mirror-copy-none = No hay ninguna copia sellada de este torneo que esta clave pueda descargar. Revisa su id en la lista de copias.
refusal-api-token-refused = Este token no se conoce aquí: se revocó, ha caducado o se copió solo en parte. Crea uno nuevo en la página de tu cuenta, en «Tokens para programas».
refusal-api-token-missing = Para esto un programa necesita un token. Crea uno en la página de tu cuenta, en «Tokens para programas», y envíalo como «Authorization: Bearer» y el token.
refusal-api-token-scope = Este token no puede hacer eso: le falta el permiso «{ $scope }». Crea uno que lo tenga en la página de tu cuenta.
refusal-api-token-elsewhere = Este token se creó para otro torneo. Usa el de este torneo, o crea uno para todos los tuyos.
refusal-api-token-here-only = Este token solo vale en el ordenador que ejecuta Topcut. Allí, en la página «Cuenta», se puede activar el inicio de sesión desde otros dispositivos; entonces vale desde cualquier sitio.
refusal-api-token-name = El token necesita un nombre de { $most } caracteres como máximo, como el del programa que lo usará. Escribe uno.
refusal-api-tokens-many = Ya hay { $most } tokens. Revoca uno que ya no se use.
refusal-api-token-gone = Ese token ya estaba revocado.
refusal-api-token-days = Un token dura de 1 a { $most } días. Elige cuánto dura este.
refusal-api-token-tournament = Ese torneo no es uno de los tuyos. Elige uno de la lista.
refusal-api-not-json = Lo enviado no es JSON. No se ha guardado nada.
refusal-api-form = Lo enviado no encaja con la descripción de esta dirección: { $why }. No se ha guardado nada.
refusal-api-key-unreadable = Una Idempotency-Key tiene de 1 a { $most } caracteres ASCII sencillos. No se ha guardado nada.
refusal-api-result-changed = El resultado de la mesa { $table } ha cambiado desde que preguntaste qué pasaría. Pregunta otra vez y después envía la corrección con el nuevo «was».
refusal-pair-not-seated = { $first } y { $second }, en este orden, no son una pareja de la ronda { $round }. Pide otra vez la ronda y nombra a los jugadores como ella.
refusal-nothing-to-do = No hay nada que hacer: ya está así. No se ha escrito nada.
refusal-api-streams-many = Hay tantas conexiones continuas abiertas como permite este servidor. Cierra una, o pide las entradas de vez en cuando.
refusal-api-busy = Este token ha preguntado { $most } veces en un minuto. Espera un minuto y pregunta menos a menudo; para las novedades hay una conexión continua.
refusal-mirror-key-name = La clave necesita un nombre de { $most } caracteres como máximo, como el del ordenador de la sala. Escribe uno.
refusal-mirror-keys-many = Ya hay { $most } claves. Revoca una que ya no se use.
refusal-mirror-key-known = Ese ordenador ya podía entrar.
refusal-mirror-ask-odd = Ese no es el código de un ordenador que pide entrar. Escanéalo otra vez en el panel de la sala, en la página «Espejo».
refusal-mirror-key-gone = Esa clave ya estaba revocada.
refusal-mirror-sure = No se ha retirado nada. Marca la casilla para confirmarlo.
refusal-mirror-key-missing = Falta la clave del espejo. Ponla en un fichero e indícalo con --mirror-key, o define { $variable }.
refusal-mirror-key-odd = Esa no es la clave de un espejo. Es lo que sigue al # del enlace: 22 letras, cifras, - y _. Cópialo entero.
refusal-mirror-key-shown = Quita el # y la clave que va detrás: lo que se teclea lo puede leer cualquiera en este ordenador. Pon la clave en un fichero e indícalo con --mirror-key, o define { $variable }.
refusal-file-exists = Ya hay un fichero { $file }, y se ha dejado como estaba. Indica otro con --to.
refusal-api-breaks-changed = Lo que incumplen estas parejas ya no es lo que se te dijo, o no has preguntado. Pregunta otra vez y envía las parejas con el nuevo «seen».
refusal-applicant-gone = No todas las personas de esta lista esperan respuesta. No se ha inscrito a nadie. Pregunta quién espera y responde otra vez.
