/** A name for somebody who has not said theirs. */
const NAMES = [
  "Ada",
  "Bruno",
  "Clara",
  "Dora",
  "Emil",
  "Frida",
  "Hugo",
  "Ida",
  "Jana",
  "Karel",
  "Luba",
  "Marta",
  "Nils",
  "Olga",
  "Petr",
  "Rosa",
  "Sasha",
  "Tomas",
  "Vera",
  "Zora",
];

export function guestName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Ada";
}
