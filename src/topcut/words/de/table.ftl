# Playing Challengers! on phones


## Menu and marks

table-menu = Menü
    .table = Der Tisch
    .standings = Wer vorn liegt
    .projector = Für einen Beamer
    .other-phone = Auf einem anderen Handy weiterspielen
    .verify = Das Mischen prüfen
    .cards = Alle Karten
    .again = Noch ein Spiel
    .ways = Alle Arten zu spielen
table-chip =
    .host = Gastgeber
    .you = du
    .left = gegangen, der Roboter spielt
    .away = weg, ein Bot spielt
    .choosing = wählt noch
    .ready = bereit
    .deciding = entscheidet
    .won = gewonnen
table-your-name = Dein Name
table-save = Speichern
table-final = Das Finale
    .watch = Das Finale ansehen
table-park = { $park }, Runde { $round }
table-over = Das Spiel ist vorbei
    .story = Alle Trophäen und die Geschichte des Spiels
    .verify = Das ganze Spiel prüfen
    .again = Noch einmal spielen
table-over-wins = { $player } gewinnt
table-wins = { $player } gewinnt Challengers!

## Where a game begins

table-front = Challengers! spielen
    .alone = Allein
    .play-alone = Allein spielen
    .table = An einem Tisch
    .open = Tisch öffnen
    .letters = Sechs Buchstaben
    .learn = Noch nie gespielt? Sieh dir ein erstes Spiel an
    .who = Wer hier Tische öffnen darf
table-front-go-on = Weiter<span class="unseen">: { $table }</span>
table-front-alone = Du gegen den Roboter, sieben Runden. Gefragt wird nur nach der Stufe des Roboters.
table-front-table = Bis zu acht Personen, alle mit einem Handy. Freie Plätze nehmen Bots und der Roboter.
table-front-join = Scann den Code auf dem Handy des Gastgebers, oder tipp seine sechs Buchstaben ein.

## Joining

table-join = Mitspielen
    .title = Dazukommen
    .letters = Sechs Buchstaben vom Handy des Gastgebers
    .example = KQXLMA
    .sit = Hinsetzen
    .ask = Um einen Platz bitten
    .before = Du hast hier schon gesessen?
    .yours = Ist einer dieser Plätze deiner?
    .watch = Nur zuschauen
    .projector = Den Tisch auf diesem Bildschirm zeigen, für alle
table-join-me = Ich bin { $player }
table-join-here = Hier: { $players }.
table-join-no-account = Es braucht kein Konto und kein Passwort.
table-join-tap = Jemand am Tisch lässt dich mit einem Tipp herein.
table-join-back = Komm mit diesem Handy auf deinen eigenen Platz zurück: Jemand am Tisch lässt dich mit einem Tipp herein.
table-join-dealt = Die Karten sind ausgeteilt, deshalb kann sich niemand mehr dazusetzen.
table-wait = Warten auf Einlass
    .chip = Bitte warten
    .again = Noch einmal nachsehen
table-wait-ask = Bitte den Tisch, { $player } hereinzulassen
table-wait-where = Auf dem Handy des Gastgebers, an diesem Tisch: <strong>{ $table }</strong>, gibt es jetzt einen Knopf mit deinem Namen, daneben das Zeichen dieses Handys: <strong class="code">{ $mark }</strong>
table-rings = <b>{ $player }</b> möchte sich dazusetzen.
table-rings-back = Ein anderes Handy sagt, es gehört <b>{ $player }</b>.
table-rings-mark = Das Zeichen auf diesem Handy ist <b class="code">{ $mark }</b>.
table-rings-let-in = Hereinlassen<span class="unseen">: { $player }</span>
table-rings-no = Nein<span class="unseen">, nicht { $player }</span>
table-phone = Ein anderes Handy
    .code = QR-Code für deinen Platz
    .show = Code zeigen
table-phone-scan = Scann das mit dem anderen Handy, oder öffne dort den Link. Er gilt einmal; auch dieses Handy bleibt am Tisch.
table-phone-type = Oder tipp bei <b>/c</b> ein: <strong class="code">{ $code }</strong>
table-phone-secret = Wer diesen Code hat, hat deinen Platz: Zeig ihn sonst niemandem.
table-phone-once = Du bekommst einen Code für deinen eigenen Platz, einmal gezeigt.

## Before cards are dealt

table-letters =
    .strangers = Kennst du diese Leute nicht? Vielleicht hat jemand die Buchstaben erraten.
    .close = Alle wegschicken, und eine Stunde lang niemanden mit Buchstaben klingeln lassen
    .closed = Die Buchstaben öffnen eine Stunde lang nichts, QR-Code und Link aber schon.
    .open = Wieder mit Buchstaben klingeln lassen
