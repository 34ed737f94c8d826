# A player’s card, shown at the desk

desk-show-card-title = Carte : { $player }
desk-show-card-signed-in = Connecté
desk-show-card-code = Code QR de la carte : { $player }
desk-show-card-scan = Scannez ceci avec votre téléphone, ou ouvrez <strong class="long">{ $address }</strong> et tapez
desk-show-card-window = Dans une fenêtre privée de cet ordinateur, ouvrez <strong class="long">{ $address }</strong> et tapez
desk-show-card-signs-out = Une nouvelle carte déconnecte ce téléphone.
desk-show-card-new = { $again ->
    [true] Nouvelle carte pour { $player }
   *[other] Montrer la carte : { $player }
}
desk-show-card-done = Terminé
desk-show-card-print = L’imprimer
desk-show-card-about = Valable pour un seul téléphone, et montrée seulement maintenant. Les anciennes cartes ne marchent plus ({ $player }), et un téléphone qui en utilisait une est déconnecté.
