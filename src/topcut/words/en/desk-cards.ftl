# The players' cards, at the desk

desk-cards-up = All players
desk-cards-title = Players' cards
desk-cards-pdf = A PDF with six on a page, to print and cut: each pile, and the piles on each other, are sorted by name. Each card has a QR code for one phone and the same in letters for the page <strong>{ $address }</strong>. Cards that were printed before stay good until one of them is used.
desk-cards-keep = Whoever holds a card is that player: keep the file to yourself, and delete it once it is printed. It cannot be shown again, only made anew.
desk-cards-make = Make the cards
desk-cards-trying = Only trying it out on this computer?
desk-cards-trying-about = Then a card opens a player's page in another browser, or in a private window.
desk-cards-everyone = Everyone is signed in
desk-cards-everyone-about = If a phone is lost or dead, show that player a new card; the old phone is signed out.
desk-cards-nobody = No players yet
desk-cards-enter = Enter players
desk-cards-claimed = Who has claimed a card
desk-cards-head =
    .player = Player
    .card = Card
    .here = On this screen
desk-cards-state =
    .claimed = Claimed
    .again = tried again
    .made = Made
    .none = None
desk-cards-new = New card<span class="unseen"> for { $player }</span>
desk-cards-show = Show<span class="unseen"> the card of { $player }</span>
