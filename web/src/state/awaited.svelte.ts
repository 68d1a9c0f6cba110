/** What happens beside the table when I am awaited: the title of the tab, the bell, a notice, and forced moves. */
import { t } from "../speech.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { AtTable } from "./table.svelte";

/** Browsers have notices under https and on their own machine only. */
export const mayNotify = (): boolean =>
  typeof Notification !== "undefined" && Notification.permission !== "denied";

/** Ask for the browser's consent, and remember the answer. */
export async function wantNotices(on: boolean): Promise<void> {
  settings.notices = on && mayNotify() && (await Notification.requestPermission()) === "granted";
}

function notify(at: AtTable): void {
  if (!settings.notices || !document.hidden || !mayNotify() || Notification.permission !== "granted") return;
  const notice = new Notification(t("your-turn-now"), {
    body: t(`game-${at.view.game}`),
    tag: at.link.table?.code ?? "",
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Stand by at a table; called once, where effects may be made. */
export function standBy(at: AtTable): void {
  const awaited = $derived(at.awaitsMe && !at.scene.over && !at.scene.paused);
  $effect(() => {
    if (!awaited) return;
    at.urgent = t("your-turn-now");
    play("bell");
    notify(at);
  });
  $effect(() => {
    if (!awaited) return;
    const before = document.title;
    document.title = `● ${t("your-turn-now")} ${before}`;
    return () => (document.title = before);
  });
  $effect(() => {
    const [only, other] = at.scene.actions;
    const forms = at.you === null ? [] : [...(at.ask(at.you)?.forms ?? [])];
    if (!settings.forced || !awaited || only === undefined || other !== undefined || at.link.pending > 0)
      return;
    const { due, keeps } = at.aids;
    const makesRoom = due?.what === "harvest-first" && (keeps ?? []).length === 0;
    if (!makesRoom && forms.some((form) => form !== only.type)) return;
    void at.act(only).then((done) => {
      const seq = at.link.log.findLast((step) => step.seat === at.you)?.seq;
      if (done && seq !== undefined) at.byItself.add(seq);
    });
  });
}
