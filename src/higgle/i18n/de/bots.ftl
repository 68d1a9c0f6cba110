### Was über Bots gesagt wird, und was Bots sagen.

refusal-unknown-bot = Es gibt keinen Bot namens „{ $bot }“; es gibt: { $bots }.
refusal-no-bot-in-module = Das Modul „{ $module }“ ist da, aber „{ $bot }“ ist darin kein Bot; nenne einen wie „my.module:MyBot“.
refusal-broken-bot = Der Bot „{ $bot }“ lässt sich nicht erzeugen: { $why }
refusal-no-bot-class = „{ $bot }“ ist kein Bot; leite die Klasse von higgle.play.Bot ab und gib ihr eine Methode act(view, ask, events).
refusal-no-games = Es muss mindestens ein Spiel gespielt werden.
refusal-bad-processes = Sag, wie viele Prozesse sich die Arbeit teilen: 1 oder mehr, oder 0 für einen je Prozessorkern; { $processes } ist nichts davon.
refusal-wrong-bots = { $bots } Bots passen nicht auf { $seats } Plätze; nenne für jeden Platz einen, oder weniger, die sich wiederholen.

refusal-unknown-style = Es gibt keinen Stil „{ $style }“; es gibt: { $styles }.
refusal-talk-text = „{ $text }“ sagt nichts; schreib „call nothing for 1 blue“ oder „signal want 1 red give nothing never nothing“.
refusal-promise-too-large = Versprich höchstens { $most } Karten auf einmal.
refusal-no-such-pact = Das lässt sich in diesem Spiel nicht versprechen.
refusal-promise-to-others = Versprich es jemand anderem.
refusal-peace-rounds = Versprich Frieden für 1 bis { $most } Runden.
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
    [generous] { $way ->
        [two] { $bean } wäre mir ein Feld wert.
       *[one] Für { $bean } mache ich gern Platz.
    }
    [stubborn] { $way ->
        [two] Für { $bean } mache ich Platz.
       *[one] { $bean }. Dafür fliegt etwas raus.
    }
    [shy] { $way ->
        [two] Vielleicht gebe ich ein Feld her … für { $bean }.
       *[one] Für { $bean } könnte ich Platz machen …
    }
    [chatty] { $way ->
        [two] Alte Bohnen raus, { $bean } rein!
       *[one] Für { $bean } grabe ich den halben Garten um!
    }
    [calculating] { $way ->
        [two] Ein Feld für { $bean }: Das rechnet sich.
       *[one] { $bean } bringt mehr als das, was da jetzt steht.
    }
   *[plain] { $way ->
        [two] { $bean } wäre mir eine Ernte wert.
       *[one] Für { $bean } würde ich ein Feld räumen.
    }
}
bot-offer-saves = { $voice ->
    [generous] { $way ->
        [two] Einmal { $bean } von dir, und mein Feld lebt weiter.
       *[one] Mit { $bean } könnte ich mein Feld behalten. Ich hoffe, es hilft auch dir.
    }
    [stubborn] { $way ->
        [two] Gib mir { $bean }, und das Feld bleibt.
       *[one] { $bean }, oder mein Feld ist weg.
    }
    [shy] { $way ->
        [two] { $bean } … dann könnte mein Feld bleiben.
       *[one] Mein Feld muss vielleicht weg … hättest du { $bean } übrig?
    }
    [chatty] { $way ->
        [two] Schnell, { $bean }, sonst muss ich alles umgraben!
       *[one] Rette mein armes Feld! Einmal { $bean }, und es bleibt!
    }
    [calculating] { $way ->
        [two] Noch { $bean }, und das Feld muss nicht weg.
       *[one] Mit Nummer { $count } lohnt sich das Feld noch: { $bean }.
    }
   *[plain] { $way ->
        [two] { $bean } würde mein Feld retten.
       *[one] Noch einmal { $bean }, und ich könnte das Feld behalten.
    }
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
    [generous] { $way ->
        [two] Wer hat Platz für { $bean }? Ich gebe sie gern.
       *[one] { $bean }: Nimm sie und freu dich.
    }
    [stubborn] { $way ->
        [two] { $bean }. Nimm sie.
       *[one] { $bean } muss weg.
    }
    [shy] { $way ->
        [two] Falls jemand { $bean } brauchen kann … sie ist umsonst.
       *[one] Mag jemand { $bean }?
    }
    [chatty] { $way ->
        [two] Wer will { $bean }? Umsonst, wirklich!
       *[one] { $bean }, kostenlos in gute Hände!
    }
    [calculating] { $way ->
        [two] { $bean } zu verschenken kostet weniger, als sie zu pflanzen.
       *[one] { $bean } kostet mich mehr, als sie bringt.
    }
   *[plain] { $way ->
        [two] Nimmt jemand { $bean }?
       *[one] { $bean } passt auf keines meiner Felder; vielleicht mag sie jemand.
    }
}
bot-keeps-word = { $voice ->
    [generous] { $bean }, wie versprochen. Lass sie wachsen!
    [stubborn] { $bean }. Ich halte mein Wort.
    [shy] Äh … { $bean }, wie versprochen.
    [chatty] Versprochen ist versprochen: { $bean } für dich!
    [calculating] { $bean }: Damit sind wir quitt.
   *[plain] { $bean }, wie versprochen.
}
bot-thanks = { $voice ->
    [generous] { $way ->
        [two] Wie nett! { $bean } ist hier in guten Händen.
       *[one] Danke für das Geschenk! { $bean }: Das vergesse ich dir nicht.
    }
    [stubborn] { $way ->
        [two] Da sage ich nicht nein: { $bean }.
       *[one] { $bean }. Danke.
    }
    [shy] { $way ->
        [two] Für mich? { $bean }? Das ist lieb.
       *[one] Oh … { $bean }? Danke.
    }
    [chatty] { $way ->
        [two] Geschenke! Ich liebe Geschenke, und { $bean } dazu!
       *[one] { $bean }, einfach so? Du bist ein Schatz!
    }
    [calculating] { $way ->
        [two] { $bean } umsonst: Darüber führe ich Buch.
       *[one] { $bean }, ohne Kosten. Das schreibe ich dir gut.
    }
   *[plain] { $way ->
        [two] { $bean } nehme ich gern, danke.
       *[one] Danke: { $bean } kommt mir recht.
    }
}
bot-remembers-gift = { $voice ->
    [generous] { $way ->
        [two] Dein Geschenk ist nicht vergessen: { $bean }.
       *[one] Du hast mir etwas geschenkt: { $bean }. Das gebe ich gern zurück.
    }
    [stubborn] { $way ->
        [two] Für dein Geschenk, { $bean }. Jetzt sind wir quitt.
       *[one] Du hast mir { $bean } gegeben. Ich zahle zurück.
    }
    [shy] { $way ->
        [two] Wegen deines Geschenks … { $bean }.
       *[one] Du warst so nett … { $bean }, weißt du noch?
    }
    [chatty] { $way ->
        [two] Wer mir { $bean } schenkt, gehört zur Familie!
       *[one] { $bean }, einfach so geschenkt! Mit dir handle ich am liebsten!
    }
    [calculating] { $way ->
        [two] { $bean } von dir, umsonst: Das zählt für dich.
       *[one] Dein Geschenk steht noch zu Buche: { $bean }.
    }
   *[plain] { $way ->
        [two] Für { $bean }, dein Geschenk von vorhin.
       *[one] Du hast mir { $bean } geschenkt; das weiß ich noch.
    }
}
bot-refuse-owed = { $voice ->
    [generous] { $way ->
        [two] Versprochen war { $bean }, gekommen ist nichts. Schade, nein.
       *[one] { $bean } war mir versprochen und kam nie. Jetzt lieber nicht.
    }
    [stubborn] { $way ->
        [two] Dein Wort war { $bean }. Du hast es gebrochen.
       *[one] { $bean } schuldest du mir. Nein.
    }
    [shy] { $way ->
        [two] Ich habe gewartet … auf { $bean }.
       *[one] Weißt du … { $bean } war versprochen und kam nie.
    }
    [chatty] { $way ->
        [two] Erst { $bean }, wie versprochen, dann reden wir!
       *[one] Und wo bleibt meine Bohne? { $bean }, versprochen, und nichts!
    }
    [calculating] { $way ->
        [two] { $bean }: Damit endete dein Kredit.
       *[one] { $bean } versprochen, nicht geliefert. Nein.
    }
   *[plain] { $way ->
        [two] Ich warte noch auf { $bean } von dir.
       *[one] Du hast mir { $bean } versprochen und nicht gegeben.
    }
}
bot-refuse-broken = { $voice ->
    [generous] { $way ->
        [two] Versprochen war { $bean } … da lasse ich es lieber.
       *[one] Da wartet noch jemand: { $bean } war versprochen. Das war nicht nett.
    }
    [stubborn] { $way ->
        [two] { $bean }, versprochen und nicht gegeben. Ich habe es gesehen.
       *[one] { $bean } versprochen, Wort gebrochen. Nein.
    }
    [shy] { $way ->
        [two] Tut mir leid … { $bean } kam nie, trotz Versprechen.
       *[one] Ich habe gesehen, was aus dem Versprechen wurde … { $bean }.
    }
    [chatty] { $way ->
        [two] Versprechen? So wie das mit { $bean }? Ha!
       *[one] Wir haben es alle gesehen: { $bean } versprochen, und nichts kam!
    }
    [calculating] { $way ->
        [two] Gebrochene Worte zählen. { $bean }, zum Beispiel.
       *[one] { $bean } versprochen, nicht geliefert: Das kostet Kredit.
    }
   *[plain] { $way ->
        [two] Ich weiß noch, was du versprochen hast: { $bean }.
       *[one] Du hast { $bean } versprochen und nicht gegeben.
    }
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
    [generous] { $way ->
        [two] Tut mir leid, { $bean } braucht hier selbst Gesellschaft.
       *[one] Ich würde gern helfen, aber { $bean } wächst hier.
    }
    [stubborn] { $way ->
        [two] { $bean } bleibt hier.
       *[one] { $bean } gehört auf mein Feld.
    }
    [shy] { $way ->
        [two] { $bean } … würde mir fehlen.
       *[one] { $bean } … baue ich selbst an, tut mir leid.
    }
    [chatty] { $way ->
        [two] Ich, { $bean } hergeben? Nie, solange sie hier wächst!
       *[one] { $bean }? Das würde mir mein Feld nie verzeihen!
    }
    [calculating] { $way ->
        [two] { $bean } ist mir mehr wert als das.
       *[one] { $bean } bringt auf meinem Feld mehr.
    }
   *[plain] { $way ->
        [two] { $bean } baue ich gerade selbst an.
       *[one] { $bean } brauche ich selbst.
    }
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
    [generous] { $way ->
        [two] Fast! Leg noch etwas drauf, bitte.
       *[one] Ein klein wenig mehr, und wir sind uns einig.
    }
    [stubborn] { $way ->
        [two] Mehr.
       *[one] Zu wenig.
    }
    [shy] { $way ->
        [two] Das ist ein bisschen wenig … tut mir leid.
       *[one] Ginge es ein bisschen mehr?
    }
    [chatty] { $way ->
        [two] Du machst Witze! Noch ein bisschen!
       *[one] Dafür? Ach komm!
    }
    [calculating] { $way ->
        [two] Die Rechnung geht noch nicht auf.
       *[one] Das liegt unter ihrem Wert.
    }
   *[plain] { $way ->
        [two] Biete mir mehr.
       *[one] Das ist mir zu wenig wert.
    }
}

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
