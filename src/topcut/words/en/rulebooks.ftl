# What the rule books call people and things, by their entry: English as the shipped documents have it, to the letter. A text
# that two of them share stands once.


## Marvel: Crisis Protocol, Challenger Event

ruleset-challenger-terms-tournament = event
ruleset-challenger-terms-organizer = Event Organizer
ruleset-challenger-terms-organizer-short = EO
ruleset-challenger-terms-official = Watcher
ruleset-challenger-terms-head-official = Head Watcher
ruleset-challenger-terms-list = Roster
ruleset-challenger-terms-points = event points
ruleset-challenger-terms-cut = progression cut
ruleset-challenger-terms-bracket = bracket
ruleset-challenger-figures-vp = Victory Points
ruleset-challenger-tiebreakers-sos = Strength of Schedule
ruleset-challenger-tiebreakers-vp = Victory Points Scored
ruleset-challenger-tiebreakers-random = Random
ruleset-challenger-grounds-1 = Disrespect towards a player, an official or a spectator
ruleset-challenger-grounds-2 = Misleading an opponent or an official on purpose
ruleset-challenger-grounds-3 = Disturbing miniatures, terrain or tokens on purpose
ruleset-challenger-grounds-4 = Picking up dice before the opponent has seen the roll
ruleset-challenger-grounds-5 = Distracting or hurrying an opponent on purpose
ruleset-challenger-grounds-6 = Abusing the margin of error
ruleset-challenger-grounds-7 = Abusing open information
ruleset-challenger-grounds-8 = Not keeping the game state clean and clear
ruleset-challenger-grounds-9 = Manipulating the scores
ruleset-challenger-ejection-grounds-1 = Violence or threats
ruleset-challenger-ejection-grounds-2 = Cheating on purpose
ruleset-challenger-ejection-grounds-3 = Three or more warnings
ruleset-challenger-at-time = Finish the current game round, then add up your Victory Points.
ruleset-challenger-materials-miniatures = Miniatures: one for each character, mostly official parts, recognisable, nobody's property but Marvel's, not in the way by size or pose, on an official base or one like it
ruleset-challenger-materials-cards = Cards: all character, Team Tactic and Crisis cards of the Roster; no proxies
ruleset-challenger-materials-dice = Dice: official Crisis Protocol dice, no replacements
ruleset-challenger-materials-tools = Range and movement tools: never altered in size or shape, replacements checked, none without an official equivalent
ruleset-challenger-materials-tokens = Tokens: those placed on the board never altered, replacements checked; the others clear and not in the way
ruleset-challenger-materials-other = Whatever else the game needs

## Challengers!

ruleset-challengers-terms-tournament = game
ruleset-challengers-terms-organizer = host
ruleset-challengers-terms-list = deck
ruleset-challengers-terms-points = fans
ruleset-challengers-terms-cut = end of the seven rounds
ruleset-challengers-terms-bracket = final
ruleset-challengers-figures-trophies = Trophies
ruleset-challengers-figures-tokens = Fan tokens
ruleset-challengers-tiebreakers-rounds = Rounds of the trophies, latest first
ruleset-challengers-tiebreakers-random = Lot
ruleset-challengers-plan-park-1 = green park
ruleset-challengers-plan-park-2 = red park
ruleset-challengers-plan-park-3 = purple park
ruleset-challengers-plan-park-4 = yellow park

## Munchkin Collectible Card Game, Tournament Regulations

