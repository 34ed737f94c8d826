# The commands


## Files: what no file may contain, whatever its format

flood-share = In the last ten minutes it sent { $share }% of all that players sent. All of it has been kept so far.

## The commands

hint-language = Topcut does not speak { $language } yet
hint-help = Try “{ $command } --help”.
output-failed = The answer could not be written: { $problem }. Check the disk, or where the output goes.
mistake = Topcut made a mistake ({ $problem }), and nothing was written. Please report it with the command and the file that led here.

## The command pair

pair-round = Round { $number }
pair-bye = bye
pair-way = { $way ->
    [listed] All best pairings were listed, and one of them was drawn.
    [drawn] Drawn as the rule book says, group by group from the top.
    [limited] The best that was found before the search was over.
   *[first] Of the best pairings, the one that comes first in the drawn order.
}
pair-seed = Drawn with the seed “{ $seed }”: the same seed gives the same round.
pair-open = Round { $round } still has { $number ->
    [one] an open match
   *[other] { $number } open matches
}: { $pairs }. The next round is drawn as if it gave no one points; enter the result before you publish it.

## The command bracket

bracket-title = The bracket of the top { $size }
bracket-match = match { $number }
bracket-byes = { $number ->
    [one] Seed { $seeds } has
   *[other] Seeds { $seeds } have
} no match in round 1.
bracket-placing = The losers of round { $round } have place { $place }.

## The command check-pairing

check-nothing = Nothing is broken.

## The command check-list

list-legal = { $unverified ->
    [0] The list is legal.
    [one] The list is legal, with 1 thing that could not be verified.
   *[other] The list is legal, with { $unverified } things that could not be verified.
}
list-illegal = The list is not legal: { $number ->
    [one] 1 finding forbids it.
   *[other] { $number } findings forbid it.
}
catalogue-added = Added { $name }: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} for { $game }{ $day ->
    [none] .
   *[other] , of { $day }.
}
catalogue-replaced = It takes the place of the one { $before ->
    [none] without a day
   *[other] of { $before }
}{ $newer ->
    [yes] , which is newer
   *[no] {""}
}{ $gone ->
    [0] .
    [one] ; 1 name is no longer there.
   *[other] ; { $gone } names are no longer there.
}
catalogue-would-go = { $gone ->
    [0] Without { $name } every name is still known
    [one] Without { $name } 1 name is no longer known
   *[other] Without { $name } { $gone } names are no longer known
}{ $day ->
    [none] .
    [unknown] , and the catalogue of that name that comes with Topcut counts again.
   *[other] , and the catalogue of that name that comes with Topcut, of { $day }, counts again.
} Events that have begun keep it.
catalogue-sure = Take it out?
catalogue-removed = Taken out: { $name }.{ $day ->
    [none] {""}
    [unknown] {" "}The one that comes with Topcut counts again.
   *[other] {" "}The one that comes with Topcut, of { $day }, counts again.
}

## Archives and lists of people

