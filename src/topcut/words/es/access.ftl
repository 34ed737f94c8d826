# Getting in: accounts, clubs, cards


## Getting in

club-counts = { $members ->
    [one] 1 miembro
   *[other] { $members } miembros
}, { $tournaments ->
    [0] ningún torneo todavía
    [one] 1 torneo
   *[other] { $tournaments } torneos
}
accounts-counted = { $count ->
    [one] 1 cuenta
   *[other] { $count } cuentas
}
quota-field = { $kind ->
    [running] Torneos sin terminar
    [kept] Torneos guardados
    [players] Jugadores en cada uno
   *[megabytes] Megabytes en total
}
house-open = Desde ahora cualquiera puede crear aquí una cuenta.
house-invited = Desde ahora las cuentas son por invitación. Quien tiene una la conserva.
account-ready = Tu cuenta está lista.
account-closed-said = Se ha cerrado la cuenta, y la sesión en todos sus dispositivos. Sus torneos se pueden seguir leyendo.
account-reopened-said = La cuenta vuelve a estar abierta. Su propietario puede iniciar sesión.
account-forgotten-said = Se ha borrado tu cuenta. Gracias por organizar.
quota-said = Los nuevos límites valen desde ahora. No se ha quitado nada de lo que hay.
handed-over-said = { $count ->
    [0] No había nada que ceder.
    [one] 1 torneo pertenece ahora a { $name }.
   *[other] { $count } torneos pertenecen ahora a { $name }.
}
club-made-said = Se ha creado el club. Invita a otras personas con un enlace.
club-joined-said = Ya estás en { $club }. Sus torneos están en tu página de inicio.
club-left-said = Has dejado { $club }.
club-removed-said = { $name } ya no está en el club, y desde ahora no ve nada de sus paneles.
club-role-said = { $role ->
    [owner] { $name } tiene ahora el cargo de propietario del club.
   *[organizer] { $name } tiene ahora el cargo de organizador del club.
}
club-given-said = Este torneo pertenece ahora a { $club }. Lo organizan sus miembros.
club-taken-said = Este torneo vuelve a ser solo tuyo.
listed-said = Está en las listas y canales que ve todo el mundo.
not-listed-said = Ya no está en las listas ni en los canales. Quien tenga el enlace puede seguir leyendo sus páginas.
passkey-not-used = No se ha usado ninguna clave de acceso. Vuelve a intentarlo, o usa un código.
passkey-not-made = El dispositivo no ha creado ninguna clave de acceso. No se ha cambiado nada; vuelve a intentarlo.

## Where somebody is signed in

access-sign-out = Cerrar sesión
access-devices-since = desde { $since }, hasta { $until }
access-devices-this = este
access-devices-others = Cerrar las demás sesiones
access-devices-ended = { $count ->
    [one] Se ha cerrado la sesión en ese dispositivo.
   *[other] Se ha cerrado la sesión en { $count } dispositivos. Solo queda este.
}

## The doors

