### Co čte jazykový model u stolu.

text-you-play = Hraješ { $game } na místě { $seat } z { $seats }.
text-meters = Na kartách stojí:
text-commands = Odpověz jedním příkazem na posledním řádku; příkazy jsou v každém jazyce anglické. Vypadají takto:
text-talk = Před ním můžeš něco říct, vždy na vlastním řádku, a nikoho to nezavazuje: { $examples }
text-story = Dosud, pokud si pamatuješ:
text-must = Teď musíš jednat: { $forms }.
text-may = Teď můžeš jednat: { $forms }. Nebo odpověz: wait
text-rights = Kdykoli: { $forms }.
text-legal = Teď dovoleno; z nabídek, příhozů a plateb jen několik příkladů:
text-default = { $tries ->
    [1] Po jedné nepoužitelné odpovědi pasuješ a o tom, co se udělat musí, se rozhodne za tebe.
   *[other] Po { $tries } nepoužitelných odpovědích pasuješ a o tom, co se udělat musí, se rozhodne za tebe.
}
text-again =
    Odpověď: { $reply }
    Odmítnuto: { $why }
refusal-must-act = Teď musíš jednat; čekat nestačí.
refusal-text-form = { $why } Napiš to takto: { $examples }
refusal-word-not-now = „{ $word }“ teď říct nelze; lze: { $words }.
refusal-offer-not-spelled = Nabídky, které nechávají tolik otevřené nebo jsou spojené s jinými, tu nemají slova; dávejte jednoduché.
refusal-endpoint-url = „{ $url }“ není adresa serveru; napište ji takto: http://127.0.0.1:8000/v1
refusal-no-model = Chybí model: server uveďte v HIGGLE_MODEL_URL, třeba http://127.0.0.1:8000/v1, a model v HIGGLE_MODEL
refusal-model-name = Uveďte i model: --model NÁZEV, nebo HIGGLE_MODEL.
refusal-bad-prices = „{ $text }“ nejsou dvě ceny; napište, kolik stojí milion tokenů dotazů a milion tokenů odpovědí, takto: 0.15/0.6
refusal-endpoint-failed = Server { $url } neodpověděl, jak se čekalo: { $why }
refusal-agent-no-chair = Takové místo tu není. Nejdřív se posaďte; odpověď sit_down vaše místo jmenuje, a kdo jich má víc, uvede jedno jako „chair“.
refusal-agent-no-server = Jde to jen u stolů serveru: higgle mcp --server https://…
refusal-agent-token = Server { $url } tento token nezná.
