# The devices of an official

desk-devices-sign-out = Hier ausloggen
desk-devices-signed-in = { $count ->
    [one] Auf 1 Gerät eingeloggt
   *[other] Auf { $count } Geräten eingeloggt
}
desk-devices-about = Ein Gerät, das du ausloggst, kann hier von da an nichts mehr tun. Ist es nicht deins, sag es der Orga: Alles, was es getan hat, steht unter deinem Namen im Protokoll.
