"""What the documents say in the clauses that people are told, statement by statement.

Written from the documents. A statement is a few words that one sentence of the clause has, in this order, with anything
where it has dots; so a text can be put in better words, and nothing that the document says gets lost.
"""

import re

MINIATURES = (
    "may customise ... as you like",
    "made mostly of Atomic Mass Games parts",
    "easily recognised as its character",
    "size and pose ... not get in the way",
    "stand on an Atomic Mass Games base",
    "or on a modelled one of the same size and shape",
)
CRISIS_MINIATURES = (*MINIATURES, "parts from the Crisis Protocol line", "intellectual property but Marvel")
CRISIS_CARDS = ("Character ... Card", "Team Tactic ... Card", "Crisis Card", "Proxies ... not allowed")
DICE = (
    "from the Core Box",
    "from dice expansions",
    "given out by Atomic Mass Games as promotional material",
    "Replacement dice are not allowed",
)
CRISIS_DICE = ("Only official Crisis Protocol dice", *DICE)
TOOLS = (
    "your own ... tools",
    "range and movement tools",
    "you may replace them",
    "replacement tool to the Event Organizer before the event",
    "replacement tool ... checks that its size and shape are right",
    "Measuring devices without an official equivalent may not be used",
)
CRISIS_TOOLS = (*TOOLS, "Nobody alters their size or shape")
TOKENS = (
    "Essential tokens ... placed on the board",
    "specific effects",
    "fixed size",
    "never altered",
    "never altered, but you may replace them",
    "replacement token to the Event Organizer before the event",
    "replacement token ... checks that its size and shape are right",
    "other tokens may be altered or replaced",
    "other tokens ... clear",
    "other tokens ... not get in the way",
)
CRISIS_TOKENS = (*TOKENS, "come with the characters or cards that need them")
CIVIL = (
    "Be civil",
    "respect other players",
    "respect ... organizers",
    "respect ... the place you play in",
    "dispute ... at once",
)
CRISIS_OPEN = (
    "open information",
    "before and during the game",
    "may always ask to see",
    "Stat ... of your opponent's Roster",
    "Team Tactic ... of your opponent's Roster",
    "Crisis Cards of your opponent's Roster",
    "Nobody obscures stats, cards or superpowers",
    "Nobody ... misleads",
)
GAME_STATE = (
    "Follow the rules of the game",
    "remember actions and card effects when they are due",
    "Each player keeps the game state proper",
    "mandatory abilities and game steps are acknowledged",
    "Nobody distracts ... an opponent on purpose",
    "Nobody ... hurries an opponent on purpose",
    "to make them miss something",
)
TOO_LATE = "forget at its moment ... cannot be made up for later"
MARGIN = (
    "inaccuracies in moving and placing ... fine within reason",
    "Nobody abuses that margin of error",
    "uses the components of the game to be as accurate as possible",
    "opponent abuses it ... call",
    "difficult movement ... call",
    "before any miniature is moved",
)
CONDUCT = (
    "not civil and respectful can be warned",
    "can be ... ejected",
    "at the discretion of",
    "or the Event Organizer",
)
SEATED = ("timer starts after most players have found their seats", "begun to set up")
LEAVING = (
    "wants to stop tells the Event Organizer as soon as possible",
    "not paired in later rounds",
    "fails ... penalised at the Event Organizer's discretion",
    "withholding prizes",
    "not appear within a reasonable time ... can be dropped",
    "cannot play on ... can be dropped",
    "was dropped can ask the Event Organizer to rejoin",
    "an unpaired loss for each round missed",
    "ejected is out",
    "ejected ... cannot rejoin",
)
COLLUSION = ("Collusion is not permitted", "believes to be manipulating the scores ... warned or ejected")
CONCESSION = ("concedes has a loss", "opponent a win with", "the current total")
TERRAIN = (
    "supplies 3D terrain and mats",
    "sets the terrain up between rounds",
    "sizes are consistent across all tables if possible",
)
MARKED = ("not official is marked with its size", "Core Rules ... page 24")
OFFICIAL = (
    "at least one",
    "the Event Organizer, or someone the Event Organizer names",
    "knows the rules ... well",
    "latest errata and rulings",
    "keeps games moving",
    "settles what comes up during play",
)
GROUNDS = (
    "warns players who break the rules of sportsmanship",
    "warns ... abuse the margin of error",
    "warns ... abuse ... open information",
    "warns ... do not keep the game state clean and clear",
    "players, officials or spectators with disrespect",
    "misleading an opponent or an official on purpose",
    "disturbing miniatures, terrain or tokens on purpose",
    "picking up dice before the opponent has seen the roll",
)
EJECTION = (
    "finds it necessary ejects a player at once",
    "Violence or threats against anyone ... can lead to it",
    "cheating on purpose ... can lead to it",
    "three or more warnings can lead to it",
)
FINAL = ("ruling is final", "even if it is later found to be wrong")
APPEAL = (
    "Large events name",
    "in addition to the regular",
    "unhappy with a ruling may appeal",
    "can overrule it",
    "whose ruling is final",
)
TIME = (
    "finish the game round",
    "After its Cleanup Phase the player with more Victory Points wins",
    "equal totals are a draw",
)
DRAW = ("nobody has won", "both decide not to play", "for whatever reason")
ANNOUNCED = (
    "number of Swiss rounds ... announced before the event begins",
    "details of the cut are announced before the event begins",
)

