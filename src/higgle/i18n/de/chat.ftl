### What bots understand in chat, and what they answer.

## Words that are understood: phrases with commas between them; an asterisk stands for any ending

hear-card = bohne*
hear-for = für, gegen, wenn
hear-and = und, dann, aber
hear-anybody = wer, jemand, irgendwer, irgendjemand
hear-likes = will, möchte, mag, brauch*, nimmt, gebrauchen, sammle, such*, nehme, kauf*
hear-get = gib, gib mir, gibst du mir, gebt mir, gibt mir, gesucht, fehlt, mir fehlt, ich nehme, kann ich, könnte ich, darf ich, hast du, habt ihr, hätte gern*, ich krieg*, ich bekomme, krieg ich, bekomme ich, willst du für, wollt ihr für
hear-give = gebe, geb, biete, verschenk*, abzugeben, tausche, gratis, umsonst, übrig, her, du krieg*, du bekommst, kriegst du, bekommst du, ich hätte, ich habe, ich gebe, ich biete, gebt ihr für, gibst du für, zahlt ihr für, wem, zu haben, weg zu geben, loswerden, wer mag, nimm, nimmst du, will keiner, wer tauscht, würde tauschen
hear-few = fehlt, fehlen, keiner
hear-next = nächste runde, nächsten runde, nächsten zug, nächstes mal, später
hear-never = nie, niemals, keine mehr
hear-no = nein, nö, nee, nicht, kein*, lohnt sich nicht, kein interesse
hear-price = zu wenig, zu teuer, teuer, etwas mehr, mehr bitte, bisschen mehr, leg was drauf
hear-no-room = kein platz, keinen platz, felder sind voll, alles voll, kein feld
hear-keeps = behalte, behalt, selbst an, selber an, brauche ich selbst, sammle ich selbst
hear-later = später, noch nicht, jetzt nicht, nachher
hear-yes = ja, jo, ok, okay, einverstanden, abgemacht, gerne, gern, passt, klar, deal
hear-why = warum, wieso, weshalb, weswegen
hear-hello = hallo, hi, hey, guten abend, guten tag, guten morgen, moin, servus
hear-bye = tschüss, tschüs, ciao, bis bald, bis dann, gute nacht, wiedersehen
hear-thanks = danke, vielen dank, dankeschön, merci
hear-praise = gut gespielt, schön gespielt, schöner tausch, guter tausch, super, toll, klasse, prima, stark, nicht schlecht
hear-sorry = sorry, entschuldig*, tut mir leid, verklickt, verzeihung, ups
hear-quiet = ruhe, still, leise, klappe, schweig*
hear-speak = wieder reden, dürft reden, darfst reden, wieder sprechen
hear-hurry = macht mal, mach mal, schneller, beeil*, wer ist dran, du bist dran, los jetzt, mach schon, macht schon, weiter
hear-robot = bot, roboter, computer, mensch, maschine
hear-help = wie tausch*, wie handel*, wie geht, was kann ich, hilfe, regeln
hear-score = wie viel hast, wieviel hast, wie viel geld, wie viele taler, wer führt, wer gewinnt
hear-offers = angebot, angebote, was bietet ihr, was bietest du, was gebt ihr, was gibst du
hear-1 = ein, eine, einen, ne, nen
hear-2 = zwei
hear-3 = drei
hear-small = ich, du, ihr, mir, dir, die, der, das, den, bitte, noch, ist, habt, hast, hat, mein*, dein*, was, wie, zu, mal, jetzt, haben, zusammen
hear-beans = chili chilis, green grüne grünen grün, green gruene gruen

## What bots answer

