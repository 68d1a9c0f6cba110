/** The client of High Bohn. */
import { beanClient } from "../bohnanza/client";
import Main from "./Main.svelte";

const TOWN = [
  "buy",
  "let_pass",
  "call_off",
  "pass",
  "name",
  "look",
  "put_under",
  "move_card",
  "arrange",
  "harvest_keeping",
  "buy_field_with",
  "store",
  "stew",
];

export default beanClient(Main, TOWN, ["M"]);
