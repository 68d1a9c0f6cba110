/** The client of Bohnanza Plus. */
import { beanClient } from "../bohnanza/client";
import Main from "./Main.svelte";

export default beanClient(Main, ["pass", "meet", "show_order"], [], [{ name: "order", faces: false }]);