CHALLENGER: dict[str, tuple[str, ...]] = {
    "CH-01": (
        *("own miniatures", "cards", "dice", "measuring tools", "tokens", "Roster"),
        "whatever else the game needs",
    ),
    "CH-02": ("a miniature for each character on the Roster", *CRISIS_MINIATURES),
    "CH-03": (*CRISIS_CARDS, "Every ... of the Roster"),
    "CH-04": CRISIS_DICE,
    "CH-05": CRISIS_TOOLS,
    "CH-06": CRISIS_TOKENS,
    "CH-07": ("Everyone hands in a Roster to the Event Organizer before the event begins",),
    "CH-08": ("does not change once the event has started",),
    "CH-10": (
        "uses one Timeline",
        "Extended allows every character, Team Tactic card, Crisis card and Infinity Gem",
        "Standard allows every character and Infinity Gem",
        "Team Tactic and Crisis cards only those listed",
    ),
    "CH-13": CRISIS_OPEN,
    "CH-14": (*CIVIL, "call a Watcher"),
    "CH-15": (*GAME_STATE, TOO_LATE, *MARGIN, "call a Watcher"),
    "CH-16": (*CONDUCT, "discretion of a Watcher"),
    "CH-17": ("tells players in advance what type of event", "which Timeline", "which special rules"),
    "CH-18": ("90 minutes", "five dice are rolled", "each Critical ... adds a minute", "each Wild adds a minute"),
    "CH-19": SEATED,
    "CH-20": ("Players are not told how much time is left",),
    "CH-21": ("time is called ... finish the game round", "then work out the scores"),
    "CH-22": ("If there will be a cut", *ANNOUNCED),
    "CH-23": ("wants to stop tells the Event Organizer as soon as possible", "not paired in later rounds"),
    "CH-24": ("fails to tell ... penalised at their discretion", "withholding prizes"),
    "CH-25": ("not appear within a reasonable time ... can be dropped", "cannot play on ... can be dropped"),
    "CH-26": ("was dropped can ask the Event Organizer to rejoin", "an unpaired loss for each round missed"),
    "CH-27": ("ejected is out", "cannot rejoin"),
    "CH-32": ("a win with 14 Victory Points",),
    "CH-37": ("one player has won",),
    "CH-38": TIME,
    "CH-39": (*CONCESSION, "14 Victory Points", "whichever is greater"),
    "CH-40": DRAW,
    "CH-41": (*COLLUSION, "whom a Watcher believes"),
    "CH-46": (*TERRAIN, *MARKED),
    "CH-47": (*OFFICIAL, "one Watcher"),
    "CH-48": ("A Watcher does not play",),
    "CH-49": ("Watcher", *FINAL),
    "CH-50": ("A Watcher", *EJECTION),
    "CH-51": (*APPEAL, "to the Head Watcher"),
    "CH-52": ("A Watcher", *GROUNDS),
}

