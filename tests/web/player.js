// Looks at a page as a player does: what can be pressed, and which of it one would press.
// It knows how controls look, and neither the game nor what the table lists.
(random) => {
  const CONTROLS = "button, [role=button]";
  const BESIDE = "header, .talk, .folded, .toasts, .skip, .hear, [data-key=log], [data-key=chat], .seats, .pass";
  /** How much a control invites, the first that fits; all alike share it. */
  const INVITING = [
    [".yes, .here, .land.target", 6],
    [".done:not(.ending)", 2],
    ["[data-key^=harvest]", 0.4],
    ["[data-key=leave], [data-key=drop], dialog .head button, .chip, .item, .ending", 0.3],
    [".tempo button", 0.2],
    [".slot, .sort, .land, .tiles button", 1],
    [".btn.icon, .btn.quiet", 0.3],
    ["*", 1],
  ];
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const enabled = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
  const middle = (one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + Math.min(box.width / 2, one.closest(".strip") ? 12 : Infinity), box.y + box.height / 2];
    return one.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  const found = [...(top ?? document.body).querySelectorAll(CONTROLS)]
    .filter((one) => seen(one) && enabled(one) && !one.closest(BESIDE))
    .map((one) => ({ one, rank: INVITING.findIndex(([looks]) => one.matches(looks)) }));
  const alike = (rank) => found.filter((other) => other.rank === rank).length;
  const weighed = found.map(({ one, rank }) => ({ one, weight: INVITING[rank][1] / alike(rank) }));
  const told = { asking: document.body.hasAttribute("data-asking"), over: document.querySelector("main.end") !== null, awaited: document.title.startsWith("●"), begun: top !== undefined || document.querySelector(".build") !== null, holes: document.body.innerText.match(/.*\{\$\w+\}.*/g) ?? [], label: "", spot: null, done: ear.done, quiet: (performance.now() - ear.heardAt) / 1000, refusals: ear.refusals };
  let left = random * weighed.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = weighed.find(({ weight }) => (left -= weight) < 0)?.one;
  if (chosen === undefined) return told;
  return { ...told, label: (chosen.getAttribute("aria-label") ?? chosen.textContent).replace(/\s+/g, " ").trim(), spot: middle(chosen) };
}
