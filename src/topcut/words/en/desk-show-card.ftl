# A player's card, shown at the desk

desk-show-card-title = { $player }'s card
desk-show-card-signed-in = Signed in
desk-show-card-code = QR code of the card of { $player }
desk-show-card-scan = Scan this with your phone, or open <strong class="long">{ $address }</strong> and type
desk-show-card-window = In a private window of this computer, open <strong class="long">{ $address }</strong> and type
desk-show-card-signs-out = A new card signs that phone out.
desk-show-card-new = { $again ->
    [true] New card for { $player }
   *[other] Show the card of { $player }
}
desk-show-card-done = Done
desk-show-card-print = Print it
desk-show-card-about = Good for one phone, and shown only now. Older cards of { $player } have stopped working, and a phone that used one is signed out.