TIMELINE: dict[str, tuple[str, ...]] = {
    "TL-01": (
        *("own miniatures", "own ... cards", "own ... dice", "own ... measuring tools", "own ... tokens"),
        "own ... Timeline List",
        "whatever else the game needs",
        "a miniature for each character on the Timeline List",
        *CRISIS_MINIATURES,
        "painted, in an appropriate and deliberate way",
        "Ask the head judge before the event about a miniature",
        "Every ... of the Timeline List is there",
        *CRISIS_CARDS,
        *CRISIS_DICE,
        *CRISIS_TOOLS,
        *CRISIS_TOKENS,
    ),
    "TL-02": ("three normal Rosters", "as the Core Rules say", "Roster 1, Roster 2 and Roster 3"),
    "TL-03": ("Nothing ... twice in the whole list", *("character", "Team Tactic card", "Crisis card", "Infinity Gem")),
    "TL-05": ("handed in to the Event Organizer before the event begins", "does not change once it has started"),
    "TL-06": (
        *CIVIL,
        "call a Watcher",
        *CRISIS_OPEN,
        *GAME_STATE,
        TOO_LATE,
        *MARGIN,
        *CONDUCT,
        "discretion of a Watcher",
    ),
    "TL-07": ("at least 32 active players on the day",),
    "TL-08": ("90 minutes", "a minute more for each Critical", "each Wild of five dice", *SEATED),
    "TL-09": (
        "Players are not told how much time is left",
        "time is called ... finish the game round",
        "then work out the scores",
    ),
    "TL-10": ANNOUNCED,
    "TL-11": ("a win with 14 Victory Points",),
    "TL-13": LEAVING,
    "TL-15": (
        "Swiss rounds 1 to 6 ... Roster 1, 2, 3, 1, 2, 3",
        "Final Rounds 1, 2 and 3 ... Roster 3, 2, 1",
    ),
    "TL-16": ("one player has won",),
    "TL-17": TIME,
    "TL-18": (*CONCESSION, "14 Victory Points", "whichever is greater", *COLLUSION, "whom a Watcher believes"),
    "TL-19": DRAW,
    "TL-32": (
        "drops after the finals have begun, the opponent of that round ... has a bye",
        "between two rounds the next one, has a bye",
        "for the round",
    ),
    "TL-33": (
        "finals end by victory, time or concession",
        "never in a draw",
        "would be one goes to the player with the higher rank at the end of the Swiss rounds",
    ),
    "TL-34": (
        *(*TERRAIN, *MARKED, *OFFICIAL, "one Watcher", "A Watcher does not play", *FINAL),
        *(*GROUNDS, *EJECTION, *APPEAL, "to the Head Watcher"),
    ),
}

