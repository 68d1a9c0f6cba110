### What is said about bots, and what bots say.

refusal-unknown-bot = There is no bot called “{ $bot }”; there are: { $bots }.
refusal-no-bot-in-module = The module “{ $module }” was found, but “{ $bot }” is not a bot in it; name one as “my.module:MyBot”.
refusal-broken-bot = The bot “{ $bot }” cannot be started: { $why }
refusal-no-bot-class = “{ $bot }” is no bot; make its class a subclass of higgle.play.Bot with a method act(view, ask, events).
refusal-no-games = Play at least one game.
refusal-bad-processes = Say how many processes share the work: 1 or more, or 0 for one on every core; { $processes } is neither.
refusal-wrong-bots = { $bots } bots cannot sit at { $seats } seats; name one for each seat, or fewer to repeat them.

refusal-unknown-style = There is no style “{ $style }”; there are: { $styles }.
refusal-talk-text = “{ $text }” says nothing; write “call nothing for 1 blue” or “signal want 1 red give nothing never nothing”.
refusal-promise-too-large = Promise at most { $most } cards at a time.
refusal-no-such-pact = That cannot be promised in this game.
refusal-promise-to-others = Promise it to another player.
refusal-peace-rounds = Promise peace for 1 to { $most } rounds.
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
        [two] I need { $bean } number { $count }.
        [three] { $bean }. You know what I pay.
       *[one] Give me { $bean } number { $count }; that is my price.
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
    [generous] { $way ->
        [two] A { $bean } would be worth a field to me.
       *[one] I would make room for a { $bean }.
    }
    [stubborn] { $way ->
        [two] I make room for a { $bean }.
       *[one] A { $bean }. Something else has to go.
    }
    [shy] { $way ->
        [two] I might give up a field for a { $bean } …
       *[one] A { $bean } … I could make room for it.
    }
    [chatty] { $way ->
        [two] Out with the old, in with a { $bean }!
       *[one] For a { $bean } I would dig up half my garden!
    }
    [calculating] { $way ->
        [two] A field for a { $bean }: that pays.
       *[one] { $bean }s would earn more than what stands there now.
    }
   *[plain] { $way ->
        [two] A { $bean } would be worth a harvest to me.
       *[one] I would clear a field for { $bean }s.
    }
}
bot-offer-saves = { $voice ->
    [generous] { $way ->
        [two] One { $bean } from you, and my field lives on.
       *[one] A { $bean } would help me keep my field. I hope it helps you too.
    }
    [stubborn] { $way ->
        [two] Give me a { $bean }, and the field stays.
       *[one] { $bean }, or my field goes.
    }
    [shy] { $way ->
        [two] A { $bean } … then my field could stay.
       *[one] My { $bean } field may have to go … could you spare one?
    }
    [chatty] { $way ->
        [two] Quick, a { $bean }, or I must dig it all up!
       *[one] Save my poor field! One { $bean }, and it stays!
    }
    [calculating] { $way ->
        [two] One { $bean } more, and I need not clear that field.
       *[one] With { $bean } number { $count } the field is worth keeping.
    }
   *[plain] { $way ->
        [two] A { $bean } would save my field.
       *[one] With one more { $bean } I could keep that field.
    }
}
bot-begs = { $voice ->
    [generous] { $way ->
        [two] A { $bean }, as a favour to me?
        [three] Can you spare a { $bean }? It will be in good hands here.
       *[one] Would you give me a { $bean }? I will remember it.
    }
    [stubborn] { $way ->
        [two] Hand over the { $bean }.
        [three] I will have the { $bean }.
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
    [generous] { $way ->
        [two] Who has room for a { $bean }? I give it gladly.
       *[one] A { $bean }: take it and enjoy it.
    }
    [stubborn] { $way ->
        [two] { $bean }. Take it.
       *[one] This { $bean } has to go.
    }
    [shy] { $way ->
        [two] If somebody can use a { $bean } … it is free.
       *[one] A { $bean } … would anybody like it?
    }
    [chatty] { $way ->
        [two] Who wants a { $bean }? For nothing, really!
       *[one] A { $bean }, free to a good home!
    }
    [calculating] { $way ->
        [two] To give a { $bean } away costs less than to plant it.
       *[one] This { $bean } costs me more than it brings.
    }
   *[plain] { $way ->
        [two] Would anybody take a { $bean }?
       *[one] This { $bean } has no place on my fields; somebody else may like it.
    }
}
bot-keeps-word = { $voice ->
    [generous] A { $bean } for you, as I promised. Enjoy it.
    [stubborn] { $bean }. I keep my word.
    [shy] Um … a { $bean }, as I promised.
    [chatty] A promise is a promise: a { $bean } for you!
    [calculating] { $bean }: my debt is paid.
   *[plain] A { $bean }, as I promised.
}
bot-thanks = { $voice ->
    [generous] { $way ->
        [two] How kind! The { $bean } is in good hands.
       *[one] Thank you for the { $bean }! I will not forget it.
    }
    [stubborn] { $way ->
        [two] I will not say no to a { $bean }.
       *[one] The { $bean }. Thanks.
    }
    [shy] { $way ->
        [two] For me? A { $bean }? That is nice.
       *[one] Oh … a { $bean }? Thank you.
    }
    [chatty] { $way ->
        [two] Presents! I love presents, and { $bean }s too!
       *[one] A { $bean } for nothing? You are the best!
    }
    [calculating] { $way ->
        [two] A { $bean } for free: that goes in my books.
       *[one] A { $bean } at no cost. That is to your credit.
    }
   *[plain] { $way ->
        [two] The { $bean } is welcome, thanks.
       *[one] Thank you for the { $bean }.
    }
}
bot-remembers-gift = { $voice ->
    [generous] { $way ->
        [two] I have not forgotten your { $bean }.
       *[one] You gave me a { $bean }. One good turn deserves another.
    }
    [stubborn] { $way ->
        [two] For your { $bean }. Now we are even.
       *[one] You gave me a { $bean }. I pay my debts.
    }
    [shy] { $way ->
        [two] Because of the { $bean } you gave me …
       *[one] You were so kind with that { $bean } …
    }
    [chatty] { $way ->
        [two] Whoever gives me a { $bean } is my friend!
       *[one] You gave me a { $bean } for nothing! I love trading with you!
    }
    [calculating] { $way ->
        [two] You gave me a { $bean }: it is in my books.
       *[one] Your { $bean } still counts in your favour.
    }
   *[plain] { $way ->
        [two] For the { $bean } that you gave me.
       *[one] You gave me a { $bean }; I remember that.
    }
}
bot-refuse-owed = { $voice ->
    [generous] { $way ->
        [two] After that { $bean } that never came I would rather not.
       *[one] You promised me a { $bean }, and it never came. Not now, sorry.
    }
    [stubborn] { $way ->
        [two] You broke your word about the { $bean }.
       *[one] You owe me a { $bean }. No.
    }
    [shy] { $way ->
        [two] I did wait for that { $bean } …
       *[one] You know … the { $bean } you promised never came.
    }
    [chatty] { $way ->
        [two] First the { $bean } that you promised, then we talk!
       *[one] And where is my { $bean }? Promised, promised, and nothing!
    }
    [calculating] { $way ->
        [two] Your credit ended with that { $bean }.
       *[one] One { $bean } promised, none delivered. No.
    }
   *[plain] { $way ->
        [two] I am still waiting for a { $bean } from you.
       *[one] You promised me a { $bean } and did not give it.
    }
}
bot-refuse-broken = { $voice ->
    [generous] { $way ->
        [two] There was that { $bean } you promised … I would rather not.
       *[one] You left somebody waiting for a { $bean }. That was not nice.
    }
    [stubborn] { $way ->
        [two] A { $bean } promised and not given. I saw it.
       *[one] You broke your word about a { $bean }. No deal.
    }
    [shy] { $way ->
        [two] Sorry … that { $bean } you promised never came.
       *[one] I saw what became of the { $bean } you promised …
    }
    [chatty] { $way ->
        [two] Promises? Like the one about the { $bean }? Ha!
       *[one] We all saw it: a { $bean } promised, and nothing came!
    }
    [calculating] { $way ->
        [two] Broken words count. The { $bean }, for one.
       *[one] A { $bean } promised, none delivered: that costs credit.
    }
   *[plain] { $way ->
        [two] I remember the { $bean } that you promised.
       *[one] You promised a { $bean } and did not give it.
    }
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
    [generous] { $way ->
        [two] Sorry, my { $bean }s need company themselves.
       *[one] I would like to help, but I grow { $bean }s myself.
    }
    [stubborn] { $way ->
        [two] { $bean }s stay here.
       *[one] That { $bean } belongs on my field.
    }
    [shy] { $way ->
        [two] I would miss the { $bean } …
       *[one] { $bean }s … I grow those myself, sorry.
    }
    [chatty] { $way ->
        [two] Me, part with a { $bean }? Never while they grow here!
       *[one] A { $bean }? My own field would never forgive me!
    }
    [calculating] { $way ->
        [two] A { $bean } is worth more to me than that.
       *[one] That { $bean } earns more on my field.
    }
   *[plain] { $way ->
        [two] I am growing { $bean }s myself.
       *[one] { $bean }: I would keep it myself.
    }
}
bot-refuse-misfit = { $voice ->
    [generous] { $way ->
        [two] A { $bean }? I am full up, sorry.
       *[one] { $bean }: kind of you, but I have no room for it.
    }
    [stubborn] { $way ->
        [two] Keep your { $bean }.
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
    [generous] { $way ->
        [two] Nearly! Add a little, please.
       *[one] A little more, and we have a deal.
    }
    [stubborn] { $way ->
        [two] More.
       *[one] Too little.
    }
    [shy] { $way ->
        [two] That is a bit little … sorry.
       *[one] Could it be a little more?
    }
    [chatty] { $way ->
        [two] You are joking! A bit more!
       *[one] For that? Oh, come on!
    }
    [calculating] { $way ->
        [two] It does not add up yet.
       *[one] That is below its worth.
    }
   *[plain] { $way ->
        [two] Offer me more.
       *[one] That is worth too little to me.
    }
}

## What a coach says about a deal

coach-even = This changes nothing for you, and means about { $theirs } for the other, in thalers.
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
    [chatty] Oh no you don’t! Let us see.
    [calculating] I had reckoned with this.
   *[plain] { $way ->
        [two] Not without a fight.
        [three] Let us compare.
       *[one] We shall see about that.
    }
}
