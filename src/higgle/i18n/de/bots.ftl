### Was über Bots gesagt wird, und was Bots sagen.

refusal-unknown-bot = Es gibt keinen Bot namens „{ $bot }“; es gibt: { $bots }.
refusal-no-bot-in-module = Das Modul „{ $module }“ ist da, aber „{ $bot }“ ist darin kein Bot; nenne einen wie „my.module:MyBot“.
refusal-broken-bot = Der Bot „{ $bot }“ lässt sich nicht erzeugen: { $why }
refusal-no-games = Es muss mindestens ein Spiel gespielt werden.
refusal-wrong-bots = { $bots } Bots passen nicht auf { $seats } Plätze; nenne für jeden Platz einen, oder weniger, die sich wiederholen.

refusal-unknown-style = Es gibt keinen Stil „{ $style }“; es gibt: { $styles }.
refusal-talk-text = „{ $text }“ sagt nichts; schreib „call nothing for 1 blue“ oder „signal want 1 red give nothing never nothing“.
refusal-promise-too-large = Versprich höchstens { $most } Karten auf einmal.
refusal-no-trade-board = In „{ $game }“ gibt es keine Handelstafel und also kein Gespräch.
refusal-contest-text = „{ $text }“ ist kein Wettkampf; schreibe ihn wie „bohnanza:farmer/greedy“.

## Warum ein Bot etwas anbietet

