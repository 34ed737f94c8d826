# For whoever runs a server: its accounts

operator-accounts = Cuentas de este servidor
operator-invitation = Una invitación
operator-invitation-about = Envíala a un solo organizador. Crea una cuenta, una vez, durante una semana.
operator-find-account = Buscar una cuenta
operator-find = Buscar
operator-since = { $id }, desde { $since }
operator-chip =
    .closed = Cerrada
    .operates = Lleva este servidor
operator-none = Ninguna cuenta se llama así.
operator-pages = Páginas
operator-before = Anterior
operator-page = Página { $number } de { $pages }
operator-next = Siguiente
operator-who = Quién puede crear una cuenta
operator-who-may = { $open ->
    [true] Cualquiera
   *[other] Con invitación
}
operator-who-switch = { $open ->
    [true] Solo con invitación
   *[other] Dejar que cualquiera cree una
}
operator-invite = Crear una invitación
operator-no-mail = No se envía ningún correo. Una contraseña olvidada se sustituye con un enlace que creas en la página de la cuenta.
operator-quota-everyone = Cuánto puede guardar cada cual
operator-quota-everyone-about = Para cada cuenta sin límites propios. Las cuentas que llevan este servidor no tienen límite. No se quita nada de lo que hay.
# Typed where a number was asked for: it begins `refusal-quota-number`.
operator-quota-nothing = Nada
operator-save = Guardar

## One account

operator-account-of = Cuenta de { $name }
operator-password-link = Un enlace para una contraseña nueva
operator-password-link-about = Dáselo tú a { $name }, y a nadie más. Vale una vez, durante una semana.
operator-use = Lo que tiene
operator-use-of =
    .running = Torneos sin terminar
    .kept = Torneos guardados
    .megabytes = Registros, listas y torneos en espejo
    .devices = Sesión abierta en
    .since = Está desde
operator-used = { $used }{ $most ->
    [none] {""}
   *[other] {" "}de { $most }
}
operator-used-megabytes = { $used } MB{ $most ->
    [none] {""}
   *[other] {" "}de { $most } MB
}
operator-no-limit = Esta cuenta lleva el servidor y no tiene límite.
operator-quota = Cuánto puede guardar
operator-quota-about = { $own ->
    [true] Estos límites son los suyos.
   *[other] Estos son los límites de todos; si los guardas aquí, pasan a ser los suyos.
}
operator-you = Eres tú
operator-you-about = Tu contraseña y tus dispositivos están en la página <a href="/account">Cuenta</a>.
operator-close = { $closed ->
    [true] Cerrada
   *[other] Cerrarla
}
operator-closed-about = Desde { $since } nadie puede iniciar sesión con ella. Sus torneos se pueden leer, y sus árbitros y coorganizadores siguen.
operator-close-about = Se cierra la sesión en todos los dispositivos al momento, y nadie puede iniciarla hasta que la abras otra vez. Sus torneos se siguen leyendo; los árbitros y coorganizadores que ya entraron siguen.
operator-open-again = Abrirla otra vez
operator-close-it = Cerrar la cuenta
operator-password = Contraseña olvidada
operator-password-about = Un enlace con el que { $name } elige una nueva. En el registro de seguridad consta que lo has creado tú.
operator-password-make = Crear un enlace
operator-hand-over = Ceder
operator-hand-over-about = Todos los torneos que posee pasan a ser de otra cuenta. Si posee un club, la otra también lo posee.
operator-hand-over-name = Nombre de la otra cuenta
operator-hand-over-now = Cederlo todo
