# Checking a tournament, and what the referee found

public-verify-title = Verify
public-verify-heading = Check everything yourself
public-verify-steps = Three steps
public-verify-step-download = Download the public file. It has a place for each of the { $facts } facts of the log: the public ones in full, the others only as a digest.
public-verify-step-run = Install Topcut on a machine you trust, not this one, and run the referee. It is a second program that shares no code with what runs here:
public-verify-step-works = It works out the chain of facts, every draw, every result and the standings again, and names each fact that is not as it should be. It says how many facts were withheld and what it could not check because of that.
public-verify-here = Or let this computer do it now
public-verify-here-about = The same referee, run here. It is quick, and it finds mistakes of the program. It cannot convince you if you do not trust this computer or who runs it: then take the three steps above.
public-verify-ok = { $ok ->
    [true] Nothing wrong
   *[other] Not as it should be
}
public-verify-latest = <a href="{ $link }">The report up to fact { $n }</a>{ $newer ->
    [0] {""}
   *[other] ; the log has { $newer } now
}
public-verify-at-work = Working
public-verify-reading = The referee is reading up to fact { $n }
public-verify-now = Verify now
public-verify-proves = What the commitment proves
public-verify-proves-about = All chance comes from one seed. A commitment to it was published with the first fact, before anyone signed up, so no one could pick a seed that suits them afterwards. Each pairing is published with the key of its draw: anyone who has the key can make the same draw again. A draw that was made again counts its attempts, with a reason, for everyone to read.
public-verify-open = To be open about it: the person who runs this computer holds the seed and could work out coming rounds. The attempts and the log show what was done with it.
public-verify-commitment = Commitment of the draws
public-verify-seed = The seed
public-verify-seed-later = The seed is opened when the { $tournament } ends. Until then the referee checks pairings against their keys and says that they are not yet bound to the commitment.
public-verify-seal = Seal of the log
public-verify-fact = Fact { $n }
public-report-title = What the referee found
public-report-fact = fact { $n }
public-report-reading = The referee is reading the log up to fact { $n }
public-report-reading-about = It works out every draw, result and standing again. That takes a few seconds, or a minute for a large field; one log is read at a time.
public-report-look-again = Look again
public-report-no-verdict = No verdict
public-report-failed = At { $time }. This says nothing about the { $tournament }: nothing was found, neither right nor wrong.
public-report-try-again = Try again
public-report-read = Read at { $when }, up to fact { $n }, whose seal is { $seal }
public-report-unkept = This report could not be saved and is gone when the program ends.
public-report-check = Check up to fact { $n }
public-report-whole = the file as a whole
public-report-first = These are the first { $shown } of { $found }. Your own machine shows all of them.
public-report-show = Show this page to the { $organizer }. Each line is a fact of the log that does not follow from what came before it: a mistake of the program, or something that was changed. One wrong fact can make many later ones wrong, so begin with the first.
public-report-checked = What was checked
public-report-figure =
    .facts = Facts in the chain
    .draws = Draws made again
    .match = of which match
    .rounds = Rounds paired again
public-report-chain = Every fact is bound to all facts before it: none was changed, left out or slipped in later.
public-report-draws = Every draw follows from its key{ $seed ->
    [true] , and every key from the seed that was promised at the beginning
   *[other] {""}
}.
public-report-pairings = Every pairing, bye and table is the one that the rule book and the draw give for the standings of that moment.
public-report-results = Every result is one that the rule book allows, with the points that it gives, and the standings, the cut and the final ranking follow from them.
public-report-but = All of this except what is named above.
public-report-unchecked = What could not be checked, and why
public-report-same-log = Whether this is the log that people saw: whoever holds it could have written all of it anew. Compare a seal that you kept, on your phone or on paper, with the log: <a href="{ $link }">how</a>.
public-report-remarks = Not wrong, but worth a look
public-report-and-more = and more
public-report-nobody = Nobody has asked for it yet
public-report-nobody-about = The referee is a second program that works out everything again: the chain of facts, every draw, every result and the standings.
public-report-worth = What this proves, and what it does not
public-report-no-code = The referee shares no code with the program that ran this { $tournament }, so a mistake in one does not hide in the other.
public-report-this-computer = But it ran on <b>this computer</b>, which belongs to whoever runs the { $tournament }, and this computer made the page you are reading. If you do not trust it, do not trust this page either: take the file and run the referee on a machine of your own.
public-report-yourself = Check it yourself in three steps
public-report-every = Every report
public-report-up-to = up to fact { $n }
