# What the rule books call people and things, by their entry: English as the shipped documents have it, to the letter. A text
# that two of them share stands once.


## Marvel: Crisis Protocol, Challenger Event

ruleset-challenger-terms-tournament = Turnier
ruleset-challenger-terms-organizer = Event Organizer
ruleset-challenger-terms-organizer-short = EO
ruleset-challenger-terms-official = Watcher
ruleset-challenger-terms-head-official = Head Watcher
ruleset-challenger-terms-list = Roster
ruleset-challenger-terms-points = Event Points
ruleset-challenger-terms-cut = Progression Cut
ruleset-challenger-terms-bracket = Turnierbaum
ruleset-challenger-figures-vp = Siegpunkte
ruleset-challenger-tiebreakers-sos = Strength of Schedule
ruleset-challenger-tiebreakers-vp = Siegpunkte gesamt
ruleset-challenger-tiebreakers-random = Los
ruleset-challenger-grounds-1 = Respektlos gegenüber anderen am Tisch, Offiziellen oder dem Publikum
ruleset-challenger-grounds-2 = Das Gegenüber oder Offizielle absichtlich in die Irre geführt
ruleset-challenger-grounds-3 = Miniaturen, Gelände oder Marker absichtlich verschoben
ruleset-challenger-grounds-4 = Würfel aufgenommen, bevor das Gegenüber den Wurf gesehen hat
ruleset-challenger-grounds-5 = Das Gegenüber absichtlich abgelenkt oder gedrängt
ruleset-challenger-grounds-6 = Messtoleranz ausgenutzt
ruleset-challenger-grounds-7 = Offene Informationen missbraucht
ruleset-challenger-grounds-8 = Den Spielzustand nicht sauber und klar gehalten
ruleset-challenger-grounds-9 = Punktestände manipuliert
ruleset-challenger-ejection-grounds-1 = Gewalt oder Drohungen
ruleset-challenger-ejection-grounds-2 = Absichtlicher Betrug
ruleset-challenger-ejection-grounds-3 = Drei oder mehr Verwarnungen
ruleset-challenger-at-time = Spielt die laufende Spielrunde zu Ende und zählt dann eure Siegpunkte.
ruleset-challenger-materials-miniatures = Miniaturen: eine für jeden Charakter, überwiegend aus offiziellen Teilen, gut zu erkennen, keine fremden Marken außer denen von Marvel, durch Größe oder Pose nicht im Weg, auf offizieller oder gleicher Base
ruleset-challenger-materials-cards = Karten: alle Charakter-, Teamtaktik- und Krisenkarten des Rosters; keine Proxys
ruleset-challenger-materials-dice = Würfel: offizielle Crisis-Protocol-Würfel, kein Ersatz
ruleset-challenger-materials-tools = Reichweiten- und Bewegungsschablonen: in Größe und Form nie verändert, Ersatz geprüft, keine ohne offizielles Gegenstück
ruleset-challenger-materials-tokens = Marker: die auf dem Spielfeld nie verändert, Ersatz geprüft; die übrigen klar zu erkennen und nicht im Weg
ruleset-challenger-materials-other = Was das Spiel sonst noch braucht

## Challengers!

ruleset-challengers-terms-tournament = Spiel
ruleset-challengers-terms-organizer = Gastgeber
ruleset-challengers-terms-list = Deck
ruleset-challengers-terms-points = Fans
ruleset-challengers-terms-cut = Ende der sieben Runden
ruleset-challengers-terms-bracket = Finale
ruleset-challengers-figures-trophies = Trophäen
ruleset-challengers-figures-tokens = Fan-Plättchen
ruleset-challengers-tiebreakers-rounds = Runden der Trophäen, die späteste zuerst
ruleset-challengers-tiebreakers-random = Los
ruleset-challengers-plan-park-1 = grüner Park
ruleset-challengers-plan-park-2 = roter Park
ruleset-challengers-plan-park-3 = violetter Park
ruleset-challengers-plan-park-4 = gelber Park

