/** The client of Bohnaparte. */
import { beanClient } from "../bohnanza/client";
import Main from "./Main.svelte";

const WAR = [
  "attack",
  "camp",
  "fortify",
  "fight",
  "stop",
  "buy_depot",
  "buy_merchant",
  "pass",
  "stock",
  "take",
];

export default beanClient(Main, WAR, ["M"], [{ name: "depot", faces: true }], ["next", "peace"]);