bot-offer-pays = { $voice ->
    [generous] { $way ->
        [two] { $count }-mal { $bean } würde mir helfen, dir hoffentlich auch.
        [three] Ein fairer Tausch? { $count }-mal { $bean } bringt mir etwas.
       *[one] Mit { $count }-mal { $bean } verdiene ich etwas, und das hier gebe ich gern.
    }
    [stubborn] { $way ->
        [two] Ich will { $bean }. Es ist Nummer { $count }.
        [three] { $bean }. Was ich zahle, weißt du.
       *[one] { $bean } Nummer { $count } zahlt sich aus. Das ist mein Preis.
    }
    [shy] { $way ->
        [two] Wenn es keine Mühe macht … { $bean }? Nummer { $count } zahlt.
        [three] Über { $bean } wäre ich froh, Nummer { $count }.
       *[one] Kannst du sie entbehren? { $bean } wäre meine Nummer { $count }.
    }
    [chatty] { $way ->
        [two] { $bean }, { $bean }! Her mit Nummer { $count }!
        [three] Nummer { $count }, ist das zu fassen? Her mit { $bean }!
       *[one] Oh, { $bean }! Nummer { $count }, und die zahlt sofort!
    }
    [calculating] { $way ->
        [two] Ab { $count } zahlt { $bean } mehr.
        [three] { $count }-mal { $bean }: ein Taler mehr.
       *[one] { $bean }, Nummer { $count }: Das lohnt sich.
    }
   *[plain] { $way ->
        [two] Mit { $count }-mal { $bean } zahlt mein Feld mehr.
        [three] { $bean }! Mit { $count } Stück verdiene ich mehr.
       *[one] { $count }-mal { $bean } würde mir sofort etwas einbringen.
    }
}
bot-offer-grows = { $voice ->
    [generous] { $way ->
        [two] { $bean } hätte bei mir gute Gesellschaft.
        [three] Ich sammle { $bean }. Wäre das etwas für dich?
       *[one] { $bean } wächst bei mir; hoffentlich passt es dir auch.
    }
    [stubborn] { $way ->
        [two] { $bean }. Für mein Feld.
        [three] Mein Feld braucht { $bean }. Punkt.
       *[one] { $bean } wächst hier. Die will ich.
    }
    [shy] { $way ->
        [two] Ein bisschen { $bean } habe ich schon …
        [three] Noch mehr { $bean } wäre schön, wenn es dir recht ist.
       *[one] { $bean } wächst bei mir, falls du sie nicht brauchst.
    }
    [chatty] { $way ->
        [two] Du kennst mich: { $bean } geht immer!
        [three] { $bean }, und mein Feld singt!
       *[one] Noch einmal { $bean }! Mein Feld kriegt nicht genug davon.
    }
    [calculating] { $way ->
        [two] { $bean } steht schon; eine mehr kostet mich nichts.
        [three] Ich habe das Feld, du hast { $bean }.
       *[one] { $bean }: ein Schritt näher am nächsten Taler.
    }
   *[plain] { $way ->
        [two] Mein Feld wartet auf { $bean }.
        [three] Ich sammle { $bean }.
       *[one] { $bean } wächst auf meinen Feldern.
    }
}
bot-offer-starts = { $voice ->
    [generous] { $way ->
        [two] Für { $bean } habe ich ein Feld frei.
       *[one] { $bean } gäbe ein schönes neues Feld.
    }
    [stubborn] { $way ->
        [two] Ein Feld ist frei, da kommt { $bean } hin.
       *[one] Ich baue { $bean } an.
    }
    [shy] { $way ->
        [two] Für { $bean } wäre hier noch Platz …
       *[one] Vielleicht versuche ich es mit { $bean }.
    }
    [chatty] { $way ->
        [two] Ein freies Feld! Und { $bean } würde sich da so gut machen!
       *[one] Ein Feld mit { $bean } wollte ich schon immer!
    }
    [calculating] { $way ->
        [two] Ein Feld ist frei. { $bean } passt.
       *[one] Ein leeres Feld bringt nichts, { $bean } schon.
    }
   *[plain] { $way ->
        [two] Für { $bean } ist hier ein Feld frei.
       *[one] Ich könnte ein Feld mit { $bean } beginnen.
    }
}
bot-offer-clears = { $voice ->
    [generous] Für { $bean } mache ich gern Platz.
    [stubborn] { $bean }. Dafür fliegt etwas raus.
    [shy] Für { $bean } könnte ich Platz machen …
    [chatty] Für { $bean } grabe ich den halben Garten um!
    [calculating] { $bean } bringt mehr als das, was da jetzt steht.
   *[plain] Für { $bean } würde ich ein Feld räumen.
}
bot-begs = { $voice ->
    [generous] { $way ->
        [two] { $bean }, mir zuliebe?
        [three] Kannst du auf { $bean } verzichten? Hier hat sie es gut.
       *[one] Schenkst du mir { $bean }? Ich vergesse es nicht.
    }
    [stubborn] { $way ->
        [two] Her mit { $bean }.
        [three] { $bean } kommt zu mir.
       *[one] { $bean } nützt dir nichts. Gib her.
    }
    [shy] { $way ->
        [two] Dürfte ich vielleicht { $bean } haben?
        [three] { $bean } … nur wenn sie dir im Weg ist.
       *[one] Wenn niemand { $bean } braucht … darf ich?
    }
    [chatty] { $way ->
        [two] Sei so lieb und schieb mir { $bean } rüber!
        [three] Es guckt keiner: Gib mir { $bean }!
       *[one] { $bean } für mich? Bitte, bitte!
    }
    [calculating] { $way ->
        [two] Dir bringt { $bean } nichts, mir schon.
        [three] Ohne { $bean } verlierst du nichts.
       *[one] { $bean }: Wenn niemand dafür zahlt, nehme ich sie.
    }
   *[plain] { $way ->
        [two] Könnte ich { $bean } haben?
        [three] Wenn du { $bean } nicht brauchst: Ich schon.
       *[one] { $bean } würde ich dir abnehmen.
    }
}
bot-gift = { $voice ->
    [generous] { $bean }: Nimm sie und freu dich.
    [stubborn] { $bean } muss weg.
    [shy] Mag jemand { $bean }?
    [chatty] { $bean }, kostenlos in gute Hände!
    [calculating] { $bean } kostet mich mehr, als sie bringt.
   *[plain] { $bean } passt auf keines meiner Felder; vielleicht mag sie jemand.
}
bot-keeps-word = { $voice ->
    [generous] { $bean }, wie versprochen. Lass sie wachsen!
    [stubborn] { $bean }. Ich halte mein Wort.
    [shy] Äh … { $bean }, wie versprochen.
    [chatty] Versprochen ist versprochen: { $bean } für dich!
    [calculating] { $bean }: Damit sind wir quitt.
   *[plain] { $bean }, wie versprochen.
}

