# The devices of an official

desk-devices-sign-out = Se déconnecter ici
desk-devices-signed-in = { $count ->
    [one] Connecté sur { $count } appareil
   *[other] Connecté sur { $count } appareils
}
desk-devices-about = Un appareil que vous déconnectez ne peut plus rien faire ici dès cet instant. S’il n’est pas à vous, dites-le à l’organisateur : tout ce qu’il a fait est dans le journal sous votre nom.