## Munchkin Collectible Card Game, Tournament Regulations

ruleset-munchkin-terms-tournament = Turnier
ruleset-munchkin-terms-organizer = Tournament Organizer
ruleset-munchkin-terms-organizer-short = TO
ruleset-munchkin-terms-official = Floor Judge
ruleset-munchkin-terms-head-official = Head Judge
ruleset-munchkin-terms-points = Tournament Points
ruleset-munchkin-terms-cut = Top Cut
ruleset-munchkin-terms-bracket = Top-Cut-Runden
ruleset-munchkin-figures-damage = Schadensmarker auf dem Helden
ruleset-munchkin-figures-deck = Karten noch im Deck
ruleset-munchkin-tiebreakers-esos = Extended Strength of Schedule
ruleset-munchkin-grounds-1 = Fluchen
ruleset-munchkin-grounds-2 = Langsames Spiel oder Zeitschinden
ruleset-munchkin-grounds-3 = Betrug
ruleset-munchkin-grounds-4 = Mobbing, Belästigung oder Stalking
ruleset-munchkin-grounds-5 = Streit mit Offiziellen, anderen am Tisch oder Publikum, Angriffe, Beleidigungen
ruleset-munchkin-grounds-6 = Privatsphäre oder Sicherheit von jemandem verletzt
ruleset-munchkin-grounds-7 = Mobbing, Bloßstellen oder Einschüchtern in sozialen Medien
ruleset-munchkin-grounds-8 = Anweisungen von Offiziellen nicht befolgt
ruleset-munchkin-at-time = Spielt den Zug zu Ende und dann weiter, bis beide gleich viele Züge hatten; hat dann niemand gewonnen, vergleicht.
ruleset-munchkin-materials-deck = Eine Heldenkarte und ein legales Deck aus 40 Karten, oder das Produkt, das bei einem Select-Turnier ausgegeben wird
ruleset-munchkin-materials-sleeves = Hüllen: gleich in Größe, Farbe, Oberfläche und Zustand; auf Premier-Niveau undurchsichtig, auf Casual-Niveau undurchsichtig oder einheitliche Kartenrücken
ruleset-munchkin-materials-tokens = Marker: fremde verdecken nichts auf einer Karte
ruleset-munchkin-materials-dial = Ein Stufenzähler
ruleset-munchkin-materials-die = Ein sechsseitiger Würfel; im Match wird einer der beiden benutzt, von beiden

## Star Wars: Shatterpoint, Premier Showdown Event

ruleset-showdown-terms-official = Arbiter
ruleset-showdown-terms-head-official = Lead Arbiter
ruleset-showdown-terms-list = Premier List
ruleset-showdown-terms-points = Event Points
ruleset-showdown-terms-bracket = Turnierbaum mit Setzplätzen
ruleset-showdown-figures-struggle = Struggle Cards gewonnen
ruleset-showdown-figures-wounds = Wunden zugefügt
ruleset-showdown-figures-objectives = Missionsziele kontrolliert
ruleset-showdown-tiebreakers-struggle = Struggle Cards gewonnen
ruleset-showdown-tiebreakers-wounds = Wunden zugefügt
ruleset-showdown-mission-critical-says = Mission Critical: Zu Beginn der End of Turn Sequence erhält, wer am Zug ist, einen Momentum-Marker.
ruleset-showdown-at-time = Spielt den laufenden Zug zu Ende und rechnet dann die Punkte aus.
ruleset-showdown-materials-miniatures = Miniaturen: eine für jeden Charakter, überwiegend aus offiziellen Teilen, gut zu erkennen, keine fremden Marken außer denen von Lucasfilm, durch Größe oder Pose nicht im Weg, auf offizieller oder gleicher Base
ruleset-showdown-materials-cards = Karten: alle Mission, Order, Unit Stat und Stance Cards des Strike Teams; keine Proxys
ruleset-showdown-materials-dice = Würfel: offizielle Shatterpoint-Würfel, kein Ersatz
ruleset-showdown-materials-tools = Reichweiten- und Bewegungsschablonen: nie verändert, Ersatz geprüft, keine ohne offizielles Gegenstück
ruleset-showdown-materials-list = Strike Teams: die vier Squads und das Mission Set der Premier List

