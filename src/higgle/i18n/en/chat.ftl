### What bots understand in chat, and what they answer.

## Words that are understood: phrases with commas between them; an asterisk stands for any ending

hear-card = bean*
hear-for = for, against, if, in exchange for
hear-and = and, but, then
hear-anybody = who, anyone, anybody, somebody, someone, any
hear-likes = want*, need*, like*, love, looking, collect*, take, takes, buy, use
hear-get = give me, gimme, can i have, could i have, may i have, do you have, have you got, got any, i take, i need, i want, i get, want, looking for, you want for, let me have, let me get, trade me, i could use, i d take, i ll take, who s got
hear-give = i give, i can give, give you, i have, i offer, offer, sell*, free, for free, take my, give away, goes to, best offer, for anything, offers for, give me for, you get, you can have, to trade, wanna trade, up for grabs, giving away, i ll give, give up, get rid of, i d give, anyone wants
hear-few = lacking, missing, short of
hear-next = next turn, next round, next time, later
hear-never = never, no more, don t want, do not want, don t need, do not need, hate
hear-no = no, nope, nah, not, bad deal, not worth, no way, no deal
hear-price = too little, not enough, too expensive, expensive, too cheap, a bit more, more please, add something
hear-no-room = no room, no space, no field, fields are full, field is full, nowhere
hear-keeps = i keep, keep it, keep that, i grow, grow those myself, grow them myself, need it myself
hear-later = later, not yet, not now
hear-yes = yes, yeah, yep, ok, okay, deal, agreed, sure, done, fine
hear-why = why, how come, what reason
hear-hello = hi, hello, hey, good morning, good evening, good afternoon
hear-bye = bye, goodbye, see you, good night
hear-thanks = thanks, thank you, thx, ty
hear-praise = nice, well played, great, good game, good job, good trade, good one, cool, bravo, not bad
hear-sorry = sorry, my mistake, oops, my bad
hear-quiet = quiet, shut up, silence, stop talking, stop chatting, hush, stop spamming
hear-speak = talk again, you can talk, you may talk, speak again
hear-hurry = hurry, come on, faster, whose turn, your turn, quick, slow
hear-robot = bot, robot, human, computer
hear-help = how do i, how can i, how to, help, what can i say, rules
hear-score = how much money, how many thalers, how many points, your score, how much do you have, who leads, who is leading, who is winning, winning
hear-offers = make me an offer, any offers, offers, offer me, what can you give, what do you offer, what can you offer, your offer, offer please, show me
hear-1 = a, an, one
hear-2 = two
hear-3 = three
hear-small = the, my, your, to, is, it, please, pls, you, i, me, what, that, this, have, do, can, would, of, all, everybody
hear-beans = red reds, soy soya, stink stinky

## What bots answer

reply-hello = { $way ->
    [two] Hi! Let us trade well.
   *[one] Hello! Good luck to you.
}
reply-bye = { $way ->
    [two] See you!
   *[one] Goodbye! It was a pleasure.
}
reply-thanks = { $way ->
    [two] My pleasure.
   *[one] You are welcome.
}
reply-praise = { $way ->
    [two] Kind of you to say so.
   *[one] Thank you!
}
reply-sorry = { $way ->
    [two] Never mind.
   *[one] No harm done.
}
reply-hurry = { $way ->
    [two] Coming.
   *[one] I am on it.
}
reply-robot = { $way ->
    [two] A bot, and I see no more than you would in my place.
   *[one] Yes, I am a bot; I play by the same rules as you.
}
reply-help = { $way ->
    [two] Tap what you give and what you want, or just write: “who needs soy?”
   *[one] Say it like: “anyone green?” or “2 red for a chili?”, or tap the beans and send an offer.
}
reply-score = { $way ->
    [two] Thalers so far: { $count }.
   *[one] I have this many thalers: { $count }.
}
reply-accept = { $way ->
    [two] Good: accept it on the board, and it is done.
   *[one] Then accept the offer on the board.
}
reply-nothing = { $way ->
    [two] There is nothing to agree to yet: make me an offer.
   *[one] No offer stands between us right now.
}
reply-which = { $way ->
    [two] Name a bean: one that you want, or one that you can give.
   *[one] Which bean would you like, or which would you give?
}
reply-never = { $way ->
    [two] No { $bean } for you, understood.
   *[one] { $bean }: you will hear no more of it from me.
}
reply-noted = { $way ->
    [two] Understood.
   *[one] All right.
}
reply-pact = { $way ->
    [two] Good, I will remember that.
   *[one] I take your word for it.
}
reply-price = { $way ->
    [two] What would be enough?
   *[one] Then tell me what would do.
}
reply-promise = { $way ->
    [two] A promise counts only with an offer: add it there.
   *[one] Promise it with an offer on the board, and I can count on it.
}
reply-wait = { $way ->
    [two] Let us talk about that when trading is on.
   *[one] Nobody can trade just now. Ask me again when trading begins.
}
reply-partner = { $way ->
    [two] We two may trade only when it is your turn or mine.
   *[one] It is not my turn and not yours; we may not trade with each other now.
}
reply-grows = { $way ->
    [two] My field wants its own { $bean }.
   *[one] { $bean }: I grow that myself.
}
reply-full = { $way ->
    [two] A { $bean } would cost me a field.
   *[one] { $bean }: I have no field for it.
}
reply-none = { $way ->
    [two] No { $bean } from me now.
   *[one] { $bean }: not from me, this time.
}
reply-unwanted = { $way ->
    [two] Thank you, no { $bean } for me now.
   *[one] { $bean }: I do not need that now.
}
reply-leads = { $way ->
    [two] The leader has to pay a little more.
   *[one] You are ahead; I give you nothing for nothing.
}
reply-unknown = { $way ->
    [two] Say it like: “who needs soy?” Then I can answer.
   *[one] I did not understand that. Say it like: “anyone green?” or “2 red for a chili?”
}
reply-stands = { $way ->
    [two] Look at the board: my offer stands.
   *[one] My offer is on the board.
}

## Why a bot refuses, besides what its voice says, and what it says when asked why

bot-refuse-leader = { $way ->
    [two] The leader has to offer more than that.
    [three] You lead. Make it worth my while.
   *[one] You are ahead: not at that price.
}
bot-refuse-gift = { $way ->
    [two] And what do I get for the { $bean }?
    [three] I would want something for a { $bean }.
   *[one] A { $bean } for nothing? No.
}
bot-refuse-fewer = { $way ->
    [two] You give { $count } and want { $more }.
    [three] { $more } of mine for { $count } of yours: no.
   *[one] { $count } for { $more }? Too few.
}
bot-refuse-stranger = { $way ->
    [two] I do not grow { $bean }s.
    [three] What would I do with a { $bean }?
   *[one] I have no field of { $bean }s.
}
bot-refuse-step = { $way ->
    [two] { $count } { $bean }s pay no more than what I have.
    [three] With { $count } { $bean }s I would still be short of the next thaler.
   *[one] Even with { $count } { $bean }s I would not get another thaler.
}
why-misfit = All my fields are taken: a { $bean } would cost me one of them.
why-grows = { $bean }: { $count } of mine count already, and I want more.
why-leader = You have { $theirs } with your fields, I have { $mine }: I would rather help somebody else.
why-gift = You asked for a { $bean } and gave nothing for it.
why-fewer = I would give { $more } beans and get { $count }.
why-stranger = None of my fields grows that: { $bean }. I would have to begin one.
why-step = With { $count } × { $bean } my field pays as much as it does now.
why-worth = By my count I would give more than I would get.
why-said = I have told you all my reasons.
