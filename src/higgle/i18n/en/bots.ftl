### What is said about bots, and what bots say.

refusal-unknown-bot = There is no bot called “{ $bot }”; there are: { $bots }.
refusal-no-bot-in-module = The module “{ $module }” was found, but “{ $bot }” is not a bot in it; name one as “my.module:MyBot”.
refusal-broken-bot = The bot “{ $bot }” cannot be started: { $why }
refusal-no-games = Play at least one game.
refusal-wrong-bots = { $bots } bots cannot sit at { $seats } seats; name one for each seat, or fewer to repeat them.

refusal-unknown-style = There is no style “{ $style }”; there are: { $styles }.
refusal-talk-text = “{ $text }” says nothing; write “call nothing for 1 blue” or “signal want 1 red give nothing never nothing”.
refusal-promise-too-large = Promise at most { $most } cards at a time.
refusal-no-trade-board = There is no trade board in “{ $game }”, and so no talk to export.
refusal-contest-text = “{ $text }” is not a contest; write one like “bohnanza:farmer/greedy”.

## Why a bot makes an offer

bot-offer-pays = { $voice ->
    [generous] { $way ->
        [two] { $bean } number { $count } would help me. I hope it helps you too.
        [three] A fair swap? { $bean } number { $count } earns me something.
       *[one] { $bean } number { $count } would earn me something, and you are welcome to this.
    }
    [stubborn] { $way ->
        [two] I want a { $bean }. It is number { $count }.
        [three] { $bean }. You know what I pay.
       *[one] { $bean } number { $count } pays. That is my price.
    }
    [shy] { $way ->
        [two] If it is no trouble … a { $bean }? Number { $count } pays.
        [three] I would be glad of a { $bean }, number { $count }.
       *[one] { $bean }s … could you spare one? It would be my number { $count }.
    }
    [chatty] { $way ->
        [two] { $bean }s, { $bean }s! Let me have number { $count }!
        [three] Number { $count }, can you believe it? Hand over a { $bean }!
       *[one] Oh, a { $bean }! Number { $count }, and it pays at once!
    }
    [calculating] { $way ->
        [two] { $count } is where { $bean }s pay more.
        [three] { $bean } ×{ $count }: one thaler up.
       *[one] { $bean }, number { $count }: it pays.
    }
   *[plain] { $way ->
        [two] { $bean } number { $count }, and my field pays more.
        [three] { $bean }! Number { $count } is where it pays.
       *[one] { $bean } number { $count } would pay me at once.
    }
}
bot-offer-grows = { $voice ->
    [generous] { $way ->
        [two] My { $bean }s would be glad of company.
        [three] I collect { $bean }s. Would this do?
       *[one] { $bean }s grow at my place; I hope this suits you too.
    }
    [stubborn] { $way ->
        [two] A { $bean }. For my field.
        [three] My field, my { $bean }s.
       *[one] { $bean }s grow here. I want yours.
    }
    [shy] { $way ->
        [two] I grow { $bean }s too, you see …
        [three] More { $bean }s would be nice, if you agree.
       *[one] { $bean }s grow at my place, if you can do without.
    }
    [chatty] { $way ->
        [two] You know me: never too many { $bean }s!
        [three] A { $bean }, and my field will sing!
       *[one] { $bean }s again! My field cannot get enough of them.
    }
    [calculating] { $way ->
        [two] { $bean }s are already planted; one more costs me nothing.
        [three] I hold the field, you hold the { $bean }.
       *[one] { $bean }: one step closer to the next thaler.
    }
   *[plain] { $way ->
        [two] My field is waiting for a { $bean }.
        [three] I am collecting { $bean }s.
       *[one] { $bean }s grow on my fields.
    }
}
bot-offer-starts = { $voice ->
    [generous] { $way ->
        [two] I have a field free for { $bean }s.
       *[one] A { $bean } would start a nice new field for me.
    }
    [stubborn] { $way ->
        [two] A free field, and a { $bean } for it. Agreed?
       *[one] { $bean }: I will grow that.
    }
    [shy] { $way ->
        [two] There is room here for a { $bean } …
       *[one] Perhaps I could try that: { $bean }.
    }
    [chatty] { $way ->
        [two] A free field! And { $bean }s would look so good on it!
       *[one] I have always wanted such a field: { $bean }s!
    }
    [calculating] { $way ->
        [two] One field is free. A { $bean } fits.
       *[one] An empty field earns nothing; a { $bean } does.
    }
   *[plain] { $way ->
        [two] There is a free field here for { $bean }s.
       *[one] I could begin a new field: { $bean }s.
    }
}
bot-offer-clears = { $voice ->
    [generous] I would make room for a { $bean }.
    [stubborn] A { $bean }. Something else has to go.
    [shy] A { $bean } … I could make room for it.
    [chatty] For a { $bean } I would dig up half my garden!
    [calculating] { $bean }s would earn more than what stands there now.
   *[plain] I would clear a field for { $bean }s.
}
bot-begs = { $voice ->
    [generous] { $way ->
        [two] A { $bean }, as a favour to me?
        [three] Can you spare a { $bean }? It will be in good hands here.
       *[one] Would you give me a { $bean }? I will remember it.
    }
    [stubborn] { $way ->
        [two] Hand over the { $bean }.
        [three] The { $bean } comes to me.
       *[one] The { $bean } is no use to you. Give it to me.
    }
    [shy] { $way ->
        [two] Could I perhaps have the { $bean }?
        [three] The { $bean } … only if it is in your way.
       *[one] If nobody needs the { $bean } … may I have it?
    }
    [chatty] { $way ->
        [two] Be a dear and pass me the { $bean }!
        [three] Nobody is looking: slip me the { $bean }!
       *[one] A { $bean } for me? Pretty please!
    }
    [calculating] { $way ->
        [two] The { $bean } brings you nothing. It brings me something.
        [three] Parting with the { $bean } costs you nothing.
       *[one] { $bean }: if nobody pays for it, I will take it.
    }
   *[plain] { $way ->
        [two] Could I have the { $bean }?
        [three] If you do not need the { $bean }, I do.
       *[one] I would take the { $bean } off your hands.
    }
}
bot-gift = { $voice ->
    [generous] A { $bean }: take it and enjoy it.
    [stubborn] This { $bean } has to go.
    [shy] A { $bean } … would anybody like it?
    [chatty] A { $bean }, free to a good home!
    [calculating] This { $bean } costs me more than it brings.
   *[plain] This { $bean } has no place on my fields; somebody else may like it.
}
bot-keeps-word = { $voice ->
    [generous] A { $bean } for you, as I promised. Enjoy it.
    [stubborn] { $bean }. I keep my word.
    [shy] Um … a { $bean }, as I promised.
    [chatty] A promise is a promise: a { $bean } for you!
    [calculating] { $bean }: my debt is paid.
   *[plain] A { $bean }, as I promised.
}

