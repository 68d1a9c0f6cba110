/** How likely an attack is to win, from what everybody sees and what I hold. */
import type { SchemaBohnaparteLandAid } from "../../generated/wire";
import { beanOf } from "../bohnanza/beans";

/** Twenty wins no tie, whoever has a cannon. */
const STRONGEST = 20;

/** In how many of a hundred cases a number takes a land that is defended with a card nobody has shown me. */
export function odds(
  attack: number,
  land: Pick<SchemaBohnaparteLandAid, "least" | "extra" | "tie">,
  unseen: { sort: number; count: number }[],
): number {
  const all = unseen.reduce((sum, { count }) => sum + count, 0);
  const won = unseen.reduce((sum, { sort, count }) => {
    const defence = Math.max(beanOf(sort).number + land.extra, land.least);
    const wins = attack > defence || (attack === defence && land.tie && attack < STRONGEST);
    return sum + (wins ? count : 0);
  }, 0);
  return all === 0 ? 0 : Math.round((100 * won) / all);
}
