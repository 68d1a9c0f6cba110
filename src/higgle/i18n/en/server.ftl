### What the server refuses, in words for whoever asked.

## The levels of bots

level-random = Random
    .about = Any legal move; a table to learn at.
level-greedy = Greedy
    .about = Takes what pays at once, and trades little.
level-farmer-easy = Easy
    .about = Plays sensibly, and makes mistakes.
level-farmer = Normal
    .about = Knows what everything is worth, and bargains.
level-farmer-generous = Generous
    .about = Gives a little more than it must, and grudges nobody a gain.
level-farmer-stubborn = Stubborn
    .about = Wants a good price, and hardly gives way.
level-farmer-shy = Shy
    .about = Says little, and risks little.
level-farmer-chatty = Chatty
    .about = Talks and trades a lot.
level-farmer-calculating = Calculating
    .about = Watches closely what the others gain.
level-searcher = Strong
    .about = Plays each choice through before it answers.
level-expert = Expert
    .about = Has learned from thousands of games what everything is worth.

## Refusals

refusal-bad-message = This message cannot be understood.
refusal-bad-request = This request cannot be understood.
refusal-bad-action = This is not an action of the game.
refusal-hello-first = Say hello first: the first message must be hello.
refusal-not-begun = The game has not begun yet.
refusal-has-begun = The game has already begun.
refusal-not-seated = You do not sit at this table.
refusal-coach-rated = A rated game has no coach; open a table that is not rated.
refusal-no-coach = This table has agreed to play without a coach.
refusal-not-over = The game is not over yet.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-no-more-pauses = In a rated game everybody may pause { $most } times, for five minutes at most.
refusal-spectator = Spectators cannot do that.
refusal-no-spectators = This table does not allow spectators.
refusal-resting = A bot is playing for you; take your seat back first.
refusal-not-resting = You are playing for yourself already.
refusal-seat-kept = The seat is already taken care of.
refusal-storage = The server cannot save anything at the moment; nothing that was confirmed is lost. Please try again shortly.
refusal-stopping = The server is restarting; the game goes on in a moment.
refusal-broken = Something went wrong on the server (number { $request }).
refusal-no-chat = There is no chat at this table.
refusal-empty-chat = This line is empty.
refusal-no-undo = Nothing can be taken back at this table.
refusal-undo-asked = Somebody has already asked to take something back.
refusal-cannot-undo = This cannot be taken back: a card has been drawn or shown since.
refusal-no-calls = Nothing is being called or counted now.
refusal-not-auctioneer = Only the auctioneer can hurry or hold the calls.
refusal-tempo-set = This call is hurried or held already.
refusal-others-read = Others are still reading what they were shown. After that you can all bid at the same moment.
refusal-undo-rated = In a rated game only your last action can be taken back, and only before anybody else has acted.
refusal-nothing-asked = Nobody is waiting for your answer.
refusal-come-in-first = Come in with a name first.
refusal-csrf = This page is out of date; please load it again.
refusal-foreign-origin = This request comes from a page that is not ours.
refusal-too-often = You are doing that too often; please wait a little.
refusal-too-many-changes = You have changed this often enough for now; wait until the game goes on.
refusal-too-big = This is too big.
refusal-too-many-lines = You have too many windows open at tables; please close one.
refusal-not-found = There is nothing here.
refusal-not-allowed = That cannot be done here.
refusal-has-account = You have an account already.
refusal-account-needed = You need an account for that.
refusal-name-taken = The name “{ $name }” is taken.
refusal-name-stays = The name of an account cannot be changed.
refusal-wrong-passkey = This passkey does not open an account here.
refusal-too-many-passkeys = You have { $most } passkeys; remove one first.
refusal-wrong-password = The name and the password do not match.
refusal-easy-password = Please choose a password that is harder to guess: not one row of keys, a few letters over and over, your name, or a word that everybody uses.
refusal-bad-name = Please choose another name: some letters in this one cannot be seen, or look like those of another alphabet.
refusal-bad-word = A word may have at most 40 visible letters.
refusal-reserved-name = This name is kept for whoever runs the server. Please choose another.
refusal-busy = Many games are being looked through right now; please try again in a moment.
refusal-record-too-long = A record may have at most { $most } steps.
refusal-record-too-slow = Looking through this record takes too long.
refusal-no-reply-from-database = The database does not answer: { $why }
refusal-table-closed = This table has been closed.
refusal-two-devices = You sit here on another device or tab too. Both show the same, and either may act.
refusal-log-damaged = The log of this table was changed after step { $step }; the game cannot go on.
refusal-other-seal = The record carries another seal: { $seal }
refusal-unknown-person = There is no such person.
refusal-no-account = Nobody has an account named { $name }.
refusal-too-many-bots = You can have { $most } programs at most.
refusal-too-many-tables = You have opened { $most } tables within a day that are not over yet; finish one first, or come back tomorrow.
refusal-too-many-public = { $most } of your listed tables wait for people already; fill or close one first.
refusal-too-many-alone = You have opened { $most } games by correspondence that are not over yet; finish one first.
refusal-too-many-alone-here = Too many games by correspondence have been opened from your address today. Please try again later.
refusal-unknown-table = There is no table { $code }.
refusal-table-full = All seats are taken.
refusal-seat-taken = This seat is taken.
refusal-chair-asked = Somebody has asked for a chair already.
refusal-sent-away = The host of this table has given this chair back to a bot.
refusal-no-newcomer = Nobody has taken this chair during the game.
refusal-chair-agreed = In a rated game all have agreed to this newcomer.
refusal-one-seat-each = You can take only one seat.
refusal-bot-on-person = Only a bot’s seat can have a bot’s name.
refusal-no-programs = Programs are not welcome at this table.
refusal-host-only = Only the host of this table can do that.
refusal-chairs-free = Some chairs are still free.
refusal-no-trade-clock = A game by correspondence has no trading clock.
refusal-short-turn = By correspondence everybody has at least an hour for a turn. If you want it quicker, choose a live pace.
refusal-config-file = The settings in { $file } cannot be read: { $why }
refusal-config-value = A setting is wrong: { $why }
refusal-config-like = A setting is wrong: { $setting } should look like { $like }
refusal-config-range = A setting is wrong: { $setting } is a number { $most ->
        [none] from { $least } on
       *[other] from { $least } to { $most }
    }.