ruleset-munchkin-terms-tournament = tournament
ruleset-munchkin-terms-organizer = Tournament Organizer
ruleset-munchkin-terms-organizer-short = TO
ruleset-munchkin-terms-official = Floor Judge
ruleset-munchkin-terms-head-official = Head Judge
ruleset-munchkin-terms-points = tournament points
ruleset-munchkin-terms-cut = Top Cut
ruleset-munchkin-terms-bracket = Top Cut rounds
ruleset-munchkin-figures-damage = Damage tokens on the Hero
ruleset-munchkin-figures-deck = Cards left in the deck
ruleset-munchkin-tiebreakers-esos = Extended Strength of Schedule
ruleset-munchkin-grounds-1 = Profanity
ruleset-munchkin-grounds-2 = Slow play or stalling
ruleset-munchkin-grounds-3 = Cheating
ruleset-munchkin-grounds-4 = Bullying, harassment or stalking
ruleset-munchkin-grounds-5 = Arguing with, attacking or insulting officials, players or spectators
ruleset-munchkin-grounds-6 = Violating somebody's privacy or safety
ruleset-munchkin-grounds-7 = Bullying, shaming or intimidating on social media
ruleset-munchkin-grounds-8 = Not following an official's instructions
ruleset-munchkin-at-time = Finish the turn, then play on until both players have had the same number of turns; if no one has won, compare.
ruleset-munchkin-materials-deck = A Hero card and a legal deck of 40 cards, or the product handed out at a Select tournament
ruleset-munchkin-materials-sleeves = Sleeves: alike in size, colour, texture and condition; opaque at Premier level, at Casual level opaque or uniform card backs
ruleset-munchkin-materials-tokens = Tokens: those of third parties hide nothing on a card
ruleset-munchkin-materials-dial = A level dial
ruleset-munchkin-materials-die = A six-sided die; one of the two is used in a match, by both players

## Star Wars: Shatterpoint, Premier Showdown Event

ruleset-showdown-terms-official = Arbiter
ruleset-showdown-terms-head-official = Lead Arbiter
ruleset-showdown-terms-list = Premier List
ruleset-showdown-terms-points = Event Points
ruleset-showdown-terms-bracket = Seeded Single Elimination Bracket
ruleset-showdown-figures-struggle = Struggle Cards claimed
ruleset-showdown-figures-wounds = Wounds inflicted
ruleset-showdown-figures-objectives = Objectives controlled
ruleset-showdown-tiebreakers-struggle = Struggle Cards Claimed
ruleset-showdown-tiebreakers-wounds = Wounds Inflicted
ruleset-showdown-mission-critical-says = Mission Critical: at the start of the End of Turn Sequence the active player gains a Momentum token.
ruleset-showdown-at-time = Finish the current turn, then work out the scores.
ruleset-showdown-materials-miniatures = Miniatures: one for each character, mostly official parts, recognisable, nobody's property but Lucasfilm's, not in the way by size or pose, on an official base or one like it
ruleset-showdown-materials-cards = Cards: all Mission, Order, Unit Stat and Stance Cards of the strike team; no proxies
ruleset-showdown-materials-dice = Dice: official Shatterpoint dice, no replacements
ruleset-showdown-materials-tools = Range and movement tools: never modified, replacements checked, none without an official equivalent
ruleset-showdown-materials-list = Strike teams: the four squads and the Mission Set of the Premier List

## Marvel: Crisis Protocol, Timeline Event

ruleset-timeline-terms-list = Timeline List
ruleset-timeline-terms-cut = Progression Cut
ruleset-timeline-terms-bracket = Final Rounds
ruleset-timeline-materials-miniatures = Miniatures: one for each character, painted in an appropriate and deliberate way, mostly official parts, recognisable, nobody's property but Marvel's, not in the way by size or pose, on an official base or one like it
ruleset-timeline-materials-cards = Cards: all character, Team Tactic and Crisis cards of the Timeline List; no proxies

## The questions that the documents leave open, with the setting that answers each