bot-trade = { $voice ->
    [generous] Was du davon hast, bitte: { $animal }. Ich zahle gut.
    [stubborn] { $animal }. Her damit.
    [shy] { $animal } … würdest du dich davon trennen?
    [chatty] Oh, { $animal }! Darauf habe ich schon lange ein Auge.
    [calculating] { $animal } fehlt mir noch in der Rechnung.
   *[plain] Ich hätte gern, was du davon hast: { $animal }.
}
bot-trade-rat = { $voice ->
    [generous] Mal sehen, wer von uns eine Ratte behält.
    [stubborn] Eine Ratte muss weg, und meine bestimmt.
    [shy] Entschuldige, es geht um Ratten.
    [chatty] Ratten, Ratten! Wer will weniger davon?
    [calculating] Eine Ratte weniger, für einen von uns.
   *[plain] Einer von uns wird eine Ratte los.
}

## Warum ein Bot ablehnt

bot-refuse = { $voice ->
    [generous] { $way ->
        [two] Gern ein andermal!
        [three] Das leider nicht, entschuldige.
       *[one] Diesmal leider nicht.
    }
    [stubborn] { $way ->
        [two] Keine Chance.
        [three] Vergiss es.
       *[one] Nein.
    }
    [shy] { $way ->
        [two] Äh … nein, tut mir leid.
        [three] Diesmal vielleicht nicht?
       *[one] Lieber nicht.
    }
    [chatty] { $way ->
        [two] Ha, netter Versuch!
        [three] Nein, nein, nein. Aber frag nur weiter!
       *[one] Verlockend, aber nein!
    }
    [calculating] { $way ->
        [two] Dabei verliere ich.
        [three] Die Rechnung sagt nein.
       *[one] Das rechnet sich nicht.
    }
   *[plain] { $way ->
        [two] Nichts für mich.
        [three] Da passe ich.
       *[one] Nein, danke.
    }
}
bot-refuse-grows = { $voice ->
    [generous] Ich würde gern helfen, aber { $bean } wächst hier.
    [stubborn] { $bean } gehört auf mein Feld.
    [shy] { $bean } … baue ich selbst an, tut mir leid.
    [chatty] { $bean }? Das würde mir mein Feld nie verzeihen!
    [calculating] { $bean } bringt auf meinem Feld mehr.
   *[plain] { $bean } brauche ich selbst.
}
bot-refuse-misfit = { $voice ->
    [generous] { $way ->
        [two] { $bean }? Bei mir ist alles voll, leider.
       *[one] Nett von dir, aber für { $bean } habe ich keinen Platz.
    }
    [stubborn] { $way ->
        [two] { $bean } bleibt bei dir.
       *[one] Kein Feld für { $bean }.
    }
    [shy] { $way ->
        [two] { $bean } … hier ist kein Platz, tut mir leid.
       *[one] Ich wüsste nicht, wohin mit { $bean }.
    }
    [chatty] { $way ->
        [two] { $bean }! Da würden meine Felder ewig maulen!
        [three] Bloß nicht { $bean }, meine Felder platzen schon!
       *[one] { $bean }? Wohin damit, unters Kopfkissen?
    }
    [calculating] { $way ->
        [two] Kein Feld, also nicht { $bean }.
       *[one] { $bean } würde mich ein Feld kosten, das ist zu viel.
    }
   *[plain] { $way ->
        [two] Für { $bean } habe ich kein Feld.
       *[one] { $bean } würde mich ein Feld kosten.
    }
}
bot-refuse-price = { $voice ->
    [generous] Ein klein wenig mehr, und wir sind uns einig.
    [stubborn] Zu wenig.
    [shy] Ginge es ein bisschen mehr?
    [chatty] Dafür? Ach komm!
    [calculating] Das liegt unter ihrem Wert.
   *[plain] Das ist mir zu wenig wert.
}

## Wörter, die im Chat verstanden werden, mehrere Formen in einer Reihe

