/** How the games name their events, cards and clauses. Made by generate.py. */
export default {
 "bohnanza": {
  "events": {
   "turn_began": [],
   "planted": [
    "field",
    "sort"
   ],
   "turned_up": [
    "count"
   ],
   "offered": [
    "offer",
    "answers",
    "to[]",
    "hand[]",
    "open[]",
    "want[]",
    "stored[]",
    "instead[]"
   ],
   "accepted": [
    "offer"
   ],
   "chosen": [
    "offer",
    "want[]"
   ],
   "declined": [
    "offer"
   ],
   "withdrawn": [
    "offer"
   ],
   "lapsed": [
    "offer"
   ],
   "released": [
    "offer"
   ],
   "dealt": [
    "offer",
    "partner",
    "gave[]",
    "got[]"
   ],
   "trade_ended": [],
   "drew": [
    "count"
   ],
   "ran_out": [
    "times"
   ],
   "shuffled": [
    "count"
   ],
   "harvested": [
    "field",
    "sort",
    "count",
    "thalers"
   ],
   "field_bought": [
    "price"
   ],
   "ended": []
  },
  "kinds": {
   "field": "place",
   "partner": "seat",
   "to": "seat",
   "sort": "bean",
   "hand": "bean",
   "open": "bean",
   "stored": "bean",
   "instead": "bean",
   "want": "bean",
   "gave": "bean",
   "got": "bean"
  },
  "cards": {
   "bean": [
    "bean-down",
    "bean-blue",
    "bean-chili",
    "bean-stink",
    "bean-green",
    "bean-soy",
    "bean-black-eyed",
    "bean-red",
    "bean-garden",
    "bean-wax",
    "bean-brandy",
    "bean-coffee",
    "bean-cocoa",
    "bean-field",
    "bean-cognac"
   ]
  },
  "clauses": "B"
 },
 "bohnanza-plus": {
  "events": {
   "turn_began": [],
   "planted": [
    "field",
    "sort"
   ],
   "turned_up": [
    "count"
   ],
   "offered": [
    "offer",
    "answers",
    "to[]",
    "hand[]",
    "open[]",
    "want[]",
    "stored[]",
    "instead[]"
   ],
   "accepted": [
    "offer"
   ],
   "chosen": [
    "offer",
    "want[]"
   ],
   "declined": [
    "offer"
   ],
   "withdrawn": [
    "offer"
   ],
   "lapsed": [
    "offer"
   ],
   "released": [
    "offer"
   ],
   "dealt": [
    "offer",
    "partner",
    "gave[]",
    "got[]"
   ],
   "trade_ended": [],
   "drew": [
    "count"
   ],
   "ran_out": [
    "times"
   ],
   "shuffled": [
    "count"
   ],
   "harvested": [
    "field",
    "sort",
    "count",
    "thalers"
   ],
   "field_bought": [
    "price"
   ],
   "ended": [],
   "field_won": [],
   "planting_out": [],
   "order_shown": [
    "left",
    "right"
   ],
   "order_met": [
    "left",
    "right"
   ],
   "order_returned": [
    "left",
    "right"
   ],
   "order_drawn": []
  },
  "kinds": {
   "field": "place",
   "partner": "seat",
   "to": "seat",
   "sort": "bean",
   "hand": "bean",
   "open": "bean",
   "stored": "bean",
   "instead": "bean",
   "want": "bean",
   "gave": "bean",
   "got": "bean"
  },
  "cards": {
   "bean": [
    "bean-down",
    "bean-blue",
    "bean-chili",
    "bean-stink",
    "bean-green",
    "bean-soy",
    "bean-black-eyed",
    "bean-red",
    "bean-garden",
    "bean-wax",
    "bean-brandy",
    "bean-coffee",
    "bean-cocoa",
    "bean-field",
    "bean-cognac"
   ]
  },
  "clauses": "BP"
 },
 "high-bohn": {
  "events": {
   "turn_began": [],
   "planted": [
    "field",
    "sort"
   ],
   "turned_up": [
    "count"
   ],
   "offered": [
    "offer",
    "answers",
    "to[]",
    "hand[]",
    "open[]",
    "want[]",
    "stored[]",
    "instead[]"
   ],
   "accepted": [
    "offer"
   ],
   "chosen": [
    "offer",
    "want[]"
   ],
   "declined": [
    "offer"
   ],
   "withdrawn": [
    "offer"
   ],
   "lapsed": [
    "offer"
   ],
   "released": [
    "offer"
   ],
   "dealt": [
    "offer",
    "partner",
    "gave[]",
    "got[]"
   ],
   "trade_ended": [],
   "drew": [
    "count"
   ],
   "ran_out": [
    "times"
   ],
   "shuffled": [
    "count"
   ],
   "harvested": [
    "field",
    "sort",
    "count",
    "thalers"
   ],
   "field_bought": [
    "price"
   ],
   "ended": [],
   "wanted": [
    "building"
   ],
   "let_pass": [
    "building"
   ],
   "bought": [
    "building"
   ],
   "left_game": [
    "type"
   ],
   "named": [
    "type"
   ],
   "stew_begun": [
    "field"
   ],
   "stew_harvested": [
    "field",
    "count",
    "thalers"
   ],
   "jail_paid": [
    "from"
   ],
   "stored": [
    "sort"
   ],
   "looked": [],
   "left_on_top": [],
   "put_under": [],
   "card_moved": [
    "place",
    "new_place"
   ],
   "took_up": [
    "count"
   ],
   "bought_nothing": [],
   "last_harvest": [],
   "last_buying": []
  },
  "kinds": {
   "field": "place",
   "partner": "seat",
   "to": "seat",
   "sort": "bean",
   "hand": "bean",
   "open": "bean",
   "stored": "bean",
   "instead": "bean",
   "want": "bean",
   "gave": "bean",
   "got": "bean",
   "building": "building",
   "type": "type",
   "from": "seat",
   "place": "place",
   "new_place": "place"
  },
  "cards": {
   "bean": [
    "bean-down",
    "bean-blue",
    "bean-chili",
    "bean-stink",
    "bean-green",
    "bean-soy",
    "bean-black-eyed",
    "bean-red",
    "bean-garden",
    "bean-wax",
    "bean-brandy",
    "bean-coffee",
    "bean-cocoa",
    "bean-field",
    "bean-cognac"
   ],
   "building": [
    "building--0",
    "building-mine-1",
    "building-mine-2",
    "building-mine-3",
    "building-mine-4",
    "building-tipi-1",
    "building-tipi-2",
    "building-tipi-3",
    "building-tipi-4",
    "building-bank-1",
    "building-bank-2",
    "building-bank-3",
    "building-bank-4",
    "building-farm-1",
    "building-farm-2",
    "building-farm-3",
    "building-farm-4",
    "building-saloon-1",
    "building-saloon-2",
    "building-saloon-3",
    "building-saloon-4",
    "building-store-1",
    "building-store-2",
    "building-store-3",
    "building-store-4",
    "building-blacksmith-1",
    "building-blacksmith-2",
    "building-blacksmith-3",
    "building-blacksmith-4",
    "building-jail-1",
    "building-jail-2",
    "building-jail-3",
    "building-jail-4",
    "building-distillery-1",
    "building-distillery-2",
    "building-distillery-3",
    "building-distillery-4"
   ],
   "type": [
    "building-",
    "building-mine",
    "building-tipi",
    "building-bank",
    "building-farm",
    "building-saloon",
    "building-store",
    "building-blacksmith",
    "building-jail",
    "building-distillery"
   ]
  },
  "clauses": "BH"
 },
 "bohnaparte": {
  "events": {
   "turn_began": [],
   "planted": [
    "field",
    "sort"
   ],
   "turned_up": [
    "count"
   ],
   "offered": [
    "offer",
    "answers",
    "to[]",
    "hand[]",
    "open[]",
    "want[]",
    "stored[]",
    "instead[]"
   ],
   "accepted": [
    "offer"
   ],
   "chosen": [
    "offer",
    "want[]"
   ],
   "declined": [
    "offer"
   ],
   "withdrawn": [
    "offer"
   ],
   "lapsed": [
    "offer"
   ],
   "released": [
    "offer"
   ],
   "dealt": [
    "offer",
    "partner",
    "gave[]",
    "got[]"
   ],
   "trade_ended": [],
   "drew": [
    "count"
   ],
   "ran_out": [
    "times"
   ],
   "shuffled": [
    "count"
   ],
   "harvested": [
    "field",
    "sort",
    "count",
    "thalers"
   ],
   "ended": [],
   "camped": [
    "land"
   ],
   "alms": [
    "land",
    "sort",
    "thalers"
   ],
   "attacked": [
    "land",
    "cavalry"
   ],
   "laid": [
    "source"
   ],
   "fought": [
    "land",
    "attack",
    "defence",
    "won"
   ],
   "conquered": [
    "land",
    "loser"
   ],
   "crowned": [
    "lands"
   ],
   "landless": [],
   "stopped": [],
   "cavalry_turned": [
    "cavalry"
   ],
   "cavalry_ready": [
    "cavalry"
   ],
   "fortified": [
    "land",
    "quarry"
   ],
   "depot_bought": [
    "price"
   ],
   "stocked": [],
   "merchant_bought": [
    "price",
    "count"
   ],
   "took": [
    "sort"
   ]
  },
  "kinds": {
   "field": "place",
   "partner": "seat",
   "to": "seat",
   "sort": "bean",
   "hand": "bean",
   "open": "bean",
   "stored": "bean",
   "instead": "bean",
   "want": "bean",
   "gave": "bean",
   "got": "bean",
   "land": "place",
   "quarry": "place",
   "cavalry": "place",
   "loser": "seat"
  },
  "cards": {
   "bean": [
    "bean-down",
    "bean-blue",
    "bean-chili",
    "bean-stink",
    "bean-green",
    "bean-soy",
    "bean-black-eyed",
    "bean-red",
    "bean-garden",
    "bean-wax",
    "bean-brandy",
    "bean-coffee",
    "bean-cocoa",
    "bean-field",
    "bean-cognac"
   ]
  },
  "clauses": "BW"
 },
 "kuhhandel": {
  "events": {
   "turn_began": [],
   "skipped": [],
   "lot_turned": [
    "card"
   ],
   "paid_out": [
    "ordinal",
    "value"
   ],
   "bid": [
    "price"
   ],
   "called": [
    "price",
    "times"
   ],
   "bid_passed": [],
   "turn_passed": [],
   "number_written": [],
   "bidding_closed": [
    "price"
   ],
   "taken_free": [
    "card"
   ],
   "lot_sold": [
    "bidder",
    "price"
   ],
   "lot_paid": [
    "auctioneer",
    "card",
    "price"
   ],
   "lot_bought": [
    "bidder",
    "card",
    "price"
   ],
   "exposed": [
    "value"
   ],
   "auctioned_anew": [
    "card"
   ],
   "counted": [
    "count"
   ],
   "claimed": [
    "count"
   ],
   "claim_laid": [
    "count"
   ],
   "pedigree_sold": [
    "auctioneer",
    "card",
    "count"
   ],
   "pedigree_bought": [
    "claimant",
    "card",
    "count"
   ],
   "rat_dodged": [
    "count"
   ],
   "rat_taken": [
    "count"
   ],
   "trade_opened": [
    "partner",
    "card",
    "count"
   ],
   "money_laid": [
    "partner",
    "card",
    "round"
   ],
   "money_counted": [
    "partner",
    "count"
   ],
   "money_accepted": [
    "partner",
    "card"
   ],
   "money_countered": [
    "partner",
    "card"
   ],
   "money_swapped": [
    "partner"
   ],
   "trade_tied": [
    "partner",
    "round"
   ],
   "animals_moved": [
    "partner",
    "card",
    "count",
    "higher"
   ],
   "top_looked_at": [
    "green"
   ],
   "money_received": [],
   "laid_open": [
    "card"
   ],
   "money_shown": [],
   "farm_closed": []
  },
  "kinds": {
   "card": "red",
   "auctioneer": "seat",
   "bidder": "seat",
   "claimant": "seat",
   "partner": "seat",
   "higher": "seat"
  },
  "cards": {
   "red": [
    "card-down",
    "animal-chicken",
    "animal-goose",
    "animal-cat",
    "animal-dog",
    "animal-sheep",
    "animal-goat",
    "animal-donkey",
    "animal-pig",
    "animal-cow",
    "animal-horse",
    "animal-rat",
    "pedigree-chicken",
    "pedigree-goose",
    "pedigree-cat",
    "pedigree-dog",
    "pedigree-sheep",
    "pedigree-goat",
    "pedigree-donkey",
    "pedigree-pig",
    "pedigree-cow",
    "pedigree-horse"
   ],
   "money": [
    "card-down",
    "0",
    "10",
    "20",
    "50",
    "100",
    "200",
    "500"
   ]
  },
  "clauses": "K"
 },
 "orchard": {
  "events": {
   "fruit_offered": [
    "partner",
    "give",
    "want"
   ],
   "fruit_swapped": [
    "partner",
    "give",
    "want"
   ],
   "fruit_declined": [
    "partner"
   ],
   "fruit_drawn": [],
   "orchard_closed": []
  },
  "kinds": {
   "partner": "seat",
   "give": "fruit",
   "want": "fruit"
  },
  "cards": {
   "fruit": [
    "fruit-down",
    "fruit-apple",
    "fruit-pear",
    "fruit-plum"
   ]
  },
  "clauses": ""
 }
} as const;