ruleset-challenger-rulings-lists-seen-by = Who sees a list once the event has started?
ruleset-challenger-rulings-lists-past-opponents = Do past opponents still see it?
ruleset-challenger-rulings-lists-public = Does the public see it without the organizer publishing it?
ruleset-challenger-rulings-clock-faces = How many faces does the die rolled for extra minutes have?
ruleset-challenger-rulings-clock-hits = How many of its faces are a Critical or a Wild?
ruleset-challenger-rulings-clock-secret = Players should not be told the remaining time: is that enforced?
ruleset-challenger-rulings-structure-fixed = Rounds and cut should be announced before the start: is that enforced?
ruleset-challenger-rulings-leaving-missed-round = What is an unpaired loss?
ruleset-challenger-rulings-bye-all-had-one = Who gets the bye if everyone has had one?
ruleset-challenger-rulings-bye-is-opponent = Does a bye count as an opponent?
ruleset-challenger-rulings-cut-replacement = Which seed does a replacement have, and do those below the gap move up?
ruleset-challenger-rulings-bracket-draw = How is the stage after the cut played, and who wins a match there that would be a draw?
ruleset-challenger-rulings-figures-vp-most = What is the highest number of Victory Points that is not taken for a typo?
ruleset-challenger-rulings-endings-concession-loser-has = Does a player who concedes keep the Victory Points scored so far?
ruleset-challenger-rulings-endings-draw-loser-has = How many Victory Points do both players have in a draw?
ruleset-challenger-rulings-strength-no-opponents = What is the Strength of Schedule of a player who has not met anyone?
ruleset-challenger-rulings-tiebreakers-random-drawn = Is the random order drawn again each time the standings are shown?
ruleset-challenger-rulings-officials-head-watcher-appeals = Who hears appeals, and is there one without a Head Watcher?
ruleset-challenger-rulings-endings-no-show-winner-has = What does a player get if the opponent does not appear, drops or is ejected before the game has begun?
ruleset-challenger-rulings-endings-no-show-opponents = Does an opponent who did not appear count as an opponent?
ruleset-challenger-rulings-endings-double-no-show-both = What do both players get if neither appears?
ruleset-challenger-rulings-leaving-before-game = How does a paired match end if one player leaves before the game has begun?
ruleset-challenger-rulings-leaving-during-game = How does it end if the game has begun?
ruleset-challenger-rulings-cut-bracket-points = Do bracket matches give tournament points, or do the Swiss standings stay as they were?
ruleset-challenger-rulings-structure-binding = Is the structure table binding?
ruleset-challenger-rulings-structure-cut-may-be-left-out = Can the cut be left out without a deviation?
ruleset-challenger-rulings-structure-counted = Which number of players is looked up in the table?
ruleset-challenger-rulings-strength-met-twice = How often does an opponent who was met twice count?
ruleset-challenger-rulings-strength-rounds = If an opponent has dropped, which rounds are their points divided by?
ruleset-challenger-rulings-strength-open-round = What counts while a round is open?
ruleset-challenger-rulings-strength-unopposed = Are byes and unpaired losses rounds played, and do they count as opponents?
ruleset-challenger-rulings-cut-eligible = Who can make the cut, and who can come in as a replacement?
ruleset-challenger-rulings-leaving-rejoin-after-cut = Can a player rejoin after the cut?
ruleset-challenger-rulings-leaving-ranks-dropped = Do players who dropped keep their place in the final ranking?
ruleset-challenger-rulings-leaving-ranks-ejected = Are ejected players ranked?
ruleset-challenger-rulings-bracket-drop = What happens if a player drops inside the bracket?
ruleset-challenger-rulings-leaving-late-entry = Can a player enter after the start?
ruleset-challenger-rulings-leaving-missed-round-before = What is a round for a player who was not there yet?
ruleset-challenger-rulings-leaving-absent-round = What is a round for a player who misses it by arrangement?
ruleset-challenger-rulings-bracket-order = How is a bracket that the document does not print drawn and numbered?
ruleset-challenger-rulings-bracket-placings = How are the losers of a bracket round ranked?
ruleset-challenger-rulings-clock-one-roll = Is the length rolled for each table, or once per round for all?
ruleset-challenger-rulings-clock-bracket-roll = Is the length of bracket rounds rolled too?
ruleset-challenger-rulings-bracket-both-leave = Both players of a bracket match leave, one after the other: which match did the second one leave?
ruleset-challenger-rulings-rematch-no-show = Does a no-show count as having been paired?
ruleset-challenger-rulings-lists-legal-on = At an event of several days, which day decides what is legal?
ruleset-challengers-rulings-plan-robot-plan = Does the Robot have the plan with only its icon, as recommended if all players agree?
ruleset-challengers-rulings-tiebreakers-random-drawn = Is the lot drawn again each time the standings are shown?
ruleset-challengers-rulings-leaving-ranks-dropped = Is a player who has left the game ranked?
ruleset-challengers-rulings-cut-replacement = Does someone replace a finalist who has left?
ruleset-munchkin-rulings-officials-floor-judge-plays-at-premier = Which officials are the leaders who cannot play at Premier level?
ruleset-munchkin-rulings-lists-locked-at-select = Which cards can a deck change with at a Select tournament, and when?
ruleset-munchkin-rulings-lists-required = Are deck lists required at Casual level?
ruleset-munchkin-rulings-clock-secret = Do players see the remaining time?
ruleset-munchkin-rulings-games-bracket = Best of three is suggested for the Top Cut: is it the default?
ruleset-munchkin-rulings-games-level = Who wins a match in which both have won the same number of games when time is called?
ruleset-munchkin-rulings-bye-later = Which of those with the fewest points gets the bye?
ruleset-munchkin-rulings-bye-once = Does having had a bye rule out another one?
ruleset-munchkin-rulings-bye-all-had-one = With no second byes: who gets the bye if everyone has had one?
ruleset-munchkin-rulings-bracket-draw = How is the Top Cut seeded, and who wins a match there that stays level?
ruleset-munchkin-rulings-leaving-before-game = What happens to a match if a player drops after the pairing?
ruleset-munchkin-rulings-leaving-rejoin = Can a player rejoin?
ruleset-munchkin-rulings-figures-damage-most = What is the highest number of damage tokens that is not taken for a typo?
ruleset-munchkin-rulings-strength-no-opponents = What is the strength of schedule of a player who has not met anyone?
ruleset-munchkin-rulings-lists-seen-by = Who sees a deck list?
ruleset-showdown-rulings-lists-required = Does everyone hand in a list before the start?
ruleset-showdown-rulings-lists-locked = Can a list change once the event has started?
ruleset-showdown-rulings-squads-sealed = Is the choice of squads hidden until both players have chosen?
ruleset-showdown-rulings-lists-seen-by = Who sees a Premier List once the event has started?
ruleset-showdown-rulings-squads-bye-excuses = Does a bye or a missed round excuse a player from using every squad?
ruleset-showdown-rulings-clock-roll = Are dice rolled for extra minutes?
ruleset-showdown-rulings-clock-faces = How many faces does an attack die have?
ruleset-showdown-rulings-clock-hits = How many of its faces are a critical or a strike?
ruleset-showdown-rulings-clock-mission-critical-mark = Does Mission Critical begin at its mark or half an hour before the end when minutes were added?
ruleset-showdown-rulings-clock-mission-critical-by = Who announces Mission Critical if there is no Lead Arbiter?
ruleset-showdown-rulings-figures-struggle-most = How many Struggle Cards can one player claim?
ruleset-showdown-rulings-figures-wounds-most = What is the highest number of Wounds that is not taken for a typo?
ruleset-showdown-rulings-endings-time-compare-objectives-equal = Who wins the Struggle if both control the same number of objectives?
ruleset-showdown-rulings-endings-concession-loser-has = Does a player who concedes keep the totals so far?
ruleset-showdown-rulings-officials-lead-arbiter-appeals = Who hears appeals, and is there one without a Lead Arbiter?
ruleset-timeline-rulings-lists-limits-characters = How many characters does a Roster have, if the introduction speaks of thirty in three?
ruleset-timeline-rulings-bracket-below = How are players below the cut ranked?