table-lobby =
    .mistake = Jemand sitzt hier aus Versehen?
    .not-playing = Du spielst doch nicht mit?
    .leave = Vom Tisch aufstehen
    .by-letters = Mit den sechs Buchstaben hinsetzen
    .others = Noch jemand?
    .others-solo = Wollen andere auch mitspielen?
    .code = QR-Code mit dem Link zu diesem Tisch
table-lobby-deals = { $host } teilt aus, wenn alle da sind.
table-lobby-goes-on = Diese Seite geht von selbst weiter.
table-lobby-free = Den Platz von { $player } freigeben
table-lobby-others = Andere kommen mit <a href="#others">QR-Code oder Link</a> dazu, oder mit den Buchstaben <strong class="code">{ $letters }</strong>
table-lobby-scan = Scann das, oder öffne <code class="wrap">{ $address }</code>
table-lobby-letters = Oder tipp auf <b class="wrap">{ $address }</b> diese Buchstaben ein; dann lässt der Gastgeber dich herein: <strong class="code big">{ $letters }</strong>
table-lobby-screen = Ein Bildschirm für alle? Tipp die Buchstaben auch dort ein, oder öffne <a href="{ $page }">die Seite für den Beamer</a>.
table-options =
    .robot = Stufe des Roboters
    .solo = SOLO-Karten
    .solo-note = nur allein gegen den Roboter
    .bots = Bots neben dir
    .bots-play = Sie spielen
    .deal = Karten austeilen
    .more = Mehr Optionen
    .printed = Wir haben die gedruckten Karten
    .printed-note = Handys sagen, wer wo sitzt, und zählen; ohne Bots
    .clock = Eine Uhr für jede Deck-Phase
    .pace = Bots antworten
    .keep-one = Eine Karte behalten
    .keep-one-note = niemand darf die letzte Karte des Decks entfernen
    .any-plan = Der Roboter nimmt irgendeinen Plan
    .any-plan-note = nicht den mit seinem Symbol
    .tray = Abgelegte Karten werden zurückgemischt, wenn es von einer Stufe so viele sind
    .tray-usual = wenn der Stapel nicht reicht
table-options-robot = Er spielt mit, wenn die Zahl der Personen ungerade ist. Stufen 4 und 5 nur gegen eine einzige Person.
table-options-sets = Sets zusätzlich zu City: wähl { $sets }

## The Deck Phase

table-draw = Karten ziehen
table-draw-from = { $piles ->
    [one] Fünf Karten vom Stapel.
   *[other] Fünf Karten von einem der Stapel.
}
table-draw-level = Von { $level } ziehen
table-pick = Wähl { $number } aus <small>von Stufe { $level }</small>
    .drawn = Die gezogenen Karten
    .stop = Keine mehr nehmen
table-then = Runde { $round } von { $rounds }, danach spielst du gegen { $player } im { $park ->
    [1] grünen
    [2] roten
    [3] violetten
   *[4] gelben
} Park
table-then-final = Das Finale, in dem du gegen { $player } spielst
table-until = Bis { $time } <span data-until="{ $ends }"></span>, dann vertritt dich ein Bot.
table-take = { $card } nehmen
table-take-how = Tipp auf eine Karte, dann auf <b>nehmen</b>.
table-redraw = Alle neu ziehen
    .note = Diese gehen zurück, und ebenso viele neue kommen. Einmal in dieser Deck-Phase.
    .do = Neu ziehen
table-pay = Noch eine auswählen?
    .none = Nein, alle behalten
table-pay-how = <b>{ $card }</b>: Gib eine Karte zurück, um noch eine zu nehmen.
table-pay-card = { $card } zurückgeben
table-empty = Deine letzte Karte
    .how = Auch deine letzte Karte entfernen? Ohne Karten verlierst du das Match.
    .keep = Behalten
    .remove = Entfernen
table-deck = Dein Deck
table-deck-level = { $level ->
    [S] Start
   *[other] Stufe { $level }
}: { $number }
table-remove = Hak an, was du entfernen willst, und nimm den Haken weg, wenn es bleiben soll: Bevor du bereit bist, ist nichts fort.
    .ready = Bereit zum Spielen
table-waited-for = Alle anderen sind bereit. Nimm dir die Zeit, die du brauchst.
table-coach = Der Coach
    .ask = Den Coach fragen
    .caption = Gewonnene Matches
    .picked = Ausgewählt
    .removed = Entfernt
    .won = Gewonnen
    .none = Keine Karte
