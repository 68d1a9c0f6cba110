### The deal of the day, in the page, in the terminal and at the server.

day-title = Partie dne
day-about = Všichni mají stejné karty i stejné počítačové soupeře. Počítá se jeden pokus.
day-play = Zahrát partii
day-go-on = Pokračovat v partii
day-look = Jak jste dopadli
day-once-more = Zahrát ještě jednou
day-played = odehráno
day-middle = medián
day-best = nejlepší
day-row = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
day-longest = nejdéle: { $count }
day-next = další partie za { $hours } h { $minutes } min
day-place = { $place }. místo z { $seats }
day-share = { $share } %
day-fewer = { $people ->
    [one] z { $people } hráče mělo méně bodů
   *[other] z { $people } hráčů mělo méně bodů
}
day-rank = zatím { $rank }. z { $people }
day-spread = Jak dopadli všichni
day-course = Vaše body v průběhu partie
day-missed = Tento den skončil; nejlepší partii si můžete přehrát.
day-open = Výsledky vidíte už teď, záznamy až po vlastním pokusu.
day-your-replay = Vaše partie
day-best-replay = Nejlepší partie, která se tu hrála
day-watch = Přehrát
day-copy = Kopírovat jako text
day-copied = Zkopírováno
day-picture = Sdílet obrázek
day-picture-saved = Obrázek je uložen.
day-spoils = Neukazuje žádnou kartu, takže nic neprozradí.
day-here = Stejné karty, stejní soupeři, jeden pokus
day-send = Poslat záznam
day-send-about = Hráli jste v terminálu nebo na stránce bez serveru? Vyberte záznam: nejdřív se ověří a počítá se váš první výsledek.
day-sent = Váš výsledek se počítá.
day-before = Předchozí den
day-after = Následující den
day-alone = Výsledky se porovnávají na serverech: tady si uložte záznam a pošlete ho tam.
day-points = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
day-unit = { $score ->
    [one] bod
    [few] body
   *[other] bodů
}
day-none = Tuto partii tu ještě nikdo nedohrál.
day-beaten = Lepší než { $share } ze 100, kdo tuto partii hráli
day-apart = Kde se obě partie rozešly
day-apart-about = Do akce { $step } stejné
day-same = Obě partie jsou akci po akci stejné.
day-save = Uložit záznam
day-text = higgle { $day } · { $game } · { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
} · { $place }/{ $seats } · { $course }
day-cli-began = Partie dne { $day }: { $game }. U stolu je { $seats } hráčů, všichni mají stejné karty i soupeře.
day-cli-send = Záznam je v { $file }. Pošlete ho na stránce serveru v oddílu „Partie dne“: tam se počítá váš první výsledek.

refusal-bad-day = „{ $day }“ není datum; pište ho jako 2026-11-17.
refusal-day-not-yet = Partie pro { $day } ještě nebyla rozdána.
refusal-not-of-the-day = Tohle není partie dne: má jiné karty, jiný počet hráčů nebo jiné volby.
refusal-day-version = Tohle je verze { $theirs } partie dne; tady se hraje verze { $ours }. Jeden z obou programů potřebuje aktualizaci.
refusal-day-ahead = Tohle je partie pro { $day }, a tady je { $today } (UTC). Jedny z obou hodin jdou špatně; záznam si nechte a pošlete ho v jeho den.
refusal-day-past = Výsledky pro { $day } se už nepřijímají: posílat je lze { $most } dní.
refusal-day-bots = Tah { $step } v záznamu není to, co zde soupeři toho dne dělají. Nehrálo se s jinou verzí programu higgle?
refusal-day-counted = Pro tento den už výsledek máte; počítá se jen jeden pokus.
refusal-day-under-way = Tuto partii tu právě hrajete; dohrajte ji do konce.
refusal-day-alone = Partie dne se hraje bez pomoci: počítač za vás nehraje a nikdo nepřebírá místo.
refusal-day-own-try = Tohle je dnešní partie a vy jste ji ještě nedohráli: nejdřív zkuste svůj pokus, nebo přijďte zítra.
