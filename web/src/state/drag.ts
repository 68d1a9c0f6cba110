/** Dragging as a short cut: every drag has a button that does the same. */
import type { Attachment } from "svelte/attachments";

/** What a dragged card is to each kind of zone. */
export interface Things {
  /** A card that may be given. */
  player?: { from: "hand" | "open"; place: number };
  /** The card to plant next. */
  field?: "plant";
}
type Drop = (things: Things) => void;
/** What a zone does with what is dropped on it; null when nothing may be dropped now. */
type Zone = () => Drop | null;

const zones = new Map<Element, { zone: Zone; kind: keyof Things }>();
const FAR_ENOUGH = 8;

/** A place where things can be dropped. */
export function dropZone(zone: Zone, kind: keyof Things): Attachment {
  return (node) => {
    zones.set(node, { zone, kind });
    return () => zones.delete(node);
  };
}

/** Something that can be dragged to zones of some kinds; `what` says what it is to each kind. */
export function draggable(what: () => Things | null): Attachment<HTMLElement> {
  return (node) => {
    node.style.touchAction = "pan-x";
    const down = (event: PointerEvent) => {
      const things = what();
      if (things !== null && event.button === 0) follow(node, event, things);
    };
    node.addEventListener("pointerdown", down);
    return () => node.removeEventListener("pointerdown", down);
  };
}

function follow(node: HTMLElement, start: PointerEvent, things: Things): void {
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  const stop = new AbortController();
  const open = [...zones].filter(([, { zone, kind }]) => kind in things && zone() !== null);

  function lift() {
    const box = node.getBoundingClientRect();
    const copy = node.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    ghost = copy;
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      pointerEvents: "none",
      zIndex: "45",
      filter: "drop-shadow(0 12px 20px #2b180866)",
    });
    ghost.setAttribute("aria-hidden", "true");
    document.body.append(ghost);
    for (const [zone] of open) zone.classList.add("target");
  }
  function move(event: PointerEvent) {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (ghost === null) {
      if (Math.hypot(x, y) < FAR_ENOUGH || open.length === 0) return;
      lift();
      node.setPointerCapture(event.pointerId);
    }
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(5deg)`;
    const found = open.find(([zone]) => contains(zone, event))?.[0] ?? null;
    if (found !== over) {
      over?.classList.remove("over");
      found?.classList.add("over");
      over = found;
    }
  }
  function end() {
    stop.abort();
    for (const [zone] of open) zone.classList.remove("target", "over");
    if (ghost === null) return;
    ghost.remove();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const found = over === null ? undefined : zones.get(over);
    if (found !== undefined) found.zone()?.(things);
  }
  function cancel() {
    over = null;
    end();
  }
  addEventListener("pointermove", move, { signal: stop.signal });
  addEventListener("pointerup", end, { signal: stop.signal });
  addEventListener("pointercancel", cancel, { signal: stop.signal });
}

function contains(zone: Element, event: PointerEvent): boolean {
  const box = zone.getBoundingClientRect();
  return (
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  );
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