refusal-database-taken = Another server already uses { $file }. End it first: Ctrl-C in its window.
refusal-database-newer = A newer version of higgle has used this database. Install that version or a later one, or restore a backup.
server-others = From other devices:
server-alone = No other device can reach it: this machine is not in a network.
server-open = Leave this window open while you play; Ctrl-C ends it.
refusal-port-taken = Port { $port } cannot be used: { $why }
refusal-muted = The host of this server has asked you to say nothing for a while. You can play on.
refusal-barred = The host of this server does not let this account in.
refusal-no-database = There is no database { $file }.
refusal-other-database = This database belongs to another version of higgle: start the server once, or install that version.
refusal-database-full = This database is not empty; move everything into a new, empty one.
refusal-move-where = Everything can move only from an SQLite file to postgresql://…
refusal-not-yourself = You cannot report yourself.
refusal-not-yourself-blocked = You cannot block yourself.
refusal-blocked = You cannot sit down at this table.
refusal-too-many-blocked = You have blocked { $most } people; unblock one first.
refusal-unknown-report = There is no such report.
refusal-mail-sender = E-mails need a sender: set sender, such as "Games <games@example.org>".
refusal-mail-links = E-mails carry links, so the server must know its own address: set origins, such as https://games.example.
refusal-no-letters = This server sends no e-mails.
refusal-old-link = This link is too old or has been replaced. Ask for a new one in your profile.
refusal-push-service = Notices cannot be sent to { $host }: this server knows no such push service.
refusal-push-key = The key of this device cannot be used.
refusal-no-notices = This server sends no notices to devices.

letter-turn = { $name }, it is your turn at { $game }.
letter-offer = { $name }, somebody offers you something at { $game }.
letter-over = { $name }, your game of { $game } is over.
mail-question = Somebody asked { $place } to send e-mails about games by correspondence to this address. If that was you, confirm it within two days:
    .subject = Is this your address?
mail-question-not-you = If it was not you, do nothing: no further e-mail will come.
mail-daily =
    .subject = { $count ->
        [one] A game awaits you
       *[other] { $count } games have news for you
    }
mail-due = You have until { $time } (UTC).
mail-moment = { $day } { $month ->
         [1] January
         [2] February
         [3] March
         [4] April
         [5] May
         [6] June
         [7] July
         [8] August
         [9] September
         [10] October
         [11] November
       *[12] December
    }, { $time }
mail-calendar = Your move: { $game }
mail-why = You get this because you asked { $place } for e-mails. To get no more of them and have your address forgotten:

# Notices on devices
push-day = Deal of the day: { $game }
push-day-about = The same cards for everybody, and one try that counts.
push-evening = { $name } has opened a table for { $club }.
push-round = Round { $round } of “{ $title }” begins. Your table waits for you.

# What a chat shows for a link
og-title = higgle: five bargaining games
og-text = Trade beans and cows with friends and bots. Open the link and sit down.
og-table = { $name } invites you to a table of { $game }

## What whoever hosts has done

done-mute = { $until ->
    [never] { $name } can speak again.
   *[other] { $name } can say nothing until { $until }.
}
done-ban = { $name } is banned, with every browser and program.
done-unban = { $name } may come in again.
done-rename = { $name } is called { $new } now, at the tables too.
done-password = The new password of { $name } is { $password } and is shown only now. Every browser of theirs is logged out.
done-close = Table { $code } is closed.
done-settle = Report { $number } is settled.
refusal-admin-only = This is for admins of this server. Whoever runs it names them: higgle admin appoint NAME.
refusal-admin-in-terminal = { $name } is an admin; this is done in the terminal, with higgle admin.
refusal-several-people = Several people are called { $name }; give one of these ids: { $ids }.