upgraded = Another version of Topcut used this data before. A copy of it as it was is kept; to go back to that, stop Topcut and use: topcut back { $name }
back-asks = { $since ->
    [0] Nothing has been entered since the copy { $name } was made.
    [one] One fact has been entered since the copy { $name } was made, and is not in it.
   *[other] { $since } facts have been entered since the copy { $name } was made, and are not in it.
} What is there now is kept aside.
back-sure = Put the copy back?
back-done = The copy { $name } is back in its place; what was there is kept as { $aside }. Go on with { $version ->
    [other] the version of Topcut that you used then
   *[known] Topcut { $version }
}.
kept-empty = There is no copy in { $folder }.
backup-chosen = From now on backups are written to { $folder }.{ $shut ->
    [yes] {" "}This password opens none of the sealed copies that lie there already.
   *[no] {""}
}
backup-stopped = No more backups are written. Those that are there were left as they are.
went-on = “{ $title }” goes on here, in epoch { $epoch }. The computer that kept it before refuses as soon as it learns of that.
went-on-awake = Everything is saved here again.
backup-ask = Password of the backups:
asked-yes-no = [y/N]
asked-again = Answer yes or no.
asked-twice = The password once more:
asked-differs = These two are not the same. Once more:
backup-written = “{ $title }”: { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
} copied and read back.
backup-made = There was no folder { $folder }, so it was made.
backup-newest = good, the newest
backup-good = good
restore-passed-over = { $file } is passed over. { $problem }
restore-found = “{ $title }”, { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
}, epoch { $epoch }, copied at { $at }.
restore-accounts = With it come the accounts of { $names }: they can sign in here with their own passwords, except where there is an account of that name already.
restore-mirror = Its public pages go on being sent to { $url }.
restore-sure = From now on this computer keeps the tournament, and the one before must not go on. Continue?
restore-aside = What is here is kept aside as { $name }. To undo this, use: topcut back { $name }
restored = “{ $title }” goes on here, in epoch { $epoch }. It is called { $short }. Start the pages with topcut serve; at the desk, the page “Going on” lists the tables whose results may be missing.
restored-sign-in = Its desk opens for the accounts that came with it. If nobody here knows one of their passwords, start with topcut serve --set-up, open the link that it prints, and type one of their names and a new password.
created = “{ $title }” is created. It is called { $short } on the command line, or by the beginning of its title.
created-commitment = Publish this commitment before anyone signs up; it binds all draws to come: { $commitment }
import-unfinished = “{ $title }” is not over, so another computer may be running it, and two computers must never both go on with one tournament. To go on with it here instead, answer no and use topcut restore with this file.
import-sure = Keep only a copy of it here?
events-none = There is no tournament in { $folder } yet. Create one with topcut new.
exported = { $facts ->
    [one] 1 fact is
   *[other] { $facts } facts are
} written to { $file }{ $public ->
    [true] , without what is secret
   *[other] , secrets included: keep it to yourself
}.
imported = “{ $title }” is imported: { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
}, the chain is whole. It is called { $short } here.
imported-here = “{ $title }” is already here, with the same { $facts ->
    [one] fact
   *[other] { $facts } facts
}. Nothing needed to be done.
imported-so = It was played like this elsewhere, and is taken as it was.
imported-unknown = It was played elsewhere. The file that it comes from does not tell whether this was done there.
imported-ejected = The file that this comes from says that the player was ejected, and not why.
imported-history = “{ $title }” is created from the file: { $players } players, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. It is called { $short } here.
people-preview = { $count ->
    [one] 1 player
   *[other] { $count } players
} in the file, read as { $encoding }, columns separated by { $separator ->
    [tab] tabs
   *[other] { $separator }
}:
people-problems = { $count ->
    [one] 1 line cannot be taken:
   *[other] { $count } lines cannot be taken:
}
people-nothing = No one was entered. Correct the file and try again.
people-namesakes = No one was entered. If it is another person, say so: --another "{ $name }". If it is the same person, take the line out.
people-confirm = No one is entered yet. If this is right, run the command again with --yes.
people-entered = { $count ->
    [one] 1 player is
   *[other] { $count } players are
} entered into “{ $title }”.
doctor-folder = Data folder: { $folder }.
moved = Moved to { $where }: { $tournaments ->
    [one] 1 tournament
   *[other] { $tournaments } tournaments
} with { $facts } facts, and all accounts, sessions and receipts. Every log was checked there, and ends as it did here. The old one was left as it is: from now on serve only the new one.
doctor-postgres = PostgreSQL { $version }, with fsync, full_page_writes and synchronous_commit on: what was acknowledged survives a crash of the server.
doctor-sqlite = SQLite { $version }, journal { $journal }, sync { $sync }: what was acknowledged survives a power cut.
doctor-sqlite-odd = SQLite { $version }, journal { $journal }, sync { $sync }: these are not the safe settings.
doctor-lock = The folder is held by this command alone.
doctor-space = { $free } MB are free.
doctor-tournament = { $title } ({ $short }): { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
}, the chain is whole, the witness agrees.
doctor-trouble = { $title } ({ $short }):
doctor-none = There is no tournament.
doctor-well = Everything is in order.
doctor-ill = { $count ->
    [one] 1 thing needs you.
   *[other] { $count } things need you.
}

## The commands generate and verify

