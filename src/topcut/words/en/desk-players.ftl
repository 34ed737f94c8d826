# Who plays, at the desk

desk-players-title = Players
desk-players-none-yet = none yet
desk-players-to =
    .import = Import a spreadsheet
    .cards = Cards
    .start = Go to the start

## Entering

desk-players-enter = Enter players
desk-players-late = The { $tournament } has started: players who come late have an unpaired loss for each round missed.
desk-players-one = Name, or name and club with a comma
desk-players-example = Ana Lee, North
desk-players-add = Add <kbd>Enter</kbd>
desk-players-many = Many at once
desk-players-lines = One player per line
desk-players-columns = { $fee ->
    [true] A line may go on with club, contact and paid (yes or no), with commas between them.
   *[other] A line may go on with club and contact, with commas between them.
} You can paste straight from a spreadsheet.
desk-players-enter-all = Enter them all
desk-players-enter-and-start = Enter them and go to the start
desk-players-admit = Let them play
desk-players-decline = Decline

## The list

desk-players-filter =
    .title = Filter
    .everyone = Everyone
    .unpaid = Not paid
    .warned = Warned
    .card = Looking for a card
    .find = Find by name or club
desk-players-filter-list = { $list } not accepted
desk-players-column =
    .player = Player
    .where = Where
    .rank = Rank
    .points = Points
    .record = Won-drawn-lost
    .fee = Fee
    .table = Fixed table
desk-players-warned = { $count } warned
desk-players-squads = squads not used
desk-players-no-way-back = No way back
desk-players-let = { $rejoin ->
    [true] Let back
   *[other] Let in again
}<span class="unseen">: { $player }</span>
desk-players-paid = Paid<span class="unseen"> by { $player }, take back</span>
desk-players-has-paid = Paid
desk-players-take-fee = Take fee<span class="unseen"> of { $player }</span>
desk-players-nobody = No one here.
desk-players-show-all = Show everyone

## Beside it

desk-players-lists = { $list }s
desk-players-paper = On paper? Note for all who have none
desk-players-paper-go = Note it for all of them
desk-players-phones = Players can also hand theirs in on their phones. Topcut checks what it can read by the rule book.
desk-players-keys = Keys
desk-players-keys-about = Type a name, <kbd>Enter</kbd>, the next name. No one is entered twice under the same name.
