### Was ein Sprachmodell am Tisch liest.

text-you-play = Du spielst { $game } auf Platz { $seat } von { $seats }.
text-meters = Auf den Karten steht:
text-commands = Antworte mit einem Befehl in der letzten Zeile; Befehle sind in jeder Sprache englisch. Sie sehen so aus:
text-talk = Davor darfst du etwas sagen, jedes in einer eigenen Zeile, und es bindet niemanden: { $examples }
text-story = Bisher, soweit du dich erinnerst:
text-must = Du musst jetzt handeln: { $forms }.
text-may = Du darfst jetzt handeln: { $forms }. Oder antworte: wait
text-rights = Jederzeit: { $forms }.
text-legal = Jetzt erlaubt; von Angeboten, Geboten und Zahlungen nur einige Beispiele:
text-default = { $tries ->
    [1] Nach einer unbrauchbaren Antwort passt du, und was getan werden muss, wird für dich entschieden.
   *[other] Nach { $tries } unbrauchbaren Antworten passt du, und was getan werden muss, wird für dich entschieden.
}
text-again =
    Du hast geantwortet: { $reply }
    Abgelehnt: { $why }
refusal-must-act = Du musst jetzt handeln; Warten ist keine Antwort.
refusal-text-form = { $why } Schreib es so: { $examples }
refusal-word-not-now = „{ $word }“ kann man jetzt nicht sagen; möglich ist: { $words }.
refusal-offer-not-spelled = Angebote, die so viel offen lassen oder mit anderen verbunden sind, haben hier keine Wörter; mach einfache.
refusal-endpoint-url = „{ $url }“ ist keine Adresse eines Servers; schreib sie so: http://127.0.0.1:8000/v1
refusal-no-model = Es gibt kein Modell: Nenne den Server in HIGGLE_MODEL_URL, etwa http://127.0.0.1:8000/v1, und das Modell in HIGGLE_MODEL
refusal-model-name = Nenne auch das Modell: --model NAME, oder HIGGLE_MODEL.
refusal-bad-prices = „{ $text }“ sind keine zwei Preise; schreib, was eine Million Token der Fragen und der Antworten kostet, so: 0.15/0.6
refusal-endpoint-failed = Der Server { $url } hat nicht wie erwartet geantwortet: { $why }
refusal-agent-no-chair = Diesen Platz gibt es nicht. Setz dich zuerst; die Antwort von sit_down nennt deinen Platz, und wer mehrere hat, gibt einen davon als „chair“ an.
refusal-agent-no-server = Das geht nur mit Tischen eines Servers: higgle mcp --server https://…
refusal-agent-token = Der Server { $url } kennt diesen Token nicht.