reply-hello = { $way ->
    [two] Hallo! Auf gute Geschäfte.
   *[one] Hallo! Viel Glück.
}
reply-bye = { $way ->
    [two] Bis bald!
   *[one] Tschüss! Es war mir ein Vergnügen.
}
reply-thanks = { $way ->
    [two] Bitte sehr.
   *[one] Gern geschehen.
}
reply-praise = { $way ->
    [two] Das freut mich.
   *[one] Danke!
}
reply-sorry = { $way ->
    [two] Macht nichts.
   *[one] Nichts passiert.
}
reply-hurry = { $way ->
    [two] Kommt sofort.
   *[one] Bin schon dabei.
}
reply-robot = { $way ->
    [two] Ein Bot, und ich sehe nicht mehr, als du an meiner Stelle sähest.
   *[one] Ja, ich bin ein Bot und spiele nach denselben Regeln wie du.
}
reply-help = { $way ->
    [two] Tippe an, was du gibst und was du willst, oder schreib: „Wer braucht Soja?“
   *[one] Schreib etwa: „Wer hat Brechbohnen?“ oder „2 Rote gegen eine Feuerbohne?“, oder tippe Bohnen an und sende ein Angebot.
}
reply-score = { $way ->
    [two] Taler bisher: { $count }.
   *[one] So viele Taler habe ich: { $count }.
}
reply-accept = { $way ->
    [two] Gut: Nimm es an der Tafel an, und es gilt.
   *[one] Dann nimm das Angebot an der Tafel an.
}
reply-nothing = { $way ->
    [two] Noch gibt es nichts anzunehmen: Mach mir ein Angebot.
   *[one] Zwischen uns steht gerade kein Angebot.
}
reply-which = { $way ->
    [two] Nenn eine Bohne: eine, die du willst, oder eine, die du gibst.
   *[one] Welche Bohne möchtest du, oder welche gibst du?
}
reply-never = { $way ->
    [two] Keine { $bean } für dich, verstanden.
   *[one] { $bean }n biete ich dir nicht mehr an.
}
reply-noted = { $way ->
    [two] Verstanden.
   *[one] In Ordnung.
}
reply-pact = { $way ->
    [two] Gut, das merke ich mir.
   *[one] Ich nehme dich beim Wort.
}
reply-price = { $way ->
    [two] Wie viel wäre denn genug?
   *[one] Dann sag, was reichen würde.
}
reply-promise = { $way ->
    [two] Ein Versprechen zählt mit einem Angebot: Leg es dazu.
   *[one] Versprich es mit einem Angebot an der Tafel, dann kann ich darauf bauen.
}
reply-wait = { $way ->
    [two] Darüber reden wir, wenn gehandelt wird.
   *[one] Gerade kann niemand tauschen. Frag noch einmal, wenn der Handel beginnt.
}
reply-partner = { $way ->
    [two] Wir zwei dürfen nur tauschen, wenn du oder ich am Zug sind.
   *[one] Weder du noch ich sind am Zug; jetzt dürfen wir nicht miteinander tauschen.
}
reply-grows = { $way ->
    [two] Die { $bean } braucht mein eigenes Feld.
   *[one] { $bean }n baue ich selbst an.
}
reply-full = { $way ->
    [two] Eine { $bean } würde mich ein Feld kosten.
   *[one] Für { $bean }n habe ich kein Feld.
}
reply-none = { $way ->
    [two] Eine { $bean } gibt es von mir jetzt nicht.
   *[one] Diesmal keine { $bean } von mir.
}
reply-unwanted = { $way ->
    [two] Danke, jetzt keine { $bean }.
   *[one] Eine { $bean } brauche ich gerade nicht.
}
reply-leads = { $way ->
    [two] Wer führt, muss etwas mehr zahlen.
   *[one] Du liegst vorn; geschenkt bekommst du von mir nichts.
}
reply-unknown = { $way ->
    [two] Schreib etwa: „Wer braucht Soja?“ Dann kann ich antworten.
   *[one] Das habe ich nicht verstanden. Schreib etwa: „Wer hat Brechbohnen?“ oder „2 Rote gegen eine Feuerbohne?“
}
reply-stands = { $way ->
    [two] Sieh auf die Tafel: Mein Angebot steht.
   *[one] Mein Angebot steht an der Tafel.
}

## Why a bot refuses, besides what its voice says, and what it says when asked why

bot-refuse-leader = { $way ->
    [two] Wer führt, muss mehr bieten.
    [three] Du führst. Leg etwas drauf.
   *[one] Du liegst vorn: nicht zu diesem Preis.
}
bot-refuse-gift = { $way ->
    [two] Und was bekomme ich für die { $bean }?
    [three] Für eine { $bean } will ich schon etwas haben.
   *[one] Eine { $bean } umsonst? Nein.
}
bot-refuse-fewer = { $way ->
    [two] Du gibst { $count } und willst { $more }.
    [three] { $more } von mir für { $count } von dir: nein.
   *[one] { $count } gegen { $more }? Zu wenig.
}
bot-refuse-stranger = { $way ->
    [two] { $bean }n? Die baue ich nicht an.
    [three] Eine { $bean }? Nicht meine Sorte.
   *[one] { $bean }n? Die wachsen bei mir nicht.
}
bot-refuse-step = { $way ->
    [two] { $bean }: Auch { $count } davon bringen nicht mehr, als ich habe.
    [three] { $bean } Nummer { $count }? Bis zum nächsten Taler fehlt dann immer noch etwas.
   *[one] Auch { $bean } Nummer { $count } brächte mir keinen Taler mehr.
}
why-misfit = Alle meine Felder sind belegt: Eine { $bean } würde mich eines davon kosten.
why-grows = { $bean }n: { $count } habe ich schon, und ich will mehr davon.
why-leader = Du hast mit deinen Feldern { $theirs }, ich habe { $mine }: Da helfe ich lieber jemand anderem.
why-gift = Du wolltest eine { $bean } und hast nichts dafür geboten.
why-fewer = Ich gäbe { $more } Bohnen und bekäme nur { $count }.
why-stranger = Auf keinem meiner Felder wachsen { $bean }n. Ich müsste eines damit anfangen.
why-step = Mit { $count } × { $bean } bringt mein Feld so viel wie jetzt.
why-worth = Nach meiner Rechnung gäbe ich mehr, als ich bekäme.
why-said = Alle meine Gründe kennst du schon.