bot-trade = { $voice ->
    [generous] Your { $animal }, please. I will pay well.
    [stubborn] Your { $animal }. Now.
    [shy] Would you part with your { $animal }, perhaps?
    [chatty] Oh, your { $animal }! I have been eyeing it for ages.
    [calculating] Your { $animal } completes my plan.
   *[plain] I would like to have your { $animal }.
}
bot-trade-rat = { $voice ->
    [generous] Let us see who must keep a rat.
    [stubborn] One rat has to go, and it will be mine.
    [shy] I am sorry, this is about rats.
    [chatty] Rats, rats! Who wants fewer of them?
    [calculating] One rat less, for one of us.
   *[plain] One of us gets rid of a rat.
}

## Why a bot refuses

bot-refuse = { $voice ->
    [generous] { $way ->
        [two] I would if I could. Another time!
        [three] Sorry, not this one.
       *[one] Not this time, sorry.
    }
    [stubborn] { $way ->
        [two] Not a chance.
        [three] Forget it.
       *[one] No.
    }
    [shy] { $way ->
        [two] Um … no, sorry.
        [three] Maybe not this time?
       *[one] I would rather not.
    }
    [chatty] { $way ->
        [two] Ha, nice try!
        [three] No, no, no. But keep asking!
       *[one] Tempting, but no!
    }
    [calculating] { $way ->
        [two] I lose by that.
        [three] The sums say no.
       *[one] That does not add up.
    }
   *[plain] { $way ->
        [two] Not for me.
        [three] I will pass.
       *[one] No, thank you.
    }
}
bot-refuse-grows = { $voice ->
    [generous] I would like to help, but I grow { $bean }s myself.
    [stubborn] That { $bean } belongs on my field.
    [shy] { $bean }s … I grow those myself, sorry.
    [chatty] A { $bean }? My own field would never forgive me!
    [calculating] That { $bean } earns more on my field.
   *[plain] { $bean }: I would keep it myself.
}
bot-refuse-misfit = { $voice ->
    [generous] { $way ->
        [two] A { $bean }? I am full up, sorry.
       *[one] { $bean }: kind of you, but I have no room for it.
    }
    [stubborn] { $way ->
        [two] The { $bean } stays with you.
       *[one] { $bean }: no field for it.
    }
    [shy] { $way ->
        [two] A { $bean } … there is no room here, sorry.
       *[one] A { $bean } … I would not know where to put it.
    }
    [chatty] { $way ->
        [two] A { $bean }! My fields would never stop complaining!
        [three] No more { $bean }s, my fields are bursting!
       *[one] A { $bean }? Where should I put that, under my pillow?
    }
    [calculating] { $way ->
        [two] No field, no { $bean }s.
       *[one] A { $bean } would cost me a field, and that is too much.
    }
   *[plain] { $way ->
        [two] I have no field for { $bean }s.
       *[one] A { $bean } would cost me a field.
    }
}
bot-refuse-price = { $voice ->
    [generous] A little more, and we have a deal.
    [stubborn] Too little.
    [shy] Could it be a little more?
    [chatty] For that? Oh, come on!
    [calculating] That is below its worth.
   *[plain] That is worth too little to me.
}

