/** The client of Bohnanza. */
import { beanClient } from "./client";
import Main from "./Main.svelte";

export default beanClient(Main, ["pass"]);