SHOWDOWN: dict[str, tuple[str, ...]] = {
    "PS-01": (
        *("own miniatures", "own ... cards", "own ... dice", "own ... measuring tools", "own ... tokens"),
        "own ... strike teams",
        "whatever else the game needs",
        "a miniature for each character in your strike team",
        *MINIATURES,
        "parts from the Shatterpoint line",
        "intellectual property but Lucasfilm",
        *("Mission ... Card", "Order ... Card", "Unit Stat ... Card", "Stance Card", "Proxies ... not allowed"),
        "Every ... of the strike team is there",
        "Only official Shatterpoint dice",
        *DICE,
        *TOOLS,
        "never modified",
        *TOKENS,
        "placed on the board for objectives",
        "come with the units or missions that need them",
    ),
    "PS-02": ("Cards in any official language are legal", "translations differ, the English text decides"),
    "PS-03": (
        "Premier List in place of a single strike team",
        "four squads",
        "one Mission Set",
        "squad is built by the core rules",
    ),
    "PS-04": (
        "No two units ... share a Unique Name",
        "No two units ... share ... a Unit Name",
        "Special rules for building a strike team apply across all four squads",
    ),
    "PS-05": (
        "Each round, before the first player is determined",
        "build a strike team from two different squads of their four",
        "and their Mission Set",
    ),
    "PS-06": ("Order Decks are built in secret", "reveal their entire Order Deck", "at the same time"),
    "PS-07": ("Every squad ... strike team in at least one Swiss round",),
    "PS-08": (
        *CIVIL,
        "call an Arbiter",
        "Most information is open",
        "may always ask to see Unit Cards",
        "Stance Cards",
        "which Order Cards are not in your opponent's Order Deck",
        "Nobody obscures stats, cards or abilities",
        "Nobody ... misleads",
    ),
    "PS-09": (*GAME_STATE, "missed is used afterwards only if the opponent agrees", *MARGIN, "call an Arbiter"),
    "PS-10": (*CONDUCT, "discretion of an Arbiter"),
    "PS-11": (
        "makes the details of the event clear",
        "how long rounds are",
        "special rules that are not in the document",
    ),
    "PS-12": (
        "120 minutes",
        "Mission Critical from the 90-minute mark",
        "five attack dice are rolled",
        "each critical ... adds a minute",
        "each strike adds a minute",
        *SEATED,
    ),
    "PS-13": (
        "last 30 minutes of a round",
        "the Lead Arbiter announces Mission Critical",
        "until the end of the round",
        "active player gains a Momentum token at the start of the End of Turn Sequence",
    ),
    "PS-14": ("time runs out ... finish the turn", "then work out the scores"),
    "PS-15": ("If there will be a cut", *ANNOUNCED),
    "PS-16": ("a win with 2 Struggle Cards claimed", "3 Wounds inflicted"),
    "PS-18": LEAVING,
    "PS-24": ("one player has won",),
    "PS-25": (
        "finish the turn",
        "nobody has won the Struggle once its token has been moved",
        "controls the most objectives wins it",
        "the player who has claimed more Struggle Cards wins the game",
        "then the one who has inflicted more Wounds",
        "equal too, it is a draw",
    ),
    "PS-26": (
        *CONCESSION,
        "2 Struggle Cards and 3 Wounds",
        "each, whichever is higher",
        *COLLUSION,
        "whom an Arbiter believes",
    ),
    "PS-29": (
        *TERRAIN,
        "Every table has terrain of varying elevations",
        "Players do not set up the battlefield",
        "set up their chosen Mission on the one that is there",
    ),
    "PS-30": (*OFFICIAL, "one Arbiter", "An Arbiter does not play"),
    "PS-31": (*FINAL, "An Arbiter", *GROUNDS, *EJECTION),
    "PS-32": (*APPEAL, "to the Lead Arbiter"),
    "PS-34": ("would be a draw is decided by a Priority Roll",),
    "PS-35": ("bracket is drawn up", "filled in as results come"),
}