hear-card = bohne bohnen
hear-for = für gegen
hear-never = nie niemals
hear-no = nein nö danke
hear-give = gebe biete hätte verschenke
hear-anybody = wer jemand
hear-likes = will möchte brauche braucht
hear-1 = ein eine einen
hear-2 = zwei
hear-3 = drei

## Was ein Berater über einen Handel sagt

coach-loses = Das kostet dich etwas: { $mine } für dich, etwa { $theirs } für den anderen, in Talern.
coach-feeds = Gut für dich, aber noch besser für den anderen: { $mine } für dich, etwa { $theirs } für ihn.
coach-helps = Das hilft dir: { $mine } Taler für dich, etwa { $theirs } für den anderen.

## Ein Wort beim Hammerschlag

bot-bids-late = { $voice ->
    [generous] { $price } ist es mir gern wert.
    [stubborn] { $price }. Ich gebe nicht nach.
    [shy] Vielleicht { $price }?
    [chatty] Ha, nicht ohne mich: { $price }!
    [calculating] { $price }, nach meiner Rechnung.
   *[plain] { $way ->
        [two] Nicht so schnell: { $price }.
        [three] { $price }, und es gehört mir.
       *[one] Halt! { $price }.
    }
}
bot-sells = { $voice ->
    [generous] Viel Freude damit, es gehört dir.
    [stubborn] Verkauft. Keinen Pfennig weniger.
    [shy] Verkauft, wenn es recht ist.
    [chatty] Verkauft, verkauft, was für ein Geschäft!
    [calculating] Verkauft. Der Preis stimmt.
   *[plain] { $way ->
        [two] Nimm es, es gehört dir.
        [three] Verkauft!
       *[one] Verkauft. Das Geld kann ich brauchen.
    }
}
bot-buys = { $voice ->
    [generous] Danke euch allen, aber ich behalte es.
    [stubborn] Das bleibt hier.
    [shy] Ich glaube, ich behalte es lieber.
    [chatty] Viel zu schön zum Weggeben, das behalte ich!
    [calculating] Behalten ist billiger.
   *[plain] { $way ->
        [two] Das behalte ich selbst.
        [three] Da gehe ich mit.
       *[one] Nein, das bleibt bei mir.
    }
}
bot-claims = { $voice ->
    [generous] Das zahle ich gern.
    [stubborn] Meins, und damit Schluss.
    [shy] Hier, bitte.
    [chatty] Ich, ich, hier drüben!
    [calculating] Zu diesem Preis: ja.
   *[plain] { $way ->
        [two] Das nehme ich.
        [three] Hier!
       *[one] Meins!
    }
}
bot-takes-rat = { $voice ->
    [generous] Komm her, armes Ding.
    [stubborn] Gut. Mich stört sie nicht.
    [shy] Dann nehme ich sie wohl besser.
    [chatty] Eine Ratte! Na, hier hat sie Gesellschaft.
    [calculating] Das Geld ist eine Ratte wert.
   *[plain] { $way ->
        [two] Einer muss sie ja nehmen.
        [three] Das Geld tröstet mich.
       *[one] Na gut, gib her.
    }
}
bot-takes-unseen = { $voice ->
    [generous] Ich vertraue dir: Es gehört dir.
    [stubborn] Nimm es, bevor ich es mir überlege.
    [shy] Ich schaue lieber nicht nach. Es gehört dir.
    [chatty] Ich gucke gar nicht, her damit!
    [calculating] Das reicht wohl. Es gehört dir.
   *[plain] { $way ->
        [two] Einverstanden, her damit.
        [three] Gut, das Tier gehört dir.
       *[one] Ich nehme es, ohne nachzusehen.
    }
}
bot-counters = { $voice ->
    [generous] Machen wir es fair.
    [stubborn] So leicht bekommst du es nicht.
    [shy] Ich versuche es wenigstens.
    [chatty] O nein, so nicht! Lass sehen.
    [calculating] Damit habe ich gerechnet.
   *[plain] { $way ->
        [two] Nicht kampflos.
        [three] Vergleichen wir.
       *[one] Das wollen wir sehen.
    }
}
