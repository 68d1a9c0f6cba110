### Was Bohnanza Plus einem Spieler sagt.

refusal-no-purchase-after-end = Nach dem Ende ist kein Feld mehr zu kaufen.
refusal-order-not-now = Ein Auftrag wird nur zu Beginn der eigenen Phase 1 ausgelegt.
refusal-order-not-in-front = Der Auftrag ist nicht die vorderste Karte deiner Hand.
refusal-order-in-front = Die vorderste Karte deiner Hand ist ein Auftrag; erfülle ihn oder lege ihn aus, bevor du anbaust.
refusal-order-own-turn = Aufträge erfüllt man im eigenen Zug, vor dem Nachziehen.
refusal-no-order = Du hast keinen Auftrag.
refusal-order-not-met = Keine zwei benachbarten deiner Felder tragen, was der Auftrag verlangt.
