# Starting a drill

desk-drills-title = Drill
desk-drills-about = Run tomorrow's event tonight. Simulated players sign up, hand in lists, check in, report, mistype, disagree, call and leave. You and your judges do the rest, on the phones you will use. Nothing in it counts.
desk-drills-book = Rule book
desk-drills-players = Players
desk-drills-speed = Speed
desk-drills-crew = Simulate the desk, too. It pairs and starts the clocks, and leaves calls and disputes to you for some minutes: to train as a judge alone.
desk-drills-again = The same drill once more
desk-drills-seed = Seed
desk-drills-seed-about = With the same seed, rule book and number of players they do the same again. Left empty, it is a new drill.
desk-drills-start = Start the drill
desk-drills-people = Real people in it
desk-drills-people-about = Give a card to a real phone, and that player is no longer simulated. Judges are let in as always. People can sign up beside the simulated ones.
desk-drills-sample = Look around: this event is in the middle of its third round.
