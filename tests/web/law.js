// Tries every control of a page. Whatever the page sends meanwhile is caught and refused before it
// leaves, so that all of it can be tried at the same moment of the game, one control after the other.
(() => {
  const PRESSES = 420;
  const WAYS = 3;
  /** What tells alike controls apart. */
  const PLACES = ["pile", "place", "offer", "land", "building"];
  /** Of these a few are enough: cards of the hand to be offered, sorts to be asked for, people to be looked at. */
  const MANY = [".strip .slot", "dialog .group button", ".sort", ".seat", ".chip:not(dialog .chip)", ".tiles button", ".slot:not(.can)", ".land:not(.target)"];
  const ENOUGH = 2;
  /** So often a control that sends what is not listed, such as an offer, is pressed after another choice. */
  const OFTEN = 3;
  const DIALOG = 16;
  /** From this width on everything lies side by side. */
  const DESK = 1024;
  /** A kind of control is known after so many trials of a page. */
  const KNOWN = 2;
  const TURNS = 40;
  const LEAST = 12;
  /** Letters may reach so far beyond their line. */
  const LINE = 6;
  /** So many frames a table has to be drawn. */
  const DRAWN = 3600;
  /** So many frames the coach has to say something. */
  const COACH = 60;
  const law = { acts: [] };
  window.law = law;

  // The line

  let messages = 0;
  /** The line to the table that is visited, and how the table greeted. */
  let line = null;
  let welcome = null;
  /** Whether the coach may still be asked: it costs more than everything else. */
  let coached = true;
  const greeted = ({ data }) => {
    const message = typeof data === "string" ? JSON.parse(data) : { type: "" };
    if (message.type === "welcome") welcome = message;
  };
  for (const [way, method] of [[WebSocket, "send"], [MessagePort, "postMessage"]]) {
    const send = way.prototype[method];
    way.prototype[method] = function (text, ...more) {
      const message = typeof text === "string" ? JSON.parse(text) : { type: "" };
      if (message.type === "hello") {
        line = this;
        line.addEventListener("message", greeted);
      }
      if (["", "hello", "check", ...(coached ? ["coach"] : [])].includes(message.type)) return send.call(this, text, ...more);
      messages += 1;
      if (message.type === "act") law.acts.push(message.action);
      const refusal = { code: "law", text: "law", clause: "" };
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: "answered", n: message.n, ok: false, seq: 0, refusal }) }));
    };
  }

  // Whatever the page does in a moment, it does at once: ending the trade, showing a battle.
  const later = window.setTimeout;
  window.setTimeout = (deed, wait, ...words) => later(deed, wait >= 1000 && wait <= 3000 ? 0 : wait, ...words);

  const flush = () =>
    new Promise((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(0);
    });
  /** What moves has arrived. */
  const settle = async () => {
    known = null;
    // Without a frame between, which would cost more than all the rest.
    for (let turn = 0; turn < TURNS; turn += 1) await null;
    while (document.body.hasAttribute("data-asking")) await flush();
    if (document.querySelector(".ending") !== null) await new Promise((done) => later(done, 5));
    for (const moving of document.getAnimations()) if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
  };
  law.settle = settle;
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const still = () => document.fonts.ready.then(frame).then(flush);

  /** Go to a table without loading the page anew, and wait until it is drawn; without the drawings, which have their size all the same. */
  law.visit = async (path, code, saying = "") => {
    welcome = null;
    coached = true;
    for (const drawing of document.querySelectorAll(".art symbol")) drawing.replaceChildren();
    history.pushState(null, "", new URL(path.slice(1), document.baseURI));
    dispatchEvent(new PopStateEvent("popstate"));
    const drawn = () => document.querySelector("main#main:not(.alone)") && document.querySelector("header")?.textContent.includes(code);
    for (let waited = 0; !drawn(); waited += 1) {
      if (waited > DRAWN) throw new Error(`${path} is not drawn`);
      await frame();
    }
    await still();
    const mayAsk = welcome?.table.rated === false && (welcome.scene?.view.stages ?? []).some(({ type }) => type === "trading");
    for (let waited = 0; mayAsk && waited < COACH && document.querySelector(".idea, .worth") === null; waited += 1) await frame();
    coached = false;
    if (saying !== "") speak(saying);
    await still();
  };
  /** Somebody else says something as a bot does with its deeds, and a bot is about to end the trade. */
  const speak = (reason) => {
    if (welcome?.scene == null || welcome.table.state === "over") return;
    const seat = (welcome.you + 1) % welcome.table.seats.length;
    const hear = (message) => line.onmessage?.({ data: JSON.stringify(message) });
    const seq = welcome.seq + 1;
    hear({ type: "update", seq, scene: welcome.scene, happened: { seq, what: "act", seat, at: 0, events: [], reason } });
    hear({ type: "last_call", seat, left: 60, most: 60, held: [] });
  };

  // What there is

  const CONTROLS = "button, [role=button], select, input:not([type=hidden]), a[href]";
  const label = (one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim();
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const top = () => [...document.querySelectorAll("dialog[open]")].at(-1);
  /** The controls as they are until something is pressed. */
  let known = null;
  const controls = () => {
    const open = top();
    const mine = (one) => !one.closest("header, .toasts, .skip, .hear") && (open !== undefined || !one.closest("dialog"));
    known ??= [...(open ?? document.body).querySelectorAll(CONTROLS)].filter((one) => mine(one) && shown(one));
    return known;
  };
  const canPress = (one) =>
    one.matches("button, [role=button]") && !one.disabled && one.getAttribute("aria-disabled") !== "true" && !one.closest("dialog .head");
  const isToggle = (one) => one.hasAttribute("aria-pressed") || one.hasAttribute("aria-expanded");
  const leaves = (one) => one.matches("[data-key=drop], [data-key=leave], [data-answer=counter]");
  const named = (one) => [...one.classList].filter((name) => !name.startsWith("svelte-")).join(".");
  const place = () => {
    const main = document.querySelector("main");
    return main === null ? "" : [named(main), ...[...main.children].map(named)].join(" ");
  };
  const view = () => `${place()}${document.querySelector(".build") === null ? "" : " building"}`;

  // Geometry

  const where = (one) => `“${label(one).slice(0, 50)}” ${one.className.replace(/ ?svelte-\w+/g, "")}`;
  const within = (one, x, y) => {
    const found = document.elementFromPoint(x, y);
    if (found !== null && one.contains(found)) return "";
    return found === null ? "the edge" : found.contains(one) ? "its frame" : `${found.tagName.toLowerCase()}.${String(found.className.baseVal ?? found.className).replace(/ ?svelte-\w+/g, "")}`;
  };
  /** What lies upon a control, if anything does; cards of a hand lie upon each other, and a part is enough. */
  const lid = (one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = (x, y) => within(one, left + width * x, top + height * y);
    if (one.closest(".strip, .purse")) return at(LEAST / width, 0.5);
    const edges = [at(0.2, 0.3), at(0.8, 0.3), at(0.2, 0.7), at(0.8, 0.7)];
    return at(0.5, 0.5) || edges.find((found) => found !== "" && found !== "its frame") || "";
  };
  const spills = (one) => {
    if (!one.matches(".btn")) return false;
    const box = one.getBoundingClientRect();
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest(".hear")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.left < box.left - 1 || text.right > box.right + 1 || text.top < box.top - 2 || text.bottom > box.bottom + 2) return true;
    }
    return false;
  };

  /** Words that lie under something that can be pressed or read; cards lie upon each other. */
  const lids = () => {
    const found = [];
    const open = top() ?? document.querySelector("main");
    const texts = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || one.closest(".hear, .strip, .purse, .spoken, option, svg") || !shown(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const ends = [box.left + 2, (box.left + box.right) / 2, box.right - 2];
        const y = (box.top + box.bottom) / 2;
        for (const x of box.width > 5 ? ends : []) {
          if (!inside(one, x, y)) continue;
          const all = document.elementsFromPoint(x, y);
          const mine = all.findIndex((other) => other.contains(one) || one.contains(other));
          const upon = all.slice(0, Math.max(0, mine)).find((other) => paints(other, x, y));
          // A bubble lies over what its speaker does, for a moment.
          if (upon === undefined || (upon.closest(".spoken") !== null && one.closest(".status") !== null)) continue;
          found.push(`“${node.data.trim().slice(0, 40)}” of ${named(one) || one.tagName} under ${upon.tagName.toLowerCase()}.${named(upon)}`);
        }
      }
    }
    return found;
  };
  /** Whether an element is more than an empty frame there. */
  const paints = (one, x, y) => {
    if (one instanceof SVGElement) return one.tagName !== "svg";
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    if (backgroundImage !== "none" || !/^rgba\(.*, 0(\.0\d*)?\)$/.test(backgroundColor)) return true;
    return [...one.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    });
  };
  /** Whether a point is on the screen, and in every box around it that scrolls. */
  const inside = (one, x, y) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    for (let box = one; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflow === "visible") continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return true;
  };

  /** Lines that a box cuts off below, where nothing tells the rest. */
  const clamped = () =>
    [...document.querySelectorAll("main *")]
      .filter((one) => {
        if (one.scrollHeight <= one.clientHeight + LINE || one.closest(".hear, [title]")) return false;
        return getComputedStyle(one).overflowY === "hidden" && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
      })
      .map((one) => `${named(one)}: ${one.textContent.trim()}`);

  /** Looks at the page as it stands, and remembers what lies under something, beyond the screen, or is cut. */
  const watcher = () => {
    const covered = new Set();
    const cut = new Set();
    /** Controls that were looked at, where they were. */
    const looked = new Set();
    const look = () => {
      const here = `${view()} ${top()?.getAttribute("aria-label")}`;
      for (const one of controls()) {
        const { left, top, width, height } = one.getBoundingClientRect();
        const spot = `${here} ${label(one)} ${left} ${top} ${width} ${height}`;
        if (looked.has(spot)) continue;
        looked.add(spot);
        const found = lid(one);
        if (found !== "") covered.add(`${where(one)} under ${found}`);
        if (spills(one)) cut.add(where(one));
        if (one.tabIndex < 0) covered.add(`${where(one)} is out of the keys' reach`);
      }
    };
    /** On a desk everything has its place without scrolling, whatever is said and built. */
    const hidden = () => {
      if (innerWidth < DESK) return;
      for (const box of [document.scrollingElement, ...document.querySelectorAll("main > .upper, main > .left")]) {
        const more = box.scrollHeight - box.clientHeight;
        if (more > 1) covered.add(`${more} px of ${box === document.scrollingElement ? "the page" : named(box)} are beyond the screen`);
      }
    };
    const words = () => {
      [...cutWords(), ...clamped()].forEach((one) => cut.add(one));
      lids().forEach((one) => covered.add(one));
      for (const [hole] of document.body.innerText.matchAll(/.*\{\$\w+\}.*/g)) cut.add(`a hole in “${hole}”`);
    };
    return { covered, cut, look, hidden, words };
  };
  /** What is wrong with the page as it stands, without pressing anything. */
  law.look = async () => {
    await settle();
    await still();
    const { covered, cut, look, hidden, words } = watcher();
    look();
    hidden();
    words();
    return { covered: [...covered], cut: [...cut] };
  };

  // The trial

  /** The controls that can be pressed now, each with a name that it keeps when it is drawn anew. */
  const survey = () => {
    const here = top() === undefined ? place() : `dialog ${top().getAttribute("aria-label")}`;
    const alike = new Map();
    return controls().filter(canPress).map((one) => {
      const said = label(one);
      const words = `${here} | ${PLACES.map((place) => one.closest(`[data-${place}]`)?.dataset[place] ?? "").join(" ")} | ${said}`;
      alike.set(words, (alike.get(words) ?? 0) + 1);
      const name = `${words} ${alike.get(words)}`;
      const kind = `${here} | ${named(one)} ${one.matches(".btn") ? said : ""}`;
      return { one, name, kind, state: `${name} ${one.getAttribute("aria-pressed")} ${one.getAttribute("aria-expanded")}`, toggle: isToggle(one) };
    });
  };

  // What earlier trials of this page have taught: which kinds of controls were tried, which of them
  // do something at the table or lead to what does, and which do now this, now that.

  const trials = new Map();
  const useful = new Set();
  const fickle = new Set();
  const isIdle = (kind) => (trials.get(kind) ?? 0) >= KNOWN && !useful.has(kind);

  /**
   * `listed`: the forms of which the table lists every action. Unless it is thorough, a trial leaves
   * out the kinds of controls that never led to anything at the table.
   */
  law.trial = async (random, listed, thorough) => {
    const { covered, cut, look, hidden, words } = watcher();
    const dead = new Set();
    /** What was pressed, in which state; who sent what, and after how many choices; what leads elsewhere. */
    const pressed = new Set();
    const doers = new Map();
    const ways = new Map();
    const log = [];
    let dialogs = 0;
    const tried = new Map();
    const kinds = new Set();
    /** Every control by its name: its kind, and the name of that which brought it there. */
    const origin = new Map();
    /** All that was sent. */
    const said = new Set();
    let choices = 0;
    let choice = null;
    /** What has opened the dialog that is open, and how often it was done for what is left in it. */
    let opener = "";
    const reopened = new Map();
    let changed = 0;
    const changes = new MutationObserver((records) => (changed += records.length));
    changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });

    /** Who sends the same after choices of two controls sends it always; of what is not listed a few are enough. */
    const sends = (name, kind, action) => {
      const { sent, times, by } = doers.get(name) ?? { sent: "", times: 0, by: null };
      const now = JSON.stringify(action);
      if (times > 0 && now !== sent) fickle.add(kind);
      const settled = (now === sent && by !== choice) || (!listed.includes(action.type) && times + 1 >= OFTEN) || (!thorough && !fickle.has(kind));
      doers.set(name, { choices: settled ? Infinity : choices, sent: now, times: times + 1, by: choice });
      if (said.has(now)) return;
      said.add(now);
      const credited = new Set();
      for (let way = name; origin.has(way) && !credited.has(way); way = origin.get(way).from) {
        credited.add(way);
        useful.add(origin.get(way).kind);
      }
    };
    /** Remember what was not there before, and what brought it. */
    const note = (from) => {
      const found = survey();
      for (const { name, kind } of found) if (!origin.has(name)) origin.set(name, { kind, from });
      return found;
    };
    const press = async ({ one, name, kind, state, toggle }) => {
      const before = { messages, acts: law.acts.length, focus: document.activeElement, view: view(), dialog: top() };
      changed = 0;
      pressed.add(state);
      kinds.add(kind);
      const alike = MANY.find((selector) => one.matches(selector));
      if (alike !== undefined && one.getAttribute("aria-pressed") !== "true") tried.set(`${before.view} ${alike}`, (tried.get(`${before.view} ${alike}`) ?? 0) + 1);
      log.push(label(one).slice(0, 24));
      dialogs = before.dialog === undefined ? 0 : dialogs + 1;
      const rest = before.dialog !== undefined && survey().some((other) => !kinds.has(other.kind));
      one.click();
      await settle();
      if (before.dialog === undefined && top() !== undefined) opener = state;
      // A dialog that closes before each kind of control in it was tried is opened once more.
      if (rest && top() === undefined && (reopened.get(opener) ?? 0) < WAYS) {
        reopened.set(opener, (reopened.get(opener) ?? 0) + 1);
        pressed.delete(opener);
      }
      const acted = law.acts.length > before.acts;
      const idle = messages === before.messages && changed === 0 && document.activeElement === before.focus;
      if (idle && one.getAttribute("aria-pressed") !== "true") dead.add(where(one));
      if (acted) sends(name, kind, law.acts.at(-1));
      else if (toggle || !doers.has(name)) {
        choices += 1;
        choice = one;
      }
      if (view() !== before.view && !ways.has(name)) ways.set(name, 1);
      if (view() !== before.view || top() !== before.dialog) {
        await frame();
        await flush();
        await settle();
        words();
        hidden();
      }
      look();
      note(name);
    };
    const shut = async () => {
      top()?.dispatchEvent(new Event("cancel", { cancelable: true }));
      await settle();
    };
    /** What to press next: what was sent is sent again after another choice; toggles come after the rest, ways out at last. */
    const next = (found) => {
      const enough = (one) => MANY.some((kind) => one.matches(kind) && (tried.get(`${view()} ${kind}`) ?? 0) >= (thorough ? ENOUGH : 1) && one.getAttribute("aria-pressed") !== "true");
      const fresh = found.filter(({ one, kind, state }) => !pressed.has(state) && !enough(one) && (thorough || !isIdle(kind)));
      const stays = fresh.filter(({ one }) => !leaves(one));
      // A dialog may close by what was sent before: what is new in it comes first.
      const unknown = top() === undefined ? undefined : stays.find(({ kind }) => !kinds.has(kind));
      if (unknown !== undefined) return unknown;
      const again = found.find(({ one, name }) => (doers.get(name)?.choices ?? (one.matches(".send") ? -1 : choices)) < choices);
      if (again !== undefined) {
        doers.set(again.name, { sent: "", times: 0, by: null, ...doers.get(again.name), choices });
        return again;
      }
      return stays.find(({ one }) => one.matches(".yes")) ?? stays.find(({ toggle }) => !toggle) ?? stays[0] ?? (top() === undefined ? fresh[0] : undefined);
    };

    /** Some control that does something as things stand. */
    const acting = async (found, random) => {
      const from = Math.floor(random * found.length);
      for (const { one } of [...found.slice(from), ...found.slice(0, from)].slice(0, ENOUGH + 2)) {
        const before = law.acts.length;
        one.click();
        await settle();
        if (law.acts.length > before && one.isConnected && top() === undefined) return one;
        while (top() !== undefined) await shut();
      }
      return undefined;
    };
    /** With nothing left to press here, the way elsewhere that was gone least. */
    const way = (found) => {
      const [least] = found
        .filter(({ one, name, kind }) => ways.has(name) && (thorough || useful.has(kind)) && ways.get(name) < (thorough ? WAYS : 1) && !one.matches(".seat"))
        .sort((one, other) => ways.get(one.name) - ways.get(other.name));
      if (least !== undefined) ways.set(least.name, ways.get(least.name) + 1);
      return least;
    };

    law.acts = [];
    known = null;
    look();
    words();
    hidden();
    note("");
    while (log.length < PRESSES) {
      const found = survey();
      const chosen = (dialogs < DIALOG ? next(found) : undefined) ?? (top() === undefined ? way(found) : undefined);
      if (chosen !== undefined) await press(chosen);
      else if (top() !== undefined) {
        await shut();
        dialogs = 0;
      } else break;
    }
    while (top() !== undefined) await shut();
    const chosen = await acting(survey().filter(({ name }) => doers.has(name)), random);
    let spot = null;
    if (chosen !== undefined) {
      chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = chosen.getBoundingClientRect();
      spot = { x: box.x + Math.min(box.width / 2, LEAST), y: box.y + box.height / 2 };
      chosen.focus();
      if (document.activeElement !== chosen) covered.add(`${where(chosen)} takes no focus`);
    }
    changes.disconnect();
    for (const kind of kinds) trials.set(kind, (trials.get(kind) ?? 0) + 1);
    return { log, acts: law.acts, covered: [...covered], cut: [...cut], dead: [...dead], spot };
  };
})();