access-invitation = Invitación
access-accept-title = { $name }, ayuda a organizar { $title }
access-accept-about = Puedes emparejar rondas, introducir y corregir resultados y dejar entrar a árbitros, durante 16 horas en este dispositivo. Todo lo que hagas queda registrado con este nombre.
access-accept = Aceptar como { $name }
access-joined = Te damos la bienvenida. La sesión dura 16 horas.
access-device-kind = { $kind ->
    [android] móvil Android
    [windows] ordenador Windows
    [linux] ordenador Linux
   *[other] otro dispositivo
}
access-not-now = Ahora no
access-again-title = Otra vez la contraseña
access-again = ¿Sigues siendo tú?
access-again-about = Nadie ha usado esta sesión durante una hora, o Topcut se ha vuelto a arrancar. Lo que has pedido no se puede deshacer, así que introduce otra vez tu contraseña. Todavía no ha cambiado nada.
access-password = Contraseña
access-again-me = Soy yo
access-card = Tu tarjeta
access-card-title = Inicia sesión con tu tarjeta
access-card-about = Escanea el código QR de tu tarjeta, o teclea las letras impresas debajo. Las mayúsculas, los espacios y los guiones dan igual.
access-card-code = Código de la tarjeta
access-card-whose = Ver de quién es la tarjeta
access-card-phone = Sesión abierta en este móvil
access-card-sign-out = Cerrar la sesión en este móvil
access-card-none = ¿Sin tarjeta, con móvil nuevo o con un código que no funciona? Cualquier árbitro te da una tarjeta nueva con dos toques. La antigua deja entonces de valer.
access-card-judge = ¿Eres árbitro? <a href="/judge">Teclea aquí tu código de árbitro</a>.
access-card-organizer = La organización <a href="/login">inicia sesión aquí</a>.
access-club-join = Entrar en un club
access-club-join-title = Entrar en un club de organizadores
access-club-join-about = Podrás llevar todos los torneos del club, y sus demás miembros, los que tú le cedas.
access-club-join-first = Inicia sesión y abre otra vez el enlace: <a href="/login">iniciar sesión</a>, o <a href="/organize">crear una cuenta</a>.
access-club-join-code = Código de la invitación
access-club-join-now = Entrar en el club
access-club-join-once = Una invitación vale una vez, durante una semana. Un propietario del club puede crear otra.
access-confirm = ¿Eres tú?
access-confirm-name = ¿Eres { $name }?
access-confirm-about = Esta tarjeta es para <strong>{ $title }</strong>{ $place ->
    [none] {""}
   *[other] , { $place }
}. Vale una vez, en un solo móvil.
access-confirm-yes = Sí, iniciar sesión como { $name }
access-confirm-no = No, esta tarjeta no es mía
access-confirm-draw = Con este toque tu móvil añade al sorteo un número propio, así que nadie ha podido elegir los emparejamientos de antemano. Guarda un recibo.
access-go-on = Seguir
access-go-on-thanks = Gracias
access-go-on-about = Lo que has pedido todavía no se ha hecho. No se ha perdido nada de lo que has tecleado: hazlo ahora, o déjalo.
access-go-on-now = Hacerlo ahora
access-go-on-leave = Dejarlo
access-join = Ayudar a organizar
access-join-about = Abre el enlace que te han enviado, o teclea el código que lo acompañaba.
access-join-code = Código de invitación
access-join-look = Ver la invitación
access-join-once = Una invitación vale una vez, durante un día. El propietario del torneo puede enviar otra.
access-judge = Iniciar sesión como árbitro
access-judge-about = Teclea las ocho letras y cifras de la pantalla de la organización. Después la organización te deja entrar con un toque.
access-judge-code = Código de árbitro
access-judge-ask = Pedir entrar
access-judge-once = Un código vale una vez, durante diez minutos.
access-sign-in = Iniciar sesión
access-login-already = Ya has iniciado sesión. <a href="/">Ve a tus torneos</a>
access-login = Iniciar sesión como organizador
access-name = Nombre
access-login-other = ¿No eres el propietario?
access-login-play = Juego: tengo una tarjeta
access-login-judge = Arbitro: tengo un código
access-login-help = Ayudo a organizar: tengo una invitación
access-login-none = ¿Todavía sin cuenta? <a href="/organize">Una cuenta para organizadores</a>.
access-login-forgotten-there = ¿No recuerdas tu contraseña? Pide a quien lleva este servidor un enlace para una nueva: no se envían correos. Si lo llevas tú, arráncalo con <code>topcut serve --set-up</code>.
access-login-forgotten = ¿No recuerdas tu contraseña? En el ordenador en el que corre Topcut, detenlo y arráncalo con <code>topcut serve --set-up</code>: el nuevo enlace de puesta en marcha da a tu nombre una contraseña nueva.
access-cookie = Abre esto en tu navegador
access-cookie-title = Este navegador no ha guardado la sesión
access-cookie-about = Quizá estés en la ventanita que se abre cuando un móvil entra en una red Wi-Fi, o en una ventana privada que no permite cookies.
access-cookie-open = Abre tu navegador de siempre.
access-cookie-scan = Escanea otra vez tu tarjeta, o teclea su código en <strong>{ $address }</strong>.
access-cookie-once = Tu tarjeta vale una vez más durante dos minutos. Después, cualquier árbitro puede darte una nueva.
access-cookie-here = Reintentar aquí
access-organize = Una cuenta para organizadores
access-own-name = Tu nombre, como te conocen jugadores y árbitros
access-password-good = Al menos 12 caracteres. Van bien tres o cuatro palabras que no tengan que ver entre sí: se teclean rápido.
access-password-again = La misma contraseña otra vez
access-organize-about = La necesitas para crear y llevar torneos aquí; los jugadores no la necesitan nunca.
access-organize-invited = Las cuentas de este servidor son por invitación: abre el enlace que te han enviado.
access-organize-kept = Si tienes un enlace para una contraseña nueva, déjalo como está: tu nombre se conserva.
access-organize-code = { $open ->
    [true] Código del enlace, si te han enviado uno
   *[other] Código del enlace
}
access-organize-trap = Deja esto vacío
access-organize-save = Guardar
access-organize-mail = No se pide ningún correo electrónico, así que no se te puede enviar nada. Si olvidas tu contraseña, quien lleva este servidor puede crearte un enlace para una nueva.
access-organize-login = <a href="/login">Ya tengo cuenta: iniciar sesión</a>
access-setup = Puesta en marcha
access-setup-server = Tu cuenta en este servidor
access-setup-server-about = Es la que lleva este servidor: con ella invitas a organizadores y les pones límites, en <strong>Cuenta</strong>. Los jugadores no la necesitan nunca.
access-setup-here = Tu cuenta en este ordenador
access-setup-here-about = Solo se guarda en este ordenador. La necesitas para crear y llevar torneos; los jugadores no la necesitan nunca.
access-setup-code = Código de la consola
access-setup-create = Crear mi cuenta
access-second-step = Segundo paso
access-second-step-you = ¿Eres tú?
access-second-step-passkey = Tu contraseña era correcta. Ahora, tu clave de acceso.
access-second-step-use = Usar mi clave de acceso
access-second-step-code = Con un código
access-second-step-now = Tu contraseña era correcta. Ahora, un código.
access-second-step-field = Las seis cifras de tu aplicación, o uno de tus códigos de recuperación
access-second-step-lost = ¿Has perdido el dispositivo y los códigos de recuperación? En el ordenador en el que corre Topcut, detenlo y teclea <code>topcut remove-second-factors</code> con tu nombre; entonces basta tu contraseña.
access-second-step-again = Iniciar sesión otra vez
access-second-step-first = Primero tu nombre y tu contraseña. Después tienes cinco minutos para el segundo paso.
access-wait = Esperando para entrar
access-wait-chip = En espera
access-wait-ask = Pide a la organización que deje entrar a { $name }
access-wait-about = Tu código era correcto. En la página «Árbitros» de <strong>{ $title }</strong> hay ahora un botón con tu nombre, y al lado la marca de este móvil: <strong class="code">{ $mark }</strong>
access-wait-look = Mirar otra vez
access-account = Cuenta
access-clubs = Clubes
access-clubs-own = Tus clubes
access-clubs-role = { $owner ->
    [true] Propietario
   *[other] Organizador
}
access-clubs-none = No estás en ningún club. Un club es un grupo de organizadores que comparten sus torneos: cada miembro puede abrir el panel de todos.
access-clubs-new = Un club nuevo
access-clubs-name = Su nombre
access-clubs-make = Crear el club
access-clubs-invited = ¿Tienes una invitación?
access-clubs-code = Abre el enlace que te han enviado, o <a href="/clubs/join">teclea su código</a>.