generated = { $count ->
    [one] One tournament
   *[other] { $count } tournaments
} of { $facts } facts { $count ->
    [one] is
   *[other] are
} in { $folder }.
generated-kind = kind
generated-facts = facts
generated-missing = { $count ->
    [one] One kind of fact has not come up:
   *[other] { $count } kinds of facts have not come up:
}
generated-touched = { $count ->
    [one] One clause
   *[other] { $count } clauses
} of { $title } and of the rulings for all rule books { $count ->
    [one] was
   *[other] were
} touched.
generated-untouched = { $count ->
    [one] One was not, or stands in no fact:
   *[other] { $count } were not, or stand in no fact:
}

## Serving the pages

serve-here = Topcut is at { $url } on this computer.
serve-hosted = Topcut is at { $url }, and waits for its proxy on port { $port }.
serve-ask = This computer is on a network, at { $address }. Let phones in this hall connect?
serve-python = This is Python { $version }, and strangers can hold up a server that runs on it ({ $ids }). Topcut guards against what it knows of; still, install Python { $mended } or newer and start Topcut with that, unless your system says that it has mended its own.
serve-alone = Phones cannot reach it. To let them in, stop it and start it with:
serve-lan = Phones on the same network open { $url } or scan this:
serve-backup = Backups go to { $folder }, within ten seconds of each change.
serve-copies = There is a tournament in { $folder } that is not on this computer. To go on with it here, open Backups at the desk, or stop Topcut and use: topcut restore
serve-set-up = { $place ->
    [hosted] To make the account that runs this server, open this link in your browser, once, within a day: { $link }
   *[here] To make an account, open this link on this computer, once, within a day: { $link }
}
serve-ownerless = { $title } has no owner: the entry that says whose it is has been damaged or is missing, so no account opens its desk. To give it to everyone with an account on this computer, stop Topcut and start it once with: topcut serve --set-up
serve-stop = Stop it with Ctrl+C. Everything entered so far is saved.
people-added = { $count ->
    [one] { $name } is entered.
   *[other] { $count } players are entered.
}
people-would-be-entered = { $count ->
    [one] 1 player would be entered
   *[other] { $count } players would be entered
}
people-enter = { $count ->
    [one] Enter this player
   *[other] Enter these { $count } players
}
check-in-all = { $count ->
    [one] This checks in the 1 player who is not checked in yet.
   *[other] This checks in the { $count } players who are not checked in yet.
}

## Tables: the names of their columns, and words in them

column = Columns
    .what-they-need = what they need
    .chance = chance
    .table = table
    .players = players
    .state = state
    .rank = rank
    .player = player
    .rounds = rounds
    .id = id
    .club = club
    .where = where
    .list = list
    .paid = paid
    .place = place
    .points = points
    .opponent = opponent
    .event = event
    .title = title
    .facts = facts
    .at = at
    .name = name
    .version = version
    .effective = effective
    .clauses = clauses
    .entry = entry
    .clause = clause
    .value = value
    .section = section
    .lists = lists
    .copies = copies
    .won = won
    .drawn = drawn
    .lost = lost
    .win = win %
    .from = from
    .to = to
    .line = line
    .contact = contact
    .epoch = epoch
    .made = made
    .file = file
    .how-it-is = how it is
    .date = date
    .rule-book = rule book
    .phase = phase
    .type = type
    .for = for
column-challengers = Columns of Challengers!
    .card = Card
    .set = Set
    .level = Level
    .power = Power
    .copies = Copies
    .what-it-does = What it does
    .seat = Seat
    .bot = Bot
    .wins = Wins
    .fans = Fans
    .games = Games
    .rounds = Rounds
    .matches = Matches
    .reveals = Reveals
    .beginner-wins = Beginner wins
    .offered = Offered
    .picked = Picked
    .pick-rate = Pick rate
    .win-share = Win share
phase = { $phase ->
    [sign-up] sign-up
    [swiss] swiss
    [bracket] bracket
    [damaged] damaged
    [deleted] deleted
   *[finished] finished
}
console-organizer = organizer
cards-listed = { $name }: { $set }, Level { $level }, Power { $power }, Copies { $copies }.
