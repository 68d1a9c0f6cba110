### Co se říká o botech a co boti říkají.

refusal-unknown-bot = Bot „{ $bot }“ neexistuje; jsou tu: { $bots }.
refusal-no-games = Je třeba odehrát alespoň jednu hru.
refusal-wrong-bots = Botů je { $bots } a míst { $seats }; uveďte jednoho na každé místo, nebo méně, pak se budou opakovat.