## Words that are understood in chat, whatever else is said: several forms in a row

hear-card = bean beans
hear-for = for against
hear-never = never
hear-no = no nope thanks
hear-give = give have offer
hear-anybody = who anyone anybody somebody
hear-likes = want wants need needs likes
hear-1 = a an one
hear-2 = two
hear-3 = three

## What a coach says about a deal

coach-loses = This costs you: { $mine } for you, about { $theirs } for the other, in thalers.
coach-feeds = Good for you, but it feeds the other: { $mine } for you, about { $theirs } for the other.
coach-helps = This helps you: { $mine } thalers for you, about { $theirs } for the other.

## A word at the hammer

bot-bids-late = { $voice ->
    [generous] It is worth { $price } to me, gladly.
    [stubborn] { $price }. I do not give way.
    [shy] Perhaps { $price }?
    [chatty] Ha, wait for me: { $price }!
    [calculating] { $price }, by my sums.
   *[plain] { $way ->
        [two] Not so fast: { $price }.
        [three] { $price }, and it is mine.
       *[one] Wait! { $price }.
    }
}
bot-sells = { $voice ->
    [generous] Enjoy it, it is yours.
    [stubborn] Sold. Not a coin less.
    [shy] Sold, if that is all right.
    [chatty] Sold, sold, and what a fine sale!
    [calculating] Sold. The price is right.
   *[plain] { $way ->
        [two] Take it, it is yours.
        [three] Sold!
       *[one] Sold. I can use the money.
    }
}
bot-buys = { $voice ->
    [generous] Thank you all, but I will keep it.
    [stubborn] It stays here.
    [shy] I think I would like to keep it.
    [chatty] Too good to let go, I will keep it!
    [calculating] Cheaper to keep it.
   *[plain] { $way ->
        [two] I will keep it myself.
        [three] I will match that.
       *[one] No, this one stays with me.
    }
}
bot-claims = { $voice ->
    [generous] I will gladly pay that.
    [stubborn] Mine, and that is that.
    [shy] Here, please.
    [chatty] Me, me, over here!
    [calculating] At this price, yes.
   *[plain] { $way ->
        [two] I will have that one.
        [three] Here!
       *[one] Mine!
    }
}
bot-takes-rat = { $voice ->
    [generous] Come here, poor thing.
    [stubborn] Fine. It will not bother me.
    [shy] Then I had better take it.
    [chatty] A rat! Well, it has company here.
    [calculating] The money is worth a rat.
   *[plain] { $way ->
        [two] Somebody has to take it.
        [three] The money consoles me.
       *[one] Well, give it to me.
    }
}
bot-takes-unseen = { $voice ->
    [generous] I trust you: it is yours.
    [stubborn] Take it, before I think again.
    [shy] I would rather not look. It is yours.
    [chatty] No peeking, I will just take it!
    [calculating] Probably enough. It is yours.
   *[plain] { $way ->
        [two] Agreed, let me have it.
        [three] All right, the animal is yours.
       *[one] I will take it unseen.
    }
}
bot-counters = { $voice ->
    [generous] Let us make it fair.
    [stubborn] You will not get it that easily.
    [shy] I will try, at least.
    [chatty] Oh no you don't! Let us see.
    [calculating] I have reckoned with this.
   *[plain] { $way ->
        [two] Not without a fight.
        [three] Let us compare.
       *[one] We shall see about that.
    }
}