MUNCHKIN: dict[str, tuple[str, ...]] = {
    "MU-02": (
        "at least one Tournament Organizer",
        "any number of Head Judges",
        "none, the organizer is Head Judge",
        "any number of Floor Judges",
        "Spectators may watch",
        "Spectators ... disturb no game",
        "Spectators ... help no one",
        "Spectators ... may tell a judge about a breach",
    ),
    "MU-03": ("Floor Judge's ruling can be appealed to a Head Judge", "whose word is final"),
    "MU-04": (
        "may play only if a second organizer or Head Judge is there",
        "announced at the start",
        "rules on all games of the first",
        "At Premier level leaders do not play",
    ),
    "MU-05": (
        "Be respectful",
        "can lead to removal, at the Head Judge's discretion",
        "among other things",
        "profanity",
        "slow play or stalling",
        "cheating",
        "bullying, harassment or stalking",
        "arguing with, attacking or insulting officials, players or spectators",
        "violating the privacy or safety of anyone, spectators and staff included",
        "bullying, shaming or intimidating others on social media",
        "not following an official's instructions",
    ),
    "MU-06": (
        "suitable space, tables and chairs",
        "Tables are clearly marked so that players find their seats",
        "paper and pens for deck lists",
        "a copy of the rules at hand, on a screen or printed",
    ),
    "MU-07": (
        "Bring a Hero card",
        "a legal deck of 40 cards",
        "keeps to the format",
        "Bring ... tokens",
        "a level dial",
        "a six-sided die",
        "Constructed ... the deck is your own",
        "Select ... the product is handed out on the day",
        "tokens and accessories may still be needed",
        "One die, either player's, is used in a match",
        "by both players for every roll",
    ),
    "MU-08": ("one Hero", "40 cards", "by the full rules of the game", "for the format"),
    "MU-09": (
        "Constructed: the same deck throughout, without changes",
        "Select: the deck may change between rounds",
        "only with cards that were opened in the draft or sealed event",
    ),
    "MU-10": (
        "required at Premier level",
        "Casual level the Tournament Organizer or the Head Judge decides",
        "generally ... neither required nor recommended",
    ),
    "MU-11": (
        "lacks something, a judge or the organizer finds the player at once",
        "completes it by the cards in use",
        "cannot be read ... Head Judge or the organizer resolves at their discretion",
        "typing error, the Head Judge or the organizer resolves at their discretion",
        "egregious discrepancy found during the tournament",
        "Head Judge or the organizer may remove a player",
    ),
    "MU-12": (
        "At Premier level decks are in opaque sleeves",
        "All sleeves of a deck are the same in size",
        "same ... colour",
        "same ... texture",
        "same ... condition",
        "At Casual level all card backs look the same where the sleeves are not opaque",
        "The Hero may have a clear or an opaque sleeve",
        "Spare sleeves are recommended",
        "organizer may ask for marked or unusable sleeves to be replaced before the round begins",
    ),
    "MU-13": (
        "lose or damage a card during the tournament, you may look for a replacement",
        "Tell the organizer or a judge at once",
        "given a short time extension",
        "Without one in that time you concede the game",
        "Without one by the start of the next round you are removed",
        "during a game that a die ... is missing, you concede the game",
        "a card of your deck, is missing, you concede the game",
    ),
    "MU-14": (
        "Only official components are used",
        "all of them are legal",
        "Proxies are not allowed",
        "Tokens alone may be replaced by those of third parties",
        "hide nothing on a card",
        "doubtful ones are legal is up to the organizer and the Head Judge",
    ),
    "MU-16": (
        "a judge may act for a player who is physically unable to",
        "Heroes of unusual size are legal",
        "where the size of a card matters one of the standard size stands in",
    ),
    "MU-17": (
        "Before the start the organizer sets up suitable tables",
        "enough space at each seat for all components",
        "told all details of the event",
        "how it is organized",
        "who its judges are",
    ),
    "MU-18": (
        "opposite each other",
        "Between you lies the Dangerous Monster Zone, which you share",
        "one side of it, in easy reach of both, is the stockpile of tokens",
        "stockpile ... with the die beside it",
        "other counters if you agree",
        "keep your tokens separate if they are in plain view and clearly yours",
        "Left of the Dangerous Monster Zone is your Hero Zone",
        "Hero Zone ... the Hero upright",
        "the level at 1",
        "the Run Away side up",
        "Hero Zone ... the purse",
        "Right of it is your stash",
        "below it your hoard",
        "deck and discard pile left of the hoard",
        "Purse, stash, hoard and discard pile begin empty",
        "Shuffle and draw six cards",
        "a hand has no least or greatest size",
        "each player may once announce a mulligan",
        "shuffle the whole hand into the deck, draw six new cards and keep them",
        "Both roll the die once",
        "again if level",
        "the higher roll chooses who takes the first turn",
        "The first player starts with 1 gold",
        "the second with 2",
        "lay out the zones in another way, as long as their function stays",
        "your opponent clearly understands it",
        "in a dispute this layout holds",
    ),
    "MU-19": (
        "All players keep the game state proper",
        "mandatory abilities and game steps are acknowledged",
        "forget at its moment is made up for only if the opponent agrees",
        "In a dispute a judge is asked",
        "No notes ... during a round",
        "no outside material or information during a round",
        "official rules may be looked up at any time",
        "a judge may be asked about them",
    ),
    "MU-20": ("Swiss rounds last 40 minutes", "Top Cut 100"),
    "MU-21": ("A Swiss match is one game", "Top Cut is best two of three", "the first to win two games wins"),
    "MU-22": (
        "number ... of rounds ... announced before the start",
        "type of rounds",
        "size of the cut are announced before the start",
    ),
    "MU-23": ("odd number of players one has a bye", "a win for that round"),
    "MU-29": ("Tell a judge or the organizer between rounds that you want to drop", "before the next round is paired"),
    "MU-30": (
        "not there after a reasonable time ... can be given a match loss",
        "generally 10 minutes",
        "by the Head Judge or the organizer",
        "misses an entire round can be dropped",
        "the opponent has a win as by a bye",
    ),
    "MU-31": (
        "one of four ways",
        "damage equals its life is defeated and loses at once",
        "draw a card from an empty deck loses at once",
        "Time is called",
        "concedes, which is a loss",
        "a win for the opponent",
    ),
    "MU-32": (
        "time is called, finish the turn",
        "play on until both have had the same number of turns",
        "nobody has won by then, the tiebreakers at time decide",
    ),
    "MU-33": (
        "the player with fewer damage tokens on the Hero wins",
        "then the one with more cards left in the deck",
        "then the one with the higher roll of a die",
        "no draws",
    ),
    "MU-39": ("regulations come before the online rules where the two differ",),
}

