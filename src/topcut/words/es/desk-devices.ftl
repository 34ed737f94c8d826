# The devices of an official

desk-devices-sign-out = Cerrar sesión aquí
desk-devices-signed-in = { $count ->
    [one] Sesión iniciada en 1 dispositivo
   *[other] Sesión iniciada en { $count } dispositivos
}
desk-devices-about = Un dispositivo al que le cierras la sesión ya no puede hacer nada aquí desde ese momento. Si no es tuyo, díselo al organizador: todo lo que hizo está en el registro a tu nombre.