## Marvel: Crisis Protocol, Timeline Event

ruleset-timeline-terms-list = Timeline List
ruleset-timeline-terms-cut = Progression Cut
ruleset-timeline-terms-bracket = Final Rounds
ruleset-timeline-materials-miniatures = Miniaturen: eine für jeden Charakter, angemessen und bewusst bemalt, überwiegend aus offiziellen Teilen, gut zu erkennen, keine fremden Marken außer denen von Marvel, durch Größe oder Pose nicht im Weg, auf offizieller oder gleicher Base
ruleset-timeline-materials-cards = Karten: alle Charakter-, Teamtaktik- und Krisenkarten der Timeline List; keine Proxys

## The questions that the documents leave open, with the setting that answers each

ruleset-challenger-rulings-lists-seen-by = Wer sieht eine Liste, wenn das Turnier begonnen hat?
ruleset-challenger-rulings-lists-past-opponents = Sehen frühere Gegner sie weiterhin?
ruleset-challenger-rulings-lists-public = Sehen alle sie, ohne dass die Orga sie veröffentlicht?
ruleset-challenger-rulings-clock-faces = Wie viele Seiten hat der Würfel für Extraminuten?
ruleset-challenger-rulings-clock-hits = Wie viele seiner Seiten zeigen einen Critical oder einen Wild?
ruleset-challenger-rulings-clock-secret = Wer spielt, soll die Restzeit nicht erfahren: Wird das durchgesetzt?
ruleset-challenger-rulings-structure-fixed = Runden und Cut sollen vor dem Start angekündigt sein: Wird das durchgesetzt?
ruleset-challenger-rulings-leaving-missed-round = Was ist eine Niederlage ohne Paarung?
ruleset-challenger-rulings-bye-all-had-one = Wer bekommt das Freilos, wenn alle schon eins hatten?
ruleset-challenger-rulings-bye-is-opponent = Zählt ein Freilos als Gegner?
ruleset-challenger-rulings-cut-replacement = Welchen Setzplatz hat ein Ersatz, und rücken die unter der Lücke auf?
ruleset-challenger-rulings-bracket-draw = Wie wird die Phase nach dem Cut gespielt, und wer gewinnt dort ein Match, das unentschieden wäre?
ruleset-challenger-rulings-figures-vp-most = Bis zu wie vielen Siegpunkten gilt eine Eingabe nicht als Tippfehler?
ruleset-challenger-rulings-endings-concession-loser-has = Behält, wer aufgibt, die bisher erzielten Siegpunkte?
ruleset-challenger-rulings-endings-draw-loser-has = Wie viele Siegpunkte haben beide bei einem Unentschieden?
ruleset-challenger-rulings-strength-no-opponents = Welche Strength of Schedule hat, wer niemanden getroffen hat?
ruleset-challenger-rulings-tiebreakers-random-drawn = Wird das Los jedes Mal neu gezogen, wenn die Rangliste gezeigt wird?
ruleset-challenger-rulings-officials-head-watcher-appeals = Wer entscheidet über Einsprüche, und gibt es welche ohne Head Watcher?
ruleset-challenger-rulings-endings-no-show-winner-has = Was bekommt man, wenn das Gegenüber vor Spielbeginn nicht erscheint, aussteigt oder ausgeschlossen wird?
ruleset-challenger-rulings-endings-no-show-opponents = Zählt ein Gegenüber, das nicht erschienen ist, als Gegner?
ruleset-challenger-rulings-endings-double-no-show-both = Was bekommen beide, wenn keiner erscheint?
ruleset-challenger-rulings-leaving-before-game = Wie endet ein gepaartes Match, wenn vor Spielbeginn jemand geht?
ruleset-challenger-rulings-leaving-during-game = Wie endet es, wenn das Spiel schon begonnen hat?
ruleset-challenger-rulings-cut-bracket-points = Bringen Finalmatches Punkte, oder bleibt die Schweizer Rangliste, wie sie war?
ruleset-challenger-rulings-structure-binding = Ist die Tabelle des Ablaufs verbindlich?
ruleset-challenger-rulings-structure-cut-may-be-left-out = Kann der Cut ohne Abweichung wegfallen?
ruleset-challenger-rulings-structure-counted = Welche Zahl von Leuten wird in der Tabelle nachgeschlagen?
ruleset-challenger-rulings-strength-met-twice = Wie oft zählt ein Gegner, den man zweimal getroffen hat?
ruleset-challenger-rulings-strength-rounds = Wenn ein Gegner ausgestiegen ist: Durch welche Runden werden seine Punkte geteilt?
ruleset-challenger-rulings-strength-open-round = Was zählt, solange eine Runde offen ist?
ruleset-challenger-rulings-strength-unopposed = Sind Freilose und Niederlagen ohne Paarung gespielte Runden, und zählen sie als Gegner?
ruleset-challenger-rulings-cut-eligible = Wer kann den Cut schaffen, und wer kann nachrücken?
ruleset-challenger-rulings-leaving-rejoin-after-cut = Kann man nach dem Cut zurückkommen?
ruleset-challenger-rulings-leaving-ranks-dropped = Behält, wer ausgestiegen ist, den Platz im Endstand?
ruleset-challenger-rulings-leaving-ranks-ejected = Bekommen Ausgeschlossene einen Rang?
ruleset-challenger-rulings-bracket-drop = Was passiert, wenn jemand im Turnierbaum aussteigt?
ruleset-challenger-rulings-leaving-late-entry = Kann man nach dem Start noch einsteigen?
ruleset-challenger-rulings-leaving-missed-round-before = Was ist eine Runde für jemanden, der noch nicht da war?
ruleset-challenger-rulings-leaving-absent-round = Was ist eine Runde für jemanden, der sie nach Absprache auslässt?
ruleset-challenger-rulings-bracket-order = Wie wird ein Turnierbaum gezeichnet und nummeriert, den das Dokument nicht abdruckt?
ruleset-challenger-rulings-bracket-placings = Welchen Rang haben die Verlierer einer Finalrunde?
ruleset-challenger-rulings-clock-one-roll = Wird die Dauer für jeden Tisch gewürfelt oder einmal pro Runde für alle?
ruleset-challenger-rulings-clock-bracket-roll = Wird auch die Dauer der Finalrunden gewürfelt?
ruleset-challenger-rulings-bracket-both-leave = Beide eines Finalmatches gehen, nacheinander: Welches Match hat der Zweite verlassen?
ruleset-challenger-rulings-rematch-no-show = Zählt ein Nichtantritt als Paarung?
ruleset-challenger-rulings-lists-legal-on = Welcher Tag entscheidet bei einem mehrtägigen Turnier, was legal ist?
ruleset-challengers-rulings-plan-robot-plan = Hat der Roboter den Plan nur mit seinem Symbol, wie empfohlen, wenn alle einverstanden sind?
ruleset-challengers-rulings-tiebreakers-random-drawn = Wird das Los jedes Mal neu gezogen, wenn die Rangliste gezeigt wird?
ruleset-challengers-rulings-leaving-ranks-dropped = Hat, wer das Spiel verlassen hat, einen Rang?
ruleset-challengers-rulings-cut-replacement = Ersetzt jemand einen Finalisten, der gegangen ist?
ruleset-munchkin-rulings-officials-floor-judge-plays-at-premier = Welche Offiziellen sind die Leitenden, die auf Premier-Niveau nicht mitspielen dürfen?
ruleset-munchkin-rulings-lists-locked-at-select = Gegen welche Karten und wann kann ein Deck bei einem Select-Turnier tauschen?
ruleset-munchkin-rulings-lists-required = Sind Decklisten auf Casual-Niveau nötig?
ruleset-munchkin-rulings-clock-secret = Sehen alle die Restzeit?
ruleset-munchkin-rulings-games-bracket = Best of three wird für den Top Cut empfohlen: Ist es die Vorgabe?
ruleset-munchkin-rulings-games-level = Wer gewinnt ein Match, wenn beide bei Zeitende gleich viele Spiele gewonnen haben?
ruleset-munchkin-rulings-bye-later = Wer von denen mit den wenigsten Punkten bekommt das Freilos?
ruleset-munchkin-rulings-bye-once = Schließt ein Freilos ein zweites aus?
ruleset-munchkin-rulings-bye-all-had-one = Ohne zweite Freilose: Wer bekommt das Freilos, wenn alle schon eins hatten?
ruleset-munchkin-rulings-bracket-draw = Wie wird für den Top Cut gesetzt, und wer gewinnt dort ein Match, das gleich bleibt?
ruleset-munchkin-rulings-leaving-before-game = Was passiert mit einem Match, wenn jemand nach der Paarung aussteigt?
ruleset-munchkin-rulings-leaving-rejoin = Kann man zurückkommen?
ruleset-munchkin-rulings-figures-damage-most = Bis zu wie vielen Schadensmarkern gilt eine Eingabe nicht als Tippfehler?
ruleset-munchkin-rulings-strength-no-opponents = Welche Strength of Schedule hat, wer niemanden getroffen hat?
ruleset-munchkin-rulings-lists-seen-by = Wer sieht eine Deckliste?
ruleset-showdown-rulings-lists-required = Geben alle vor dem Start eine Liste ab?
ruleset-showdown-rulings-lists-locked = Kann sich eine Liste nach Turnierbeginn ändern?
ruleset-showdown-rulings-squads-sealed = Bleibt die Wahl der Squads verdeckt, bis beide gewählt haben?
ruleset-showdown-rulings-lists-seen-by = Wer sieht eine Premier List, wenn das Turnier begonnen hat?
ruleset-showdown-rulings-squads-bye-excuses = Entschuldigt ein Freilos oder eine verpasste Runde davon, jeden Squad zu spielen?
ruleset-showdown-rulings-clock-roll = Wird um Extraminuten gewürfelt?
ruleset-showdown-rulings-clock-faces = Wie viele Seiten hat ein Angriffswürfel?
ruleset-showdown-rulings-clock-hits = Wie viele seiner Seiten zeigen einen Critical oder einen Strike?
ruleset-showdown-rulings-clock-mission-critical-mark = Beginnt Mission Critical zur festen Zeit oder eine halbe Stunde vor dem Ende, wenn Minuten dazukamen?
ruleset-showdown-rulings-clock-mission-critical-by = Wer sagt Mission Critical an, wenn es keinen Lead Arbiter gibt?
ruleset-showdown-rulings-figures-struggle-most = Wie viele Struggle Cards kann eine Person gewinnen?
ruleset-showdown-rulings-figures-wounds-most = Bis zu wie vielen Wunden gilt eine Eingabe nicht als Tippfehler?
ruleset-showdown-rulings-endings-time-compare-objectives-equal = Wer gewinnt den Struggle, wenn beide gleich viele Ziele kontrollieren?
ruleset-showdown-rulings-endings-concession-loser-has = Behält, wer aufgibt, die bisherigen Summen?
ruleset-showdown-rulings-officials-lead-arbiter-appeals = Wer entscheidet über Einsprüche, und gibt es welche ohne Lead Arbiter?
ruleset-timeline-rulings-lists-limits-characters = Wie viele Charaktere hat ein Roster, wenn die Einleitung von dreißig in drei spricht?
ruleset-timeline-rulings-bracket-below = Welchen Rang haben alle unter dem Cut?
