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
        [two] Eine { $bean } als Nummer { $count } würde mir helfen, der Tausch hoffentlich auch dir.
        [three] Ein fairer Tausch? Die { $bean } wäre meine Nummer { $count } und bringt mir etwas.
       *[one] Eine { $bean } mehr, Nummer { $count }, und ich verdiene etwas; das hier gebe ich gern.
    }
    [stubborn] { $way ->
        [two] Ich brauche eine { $bean }. Nummer { $count }.
        [three] Die { $bean }. Was ich zahle, weißt du.
       *[one] Gib mir die { $bean }, Nummer { $count }. Das ist mein Preis.
    }
    [shy] { $way ->
        [two] Wenn es keine Umstände macht … eine { $bean }? Nummer { $count } zahlt sich aus.
        [three] Über eine { $bean } wäre ich froh, es wäre Nummer { $count }.
       *[one] Könntest du eine { $bean } entbehren? Sie wäre meine Nummer { $count }.
    }
    [chatty] { $way ->
        [two] { $bean }n, { $bean }n! Her mit Nummer { $count }!
        [three] Nummer { $count }, ist das zu fassen? Immer her mit so was: { $bean }!
       *[one] Oh, eine { $bean }! Nummer { $count }, und die zahlt sich sofort aus!
    }
    [calculating] { $way ->
        [two] Ab { $count } bringen { $bean }n mehr.
        [three] { $bean } × { $count }: ein Taler mehr.
       *[one] { $bean }, Nummer { $count }: lohnt sich.
    }
   *[plain] { $way ->
        [two] Noch eine { $bean }, Nummer { $count }, und mein Feld bringt mehr.
        [three] Eine { $bean }! Mit Nummer { $count } verdiene ich mehr.
       *[one] Eine { $bean }, Nummer { $count }, würde mir sofort etwas einbringen.
    }
}
bot-offer-grows = { $voice ->
    [generous] { $way ->
        [two] Eine { $bean } hätte bei mir gute Gesellschaft.
        [three] Ich sammle { $bean }n. Wäre das hier etwas für dich?
       *[one] { $bean }n wachsen bei mir; hoffentlich passt es dir auch.
    }
    [stubborn] { $way ->
        [two] Eine { $bean }. Für mein Feld.
        [three] Mein Feld braucht { $bean }n. Punkt.
       *[one] { $bean }n wachsen hier. Ich will deine.
    }
    [shy] { $way ->
        [two] Ein paar { $bean }n habe ich schon, weißt du …
        [three] Noch eine { $bean } wäre schön, wenn es dir recht ist.
       *[one] { $bean }n wachsen auch bei mir, falls du eine entbehren kannst …
    }
    [chatty] { $way ->
        [two] Du kennst mich: { $bean }n gehen immer!
        [three] Eine { $bean }, und mein Feld singt!
       *[one] Schon wieder { $bean }n! Mein Feld kriegt nicht genug davon.
    }
    [calculating] { $way ->
        [two] { $bean }n stehen schon; eine mehr kostet mich nichts.
        [three] Ich habe das Feld, du hast die { $bean }.
       *[one] { $bean }: ein Schritt näher am nächsten Taler.
    }
   *[plain] { $way ->
        [two] Mein Feld wartet auf eine { $bean }.
        [three] Ich sammle { $bean }n.
       *[one] Auf meinen Feldern wachsen { $bean }n.
    }
}
bot-offer-starts = { $voice ->
    [generous] { $way ->
        [two] Für { $bean }n habe ich ein Feld frei.
       *[one] Eine { $bean } gäbe ein schönes neues Feld.
    }
    [stubborn] { $way ->
        [two] Ein Feld ist frei, da kommt eine { $bean } hin. Abgemacht?
       *[one] { $bean }n. Die baue ich an.
    }
    [shy] { $way ->
        [two] Für eine { $bean } wäre hier noch Platz …
       *[one] Vielleicht versuche ich es einmal … eine { $bean }?
    }
    [chatty] { $way ->
        [two] Ein freies Feld! Und { $bean }n würden sich da so gut machen!
       *[one] So ein Feld wollte ich schon immer: lauter { $bean }n!
    }
    [calculating] { $way ->
        [two] Ein Feld ist frei. Eine { $bean } passt.
       *[one] Ein leeres Feld bringt nichts, eine { $bean } schon.
    }
   *[plain] { $way ->
        [two] Für { $bean }n ist hier ein Feld frei.
       *[one] Ich könnte ein neues Feld anfangen: { $bean }n.
    }
}
bot-offer-clears = { $voice ->
    [generous] { $way ->
        [two] Eine { $bean } wäre mir ein Feld wert.
       *[one] Für eine { $bean } mache ich gern Platz.
    }
    [stubborn] { $way ->
        [two] Für die { $bean } mache ich Platz.
       *[one] Eine { $bean }. Dafür fliegt etwas anderes raus.
    }
    [shy] { $way ->
        [two] Ein Feld könnte ich wohl hergeben … für eine { $bean }.
       *[one] Für eine { $bean } … könnte ich Platz machen.
    }
    [chatty] { $way ->
        [two] Alte Bohnen raus, { $bean }n rein!
       *[one] Für eine { $bean } grabe ich den halben Garten um!
    }
    [calculating] { $way ->
        [two] Ein Feld für eine { $bean }: Das rechnet sich.
       *[one] { $bean }n bringen mehr als das, was da jetzt steht.
    }
   *[plain] { $way ->
        [two] Eine { $bean } wäre mir eine Ernte wert.
       *[one] Für { $bean }n würde ich ein Feld räumen.
    }
}
bot-offer-saves = { $voice ->
    [generous] { $way ->
        [two] Eine { $bean } von dir, und mein Feld lebt weiter.
       *[one] Eine { $bean }, und ich könnte mein Feld behalten. Ich hoffe, es hilft auch dir.
    }
    [stubborn] { $way ->
        [two] Gib mir eine { $bean }, und das Feld bleibt.
       *[one] Eine { $bean }, oder mein Feld ist weg.
    }
    [shy] { $way ->
        [two] Eine { $bean } … dann könnte mein Feld bleiben.
       *[one] Mein Feld muss vielleicht weg … hättest du eine { $bean } übrig?
    }
    [chatty] { $way ->
        [two] Schnell, eine { $bean }, sonst muss ich alles umgraben!
       *[one] Rette mein armes Feld! Eine { $bean }, und es bleibt!
    }
    [calculating] { $way ->
        [two] Noch eine { $bean }, und das Feld muss nicht weg.
       *[one] { $bean } Nummer { $count }, und das Feld lohnt sich noch.
    }
   *[plain] { $way ->
        [two] Eine { $bean } würde mein Feld retten.
       *[one] Noch eine { $bean }, und ich könnte das Feld behalten.
    }
}
bot-begs = { $voice ->
    [generous] { $way ->
        [two] Die { $bean }, mir zuliebe?
        [three] Kannst du eine { $bean } entbehren? Hier hat sie es gut.
       *[one] Schenkst du mir die { $bean }? Ich vergesse es dir nicht.
    }
    [stubborn] { $way ->
        [two] Rück die { $bean } raus.
        [three] Die { $bean } kommt zu mir.
       *[one] Die { $bean } nützt dir nichts. Gib her.
    }
    [shy] { $way ->
        [two] Dürfte ich vielleicht die { $bean } haben?
        [three] Die { $bean } … nur wenn sie dir im Weg ist.
       *[one] Wenn niemand die { $bean } braucht … darf ich?
    }
    [chatty] { $way ->
        [two] Sei so lieb und schieb mir die { $bean } rüber!
        [three] Guckt gerade keiner: Steck mir die { $bean } zu!
       *[one] Eine { $bean } für mich? Bitte, bitte!
    }
    [calculating] { $way ->
        [two] Dir bringt die { $bean } nichts, mir schon.
        [three] Ohne die { $bean } verlierst du nichts.
       *[one] Die { $bean }: Wenn niemand dafür zahlt, nehme ich sie.
    }
   *[plain] { $way ->
        [two] Könnte ich die { $bean } haben?
        [three] Wenn du die { $bean } nicht brauchst: Ich schon.
       *[one] Die { $bean } würde ich dir abnehmen.
    }
}
bot-gift = { $voice ->
    [generous] { $way ->
        [two] Wer hat Platz für eine { $bean }? Ich gebe sie gern.
       *[one] Eine { $bean } für dich: Viel Freude damit.
    }
    [stubborn] { $way ->
        [two] { $bean }. Nimm sie.
       *[one] Die { $bean } muss weg.
    }
    [shy] { $way ->
        [two] Falls jemand eine { $bean } brauchen kann … ich will nichts dafür.
       *[one] Eine { $bean } … mag sie vielleicht jemand?
    }
    [chatty] { $way ->
        [two] Wer will eine { $bean }? Umsonst, ehrlich!
       *[one] Eine { $bean }, kostenlos in gute Hände!
    }
    [calculating] { $way ->
        [two] Die { $bean } zu verschenken ist billiger, als sie anzubauen.
       *[one] Die { $bean } kostet mich mehr, als sie bringt.
    }
   *[plain] { $way ->
        [two] Nimmt jemand eine { $bean }?
       *[one] Die { $bean } passt auf keines meiner Felder; vielleicht mag sie jemand.
    }
}
bot-keeps-word = { $voice ->
    [generous] Eine { $bean } für dich, wie versprochen. Lass sie wachsen!
    [stubborn] { $bean }. Ich halte mein Wort.
    [shy] Äh … eine { $bean }, wie versprochen.
    [chatty] Versprochen ist versprochen: eine { $bean } für dich!
    [calculating] { $bean }: Damit sind wir quitt.
   *[plain] Eine { $bean }, wie versprochen.
}
bot-thanks = { $voice ->
    [generous] { $way ->
        [two] Wie nett! Die { $bean } ist hier in guten Händen.
       *[one] Danke für die { $bean }! Das vergesse ich dir nicht.
    }
    [stubborn] { $way ->
        [two] Eine { $bean }? Da sage ich nicht nein.
       *[one] Die { $bean }. Danke.
    }
    [shy] { $way ->
        [two] Für mich? Eine { $bean }? Das ist lieb.
       *[one] Oh … eine { $bean }? Danke.
    }
    [chatty] { $way ->
        [two] Geschenke! Ich liebe Geschenke, und { $bean }n sowieso!
       *[one] Eine { $bean }, einfach so? Du bist ein Schatz!
    }
    [calculating] { $way ->
        [two] Eine { $bean } umsonst: Darüber führe ich Buch.
       *[one] Eine { $bean }, ohne Gegenleistung. Das schreibe ich dir gut.
    }
   *[plain] { $way ->
        [two] Die { $bean } nehme ich gern, danke.
       *[one] Danke für die { $bean }.
    }
}
bot-remembers-gift = { $voice ->
    [generous] { $way ->
        [two] Deine { $bean } habe ich nicht vergessen.
       *[one] Du hast mir eine { $bean } geschenkt. Das gebe ich gern zurück.
    }
    [stubborn] { $way ->
        [two] Für deine { $bean }. Jetzt sind wir quitt.
       *[one] Du hast mir eine { $bean } gegeben. Ich zahle meine Schulden.
    }
    [shy] { $way ->
        [two] Weil du mir doch die { $bean } geschenkt hast …
       *[one] Du warst so nett … die { $bean }, weißt du noch?
    }
    [chatty] { $way ->
        [two] Wer mir eine { $bean } schenkt, gehört zur Familie!
       *[one] Eine { $bean }, einfach so geschenkt! Mit dir handle ich am liebsten!
    }
    [calculating] { $way ->
        [two] Eine { $bean } von dir, umsonst: Das zählt für dich.
       *[one] Deine { $bean } steht noch auf der Habenseite.
    }
   *[plain] { $way ->
        [two] Für die { $bean }, die du mir geschenkt hast.
       *[one] Du hast mir eine { $bean } geschenkt; das weiß ich noch.
    }
}
bot-refuse-owed = { $voice ->
    [generous] { $way ->
        [two] Die versprochene { $bean } habe ich nie gesehen. Schade, nein.
       *[one] Du hattest mir eine { $bean } versprochen, und sie kam nie. Jetzt lieber nicht.
    }
    [stubborn] { $way ->
        [two] Eine { $bean } war dein Wort. Du hast es gebrochen.
       *[one] Du schuldest mir eine { $bean }. Nein.
    }
    [shy] { $way ->
        [two] Auf die { $bean } habe ich gewartet …
       *[one] Weißt du … die versprochene { $bean } kam nie.
    }
    [chatty] { $way ->
        [two] Erst die versprochene { $bean }, dann reden wir!
       *[one] Und wo bleibt meine { $bean }? Versprochen, versprochen, und nichts!
    }
    [calculating] { $way ->
        [two] { $bean }: Damit endete dein Kredit.
       *[one] Eine { $bean } versprochen, keine geliefert. Nein.
    }
   *[plain] { $way ->
        [two] Ich warte noch auf eine { $bean } von dir.
       *[one] Du hast mir eine { $bean } versprochen und nicht gegeben.
    }
}
bot-refuse-broken = { $voice ->
    [generous] { $way ->
        [two] Da war doch die versprochene { $bean } … lieber nicht.
       *[one] Da wartet noch jemand auf eine { $bean }. Das war nicht nett.
    }
    [stubborn] { $way ->
        [two] Eine { $bean }, versprochen und nicht gegeben. Ich habe es gesehen.
       *[one] Eine { $bean } versprochen, Wort gebrochen. Nein.
    }
    [shy] { $way ->
        [two] Tut mir leid … die versprochene { $bean } kam ja nie.
       *[one] Ich habe gesehen, was aus dem Versprechen wurde … die { $bean }, meine ich.
    }
    [chatty] { $way ->
        [two] Versprechen? So eins wie damals, eine { $bean }? Ha!
       *[one] Wir haben es alle gesehen: eine { $bean } versprochen, und nichts kam!
    }
    [calculating] { $way ->
        [two] Gebrochene Versprechen zählen. Die { $bean }, zum Beispiel.
       *[one] Eine { $bean } versprochen, keine geliefert: Das kostet Kredit.
    }
   *[plain] { $way ->
        [two] Ich erinnere mich an die { $bean }, die du versprochen hast.
       *[one] Du hast eine { $bean } versprochen und nicht gegeben.
    }
}