table-coach-how = Wie oft du dein nächstes Match { $ask ->
    [pick] mit
   *[remove] ohne
} jeder dieser Karten gewinnen würdest, in { $played } simulierten Matches. Das siehst nur du.
table-coach-often = { $percent } % ± { $margin }
table-coach-knows = Er weiß, was du weißt: dein Deck, und was du von dem deines Gegenübers gesehen hast. Was er nicht gesehen hat, denkt er sich aus. Weiter als bis zu diesem Match schaut er nicht.

## The table

table-away = Ein Bot spielt für dich. Antworte unten, oder sag, dass du zurück bist.
    .back = Ich bin zurück
table-against = gegen { $player }
table-watch = Ansehen<span class="unseen">: Runde { $round }</span>
table-left = Du bist gegangen
    .note = Der Roboter spielt auf deinem Platz. Du kannst weiter bei jedem Match zuschauen.
table-ready = Du bist bereit.
table-matches = Runde { $round }: die Matches
table-you-play = Du spielst gegen { $player } im { $park ->
    [1] grünen
    [2] roten
    [3] violetten
   *[4] gelben
} Park.
table-asked = Du musst etwas wählen.
table-my-match = Zu meinem Match
table-piles = Stapel:
table-stand-in = Jemand ist weg?
    .note = Ein Bot antwortet, bis die Person zurück ist; der Roboter bleibt.
    .no-hurry = Es eilt nicht: Der Tisch kann warten, solange er mag.
table-stand-in-when = Der Gastgeber kann jederzeit einen Bot holen, die anderen erst, wenn das Spiel { $minutes } Minuten auf jemanden gewartet hat. Hat ein Bot so lange für den Gastgeber gespielt, ist Gastgeber, wer als Nächstes am Tisch sitzt, bis der erste zurück ist.
table-stand-in-bot = Von einem Bot vertreten lassen<span class="unseen">: { $player }</span>
table-stand-in-robot = Den Platz für immer dem Roboter geben<span class="unseen">: { $player }</span>
table-leave = Ich muss gehen
    .note = Für eine Pause geh einfach: Dein Platz wartet, oder die anderen lassen dich von einem Bot vertreten. Gehst du für immer, übernimmt der Roboter.
    .leave = Das Spiel verlassen

## A match

table-board =
    .flag = Die Fahne
    .free = frei
    .deck = Deck
    .exhaust = erschöpft
    .exhausted = Erschöpft:
    .reach = nötig
table-board-of = von { $total }
table-board-fans = { $fans }<span class="unseen"> { $fans ->
    [one] Fan
   *[other] Fans
} in diesem Match</span>
table-steps = Schritte dieses Matches
    .back = Einen Schritt zurück
    .forward = Einen Schritt vor
    .first = Von Anfang an
table-steps-skip = Ans Ende<span class="unseen">, zum neuesten Schritt</span>
table-speed = Tempo
    .slow = langsam
    .normal = normal
    .fast = schnell
table-sound = Ton
table-choice = Du hast in diesem Match etwas zu entscheiden.
    .skip = Dorthin springen
    .none = Keine davon
    .deck = Noch in deinem Deck, in keiner bestimmten Reihenfolge
    .nothing = Nichts.
table-small = Bank { $taken }/{ $seats } · Deck { $deck }
table-small-attack = { $total } von { $need }
table-match =
    .on = Weiter
    .table = Zum Tisch
    .picture = Als Bild speichern
    .others = Die anderen Parks
    .now = Jetzt in den Parks
table-match-awaited = Alle anderen sind bereit für das nächste Match. Nimm dir die Zeit, die du brauchst, dann geh weiter.
table-match-lost = Wer angreift, deckt Karten auf, bis sie die Zahl bei der Fahne erreichen, und bekommt die Fahne. Verloren hat, wem dabei die Karten ausgehen oder auf der Bank ein Platz fehlt.
table-match-steps = Schritt für Schritt, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
table-still = { $names ->
    [one] 1 Name
   *[other] { $names } Namen
} auf { $seats } Plätzen · { $deck } im Deck

## When it is over

table-ranking = Rangliste, mit allen Trophäen
    .trophies = Trophäen
    .tokens = Plättchen
table-ranking-round = Runde { $round }
table-ranking-how = Fans aus Trophäen und Plättchen; dann die Zahl der Trophäen, dann die späteste.
table-ranking-final = Das Finale entscheidet zwischen den ersten beiden.
table-story = Rangliste und Geschichte
    .again = Jedes Match noch einmal ansehen
