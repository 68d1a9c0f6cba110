### Clubs, their evenings and tournaments.

clubs = Clubs
clubs-about = A circle of friends with its own evenings, tournaments and tables of results.
clubs-none = You are in no club yet. A member can send you the link, or you found one yourself.
clubs-found = Found a club
clubs-name = Name of the club
clubs-account = Founding a club takes an account; joining one by its link does not.
clubs-account-open = Open an account
clubs-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-join = Join the club
club-join-about = { $name } has { $count ->
    [one] one member
   *[other] { $count } members
}. Whoever joins sees its evenings and results and takes part in its tournaments.
club-closed = Only members see what a club has. Ask one of them for the link.
club-invite = Invite people
club-invite-about = Whoever opens this link can join.
club-invite-copy = Copy the link
club-invite-copied = Copied
club-leave = Leave the club
club-leave-sure = Really leave?
club-remove = Remove { $name }
club-host = leads the club
club-won = { $won } of { $played } won
club-begin-evening = Begin an evening
club-begin-evening-about = A table for whoever has time; after each game the same people go on, and the score is kept.
club-evenings = Evenings
club-evenings-none = No evening has been played yet.
club-evening-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
club-evening-open = Waits for people
club-evening-playing = Is being played
club-tournaments = Tournaments
club-tournaments-none = No tournament has been announced yet.
club-announce = Announce a tournament

tournament-title = Title
tournament-game = Game
tournament-format = Format
tournament-swiss = Swiss
tournament-swiss-about = In every round players with similar scores sit together.
tournament-robin = Round robin
tournament-robin-about = The tables change so that everybody meets everybody.
tournament-evening = Duplicate evening
tournament-evening-about = Two tables stay together and play the same cards: each seat is compared with the same seat of the other table.
tournament-size = Seats at a table
tournament-rounds = Rounds
tournament-rounds-usual = as many as it takes
tournament-wait = Chairs are kept for
tournament-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tournament-starts = Planned for
tournament-open = Registration
tournament-playing = Round { $round } of { $rounds }
tournament-over = Over
tournament-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-winner = Won by { $names }
tournament-join = Take part
tournament-leave = Withdraw
tournament-begin = Begin with { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-begin-about = All further rounds open by themselves as soon as all tables of a round are over.
tournament-stop = End it now
tournament-stop-sure = Really end it? The rounds that are over count.
tournament-to-table = To your table
tournament-until = Chairs are kept until { $time }; then bots sit down for those who have not come.
tournament-out = A bot plays for you.
tournament-back = Play the next round
tournament-give-up = Play no more rounds
tournament-standings = Table of results
tournament-place = Place
tournament-points = Points
tournament-points-about = Up to 100 for each round: the percentage of those with the same cards in the same seat whom you beat. Ties: games won, the points of those you met, points of all games.
tournament-wins = Wins
tournament-strength = Opponents
tournament-scores = Game points
tournament-round = Round { $number }
tournament-table = Table { $number }
tournament-awaited = awaited
tournament-here = there
tournament-plays = plays
tournament-done = over
tournament-lost = closed
tournament-same-cards = All tables of a round have the same cards. The shuffle and the replays open when the round is over.
tournament-gone = plays no more
tournament-next = To the tournament
tournament-waiting = Press “I am ready” to take your chair; the game begins when everybody has come.

refusal-unknown-club = There is no club { $code }.
refusal-unknown-tournament = There is no tournament { $code }.
refusal-not-member = Only members of the club see this. Ask one of them for the link.
refusal-old-invitation = This link lets nobody in any more. Ask a member for the new one.
refusal-club-full = The club is full: it has { $most } members.
refusal-too-many-clubs = You are in { $most } clubs already; leave one first.
refusal-club-host-only = Only whoever leads the club may do this.
refusal-not-yourself-removed = You cannot remove yourself; leave the club instead.
refusal-too-many-tournaments = { $most } tournaments of this club are not over yet; play or end one first.
refusal-tournament-seats = In a tournament { $least } to { $most } sit at a table of this game.
refusal-tournament-over = This tournament is over.
refusal-tournament-begun = This tournament has begun.
refusal-tournament-full = This tournament is full: { $most } take part.
refusal-tournament-people = A tournament takes { $least } players at least.
refusal-tournament-host-only = Only whoever announced the tournament may do this.
refusal-tournament-table = Seats and rules of a tournament’s table are set with its round. A bot stands in for whoever does not come.
refusal-tournament-rematch = This is a table of a tournament: the next round opens by itself.
refusal-round-not-over = Other tables still play these cards. Record and replay open when the round is over.
