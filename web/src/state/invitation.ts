/** The link to a table for another device. */
import { address } from "./router.svelte";

/** Under this name every device finds only itself. */
const OWN = ["localhost", "127.0.0.1", "[::1]"];

export interface Invitation {
  link: string;
  /** Where the game is, without the way to the table. */
  home: string;
  /** Whether another device can open it. */
  reachable: boolean;
}

/** `abroad` is where the server can be found from other devices, if it knows. */
export function invitation(code: string, abroad: string): Invitation {
  const here = !OWN.includes(location.hostname);
  const home = here || abroad === "" ? new URL(address(""), location.href).href : abroad;
  return {
    link: `${home}t/${code}`,
    home: home.replace(/^https?:\/\/|\/$/g, ""),
    reachable: here || abroad !== "",
  };
}
