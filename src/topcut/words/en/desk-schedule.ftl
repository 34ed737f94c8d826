# The schedule, at the desk

desk-schedule-title = Schedule
desk-schedule-field = What happens when
desk-schedule-how = A line each: the time, then what happens. A day has its date, or “{ desk-schedule-day }”, on a line of its own above it. At most { $most } lines. Everyone can read it; phones show what comes next.
desk-schedule-save = Save the schedule
desk-schedule-read = As everyone reads it
desk-schedule-example = Two days, for example
desk-schedule-check-in = Check-in
desk-schedule-round = Round 1
desk-schedule-lunch = Lunch
desk-schedule-day = Day 2
desk-schedule-top = Top 8
desk-schedule-later-days = On each later day you check the players in again, and everyone stays signed in overnight.