STATEMENTS = {"challenger": CHALLENGER, "timeline": TIMELINE, "showdown": SHOWDOWN, "munchkin": MUNCHKIN}

BROUGHT: dict[str, dict[str, tuple[str, ...]]] = {
    "challenger": {
        "miniatures": ("one for each character", "Marvel"),
        "cards": ("all character, Team Tactic and Crisis cards of the Roster", "no proxies"),
        "dice": ("official Crisis Protocol dice", "no replacements"),
        "tools": ("Range and movement tools", "never altered in size or shape"),
        "tokens": (),
        "list": ("Roster",),
        "other": ("Whatever else the game needs",),
    },
    "timeline": {
        "miniatures": ("one for each character", "painted in an appropriate and deliberate way", "Marvel"),
        "cards": ("all character, Team Tactic and Crisis cards of the Timeline List", "no proxies"),
        "dice": ("official Crisis Protocol dice", "no replacements"),
        "tools": ("Range and movement tools", "never altered in size or shape"),
        "tokens": (),
        "list": ("Timeline List",),
        "other": ("Whatever else the game needs",),
    },
    "showdown": {
        "miniatures": ("one for each character", "Lucasfilm"),
        "cards": ("all Mission, Order, Unit Stat and Stance Cards of the strike team", "no proxies"),
        "dice": ("official Shatterpoint dice", "no replacements"),
        "tools": ("Range and movement tools", "never modified"),
        "tokens": (),
        "list": ("Strike teams", "four squads", "Mission Set"),
        "other": ("Whatever else the game needs",),
    },
    "munchkin": {
        "deck": ("A Hero card", "legal deck of 40 cards", "product handed out at a Select tournament"),
        "sleeves": (
            "alike in size, colour, texture and condition",
            "opaque at Premier level",
            "at Casual level opaque or uniform card backs",
        ),
        "tokens": ("Tokens", "third parties hide nothing on a card"),
        "dial": ("level dial",),
        "die": ("six-sided die", "one of the two is used in a match", "by both players"),
    },
}
OF_ATOMIC_MASS = {
    "miniatures": (
        "mostly official parts",
        "recognisable",
        "nobody's property but",
        "not in the way by size or pose",
        "on an official base or one like it",
    ),
    "tools": ("replacements checked", "none without an official equivalent"),
    "tokens": (
        "placed on the board never altered",
        "placed on the board ... replacements checked",
        "the others clear",
        "the others ... not in the way",
    ),
}


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.?]) ", text)


def says(sentence: str, statement: str) -> bool:
    return re.search(r"\b" + ".*?".join(map(re.escape, statement.split(" ... "))), sentence, re.IGNORECASE) is not None