bot-trade = { $voice ->
    [generous] Handeln wir? { $animal }, bitte. Ich zahle gut.
    [stubborn] { $animal }. Her damit.
    [shy] { $animal } … würdest du dich davon trennen?
    [chatty] Oh, { $animal }! Darauf habe ich schon lange ein Auge.
    [calculating] { $animal } fehlt mir noch in der Rechnung.
   *[plain] Das hätte ich gern von dir: { $animal }.
}
bot-trade-rat = { $voice ->
    [generous] Mal sehen, wer von uns eine Ratte behält.
    [stubborn] Eine Ratte muss weg, und zwar meine.
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
        [two] Tut mir leid, meine { $bean } braucht selbst Gesellschaft.
       *[one] Ich würde gern helfen, aber { $bean }n baue ich selbst an.
    }
    [stubborn] { $way ->
        [two] { $bean }n bleiben hier.
       *[one] Die { $bean } gehört auf mein Feld.
    }
    [shy] { $way ->
        [two] Die { $bean } … würde mir fehlen.
       *[one] { $bean }n … die baue ich selbst an, tut mir leid.
    }
    [chatty] { $way ->
        [two] Ich, eine { $bean } hergeben? Nie, solange sie hier wachsen!
       *[one] Eine { $bean }? Das würde mir mein eigenes Feld nie verzeihen!
    }
    [calculating] { $way ->
        [two] Eine { $bean } ist mir mehr wert als das.
       *[one] Die { $bean } bringt auf meinem Feld mehr.
    }
   *[plain] { $way ->
        [two] { $bean }n baue ich gerade selbst an.
       *[one] Die { $bean } brauche ich selbst.
    }
}
bot-refuse-misfit = { $voice ->
    [generous] { $way ->
        [two] Eine { $bean }? Bei mir ist alles voll, leider.
       *[one] Nett von dir, aber für { $bean }n habe ich keinen Platz.
    }
    [stubborn] { $way ->
        [two] Behalt deine { $bean }.
       *[one] Kein Feld für { $bean }n.
    }
    [shy] { $way ->
        [two] Eine { $bean } … hier ist kein Platz, tut mir leid.
       *[one] Eine { $bean } … ich wüsste nicht, wohin damit.
    }
    [chatty] { $way ->
        [two] Eine { $bean }! Das würden mir meine Felder ewig vorhalten!
        [three] Bloß keine { $bean } mehr, meine Felder platzen schon!
       *[one] Eine { $bean }? Wohin damit, unters Kopfkissen?
    }
    [calculating] { $way ->
        [two] Kein Feld, also keine { $bean }.
       *[one] Eine { $bean } würde mich ein Feld kosten, das ist zu viel.
    }
   *[plain] { $way ->
        [two] Für { $bean }n habe ich kein Feld.
       *[one] Eine { $bean } würde mich ein Feld kosten.
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
       *[one] Das liegt unter dem Wert.
    }
   *[plain] { $way ->
        [two] Biete mir mehr.
       *[one] Das ist mir zu wenig.
    }
}

## Was ein Berater über einen Handel sagt

coach-even = Für dich ändert das nichts, für den anderen etwa { $theirs }, in Talern.
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