## Clubs, and links that are shown once

access-link-once = Solo se muestra ahora.
access-link-code = Código QR del enlace
access-link-hand = O a mano: la dirección sin lo que sigue al signo #, y el código <b class="long">{ $code }</b>
access-club-invitation = Una invitación
access-club-invitation-once = Envíala a un solo organizador. Vale una vez, durante una semana.
access-club-members = Miembros
access-club-you = (tú)
access-club-role = { $role ->
    [owner] propietario
   *[other] organizador
}{ $closed ->
    [true] , cuenta cerrada por quien lleva este servidor
   *[other] {""}
}
access-club-make = { $role ->
    [owner] Hacer organizador
   *[other] Hacer propietario
}
access-club-remove = Quitar
access-club-tournaments = Torneos
access-club-desk = Al panel<span class="unseen"> de { $title }</span>
access-club-none = Todavía ninguno. Elige el club al crear un torneo, o cédele uno en su página «Este torneo».
access-club-invite = Invitar a un organizador
access-club-invite-about = Un enlace para una sola persona, que necesita una cuenta aquí. Los miembros llevan rondas y corrigen resultados; los propietarios además borran, y deciden quién está.
access-club-invite-make = Crear una invitación
access-club-leave = Dejar el club
access-club-leave-about = Ya no podrás abrir los paneles de sus torneos. Lo que hiciste queda en sus registros con tu nombre.
access-club-leave-now = Dejar el club