table-story-watch = Ansehen<span class="unseen">, noch einmal: { $said }</span>
table-story-round = Runde { $round }, { $park }
table-story-of = <a href="{ $link }">{ $match }</a>:
table-story-beat = { $winner } schlug { $loser }

## On a projector

table-projector = Beamer
    .sitting = Am Tisch
    .code = QR-Code, um an diesen Tisch zu kommen
    .open = Auf dem Tisch
    .none = keine
table-projector-scan = Scann das, oder öffne <b class="wrap">{ $address }</b> und tipp ein:
table-projector-final = { $second ->
    [You] Das Finale: Du gegen { $first }
   *[other] Das Finale: { $first } gegen { $second }
}
table-projector-waits = Deck-Phase: { $count ->
    [0] Die Matches beginnen.
    [one] Eine Person wählt noch.
   *[other] { $count } Personen wählen noch.
}
table-projector-first = Die ersten Matches beginnen, wenn alle Decks bereit sind.
table-projector-tokens = { $tokens }<span class="unseen"> Fan-Plättchen</span>
table-projector-hidden = Gewonnene Runden. Was die Trophäen wert sind, bleibt verdeckt, bis Runde 7 vorbei ist.
table-projector-worths = Trophäen: die Runde, dann ihre Fans.
table-trophy-worth = <span class="unseen">Runde </span>{ $round }: { $fans }<span class="unseen"> { $fans ->
    [one] Fan
   *[other] Fans
}</span>
table-trophy-round = <span class="unseen">Runde </span>{ $round }

## With the printed cards

table-real =
    .final = Wer das Spiel gewinnt
    .who-won = Wer hat gewonnen?
    .trophy = Die Trophäe zeigt
    .face-down = sie bleibt verdeckt
    .end = Das Spiel beenden
    .by-plan = Weiter nach dem Plan von Topcut
    .printed = Wir sitzen nach den gedruckten Plänen
    .first = Erste Hälfte
    .second = Zweite Hälfte
    .sit = So sitzen
    .wrong = Etwas wurde falsch gemeldet
    .round = Runde
    .really = Wer wirklich gewonnen hat
    .tokens-winner = Fan-Plättchen der Siegerseite
    .tokens-other = Fan-Plättchen der anderen Seite
    .as-before = wie vorher gemeldet
    .reason = Was schiefging
    .correct = Korrigieren
    .gone = Jemand muss gehen
    .lay-out = Was auszulegen ist
table-real-half = Hälfte { $half }
table-real-tokens = Fan-Plättchen von { $player }
table-real-untold = Die Trophäe, die { $player } in Runde { $round } gewonnen hat
table-real-save = Speichern<span class="unseen">: Runde { $round }</span>
table-real-printed = Die Pläne von Topcut sind ebenso fair, aber nicht dieselben. Sag, wer wo sitzt: Es gilt für diese Runde, wenn noch nichts gemeldet ist, sonst für die nächste.
table-real-gone = Für immer: Der Roboter übernimmt den Platz, und der bekommt keinen Rang.
table-real-leaves = { $player } geht
table-real-sets = Sets: { $sets }.
table-real-robot = Der Roboter, Stufe { $level }: { $cards }.

## All cards

table-cards = Die Karten von Challengers!
    .short = Die Karten
    .play = Spielen
    .sets = Sets
    .all-sets = Alle Sets
    .all-cards = Alle Karten
table-cards-do = Was sie tun<span class="unseen">: { $set }</span>
table-copies = { $copies ->
    [one] 1 Exemplar
   *[other] { $copies } Exemplare
}{ $kind ->
    [starter] , damit beginnen alle
    [rare] , selten
    [common] , häufig
   *[none] {""}
}
table-paper = Auf Papier
    .which = Welche
    .how-many = Wie viele
    .one = Jede einmal
    .all = Alle Exemplare der Schachtel
    .size = Papier
    .a4 = A4
    .us-letter = US Letter
    .open = PDF öffnen
table-paper-note = Neun Karten auf einer Seite, groß wie Spielkarten, mit Marken zum Ausschneiden.

## The guided first game

table-learn =
    .leave = Verlassen
    .park = Der Park
    .happened = Was geschah
    .back = Zurück
    .next = Weiter
    .play = Jetzt allein spielen
    .tables = Zu den Tischen
    .cards = Alle Karten ansehen
    .again = Noch einmal
table-learn-title = { $lesson } · dein erstes Spiel

## Who may open tables

table-switch = Kartentische
    .here = Kartentische auf diesem Computer
    .who = Wer einen Tisch von Challengers! öffnen darf
    .most = Spiele gleichzeitig, höchstens
    .hours = Stunden, nach denen ein Tisch weggeräumt wird, an dem nichts geschieht
