### The deal of the day, in the page, in the terminal and at the server.

day-title = Deal of the day
day-about = Everybody gets the same cards and the same bots. One try counts.
day-play = Play the deal
day-go-on = Go on with the deal
day-look = See how you did
day-once-more = Play it once more
day-played = played
day-middle = median
day-best = the best
day-row = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
day-longest = longest: { $count }
day-next = next deal in { $hours } h { $minutes } min
day-place = Place { $place } of { $seats }
day-share = { $share } %
day-fewer = { $people ->
    [one] of { $people } player got fewer points
   *[other] of { $people } players got fewer points
}
day-rank = Rank { $rank } of { $people } so far
day-spread = How everybody has done
day-course = Your points in the course of the game
day-missed = This day is over; its best game is open to you.
day-open = The results are open; the replays open after your own try.
day-your-replay = Your game
day-best-replay = The best game that was played here
day-watch = Watch
day-copy = Copy as text
day-copied = Copied
day-picture = Share the picture
day-picture-saved = The picture is saved.
day-spoils = Shows no card, so nobody learns anything about the deal.
day-here = Same cards, same bots, one try
day-send = Send in a record
day-send-about = Played in the terminal or in a page without a server? Choose the record: it is proved first, and your first result counts.
day-sent = Your result counts.
day-before = The day before
day-after = The day after
day-alone = Results are compared on servers; save the record here and send it in there.
day-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
day-unit = { $score ->
    [one] point
   *[other] points
}
day-none = Nobody has finished this deal here yet.
day-beaten = Better than { $share } of 100 who played this deal
day-apart = Where the two games parted
day-apart-about = The same up to action { $step }
day-same = Both games are the same, action by action.
day-save = Save the record
day-text = higgle { $day } · { $game } · { $score ->
    [one] { $score } point
   *[other] { $score } points
} · { $place }/{ $seats } · { $course }
day-cli-began = Deal of the day { $day }: { $game }. { $seats } at the table, everybody gets the same cards and bots.
day-cli-send = { $file } is the record. Send it in on the page of a server, under “Deal of the day”: your first result counts there.

refusal-bad-day = “{ $day }” is no date; write it as in 2026-11-17.
refusal-day-not-yet = The deal of { $day } has not been dealt yet.
refusal-not-of-the-day = This is not the deal of a day: its cards, seats or options differ.
refusal-day-version = This is version { $theirs } of the deal of the day; version { $ours } is played here. One of the two programs needs an update.
refusal-day-ahead = This is the deal of { $day }, and here it is { $today } (UTC). One of the two clocks is wrong; keep the record and send it in on its day.
refusal-day-past = Results for { $day } are no longer taken: they come in for { $most } days.
refusal-day-bots = Action { $step } of the record is not what the bots of this day do here. Was it played with another version of higgle?
refusal-day-counted = You already have a result for this day; only one try counts.
refusal-day-under-way = You are playing this deal here; play that game to the end.
refusal-day-alone = The deal of the day is played alone: no bot plays for you, and nobody takes a chair.
refusal-day-own-try = This is today’s deal, and you have not finished it: play your own try first, or come back tomorrow.
