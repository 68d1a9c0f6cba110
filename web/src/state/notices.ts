/** Notices that this device shows while the page is closed, by Web Push. */
import type { SchemaAddDevice } from "../generated/wire";

export type Kind = SchemaAddDevice["kinds"][number];
export const KINDS: readonly Kind[] = ["turn", "evening", "day"];
/** At this hour of the device's own time it is told of the deal of the day. */
const MORNING = 9;
const DAY = 24 * 60;

/** Whether this browser can show notices for this page: it needs https, and on an iPhone the home screen. */
export const canShowNotices = (): boolean =>
  import.meta.env.PROD && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Morning here, in minutes after midnight of UTC. */
export const morning = (offset = new Date().getTimezoneOffset()): number =>
  (MORNING * 60 + offset + DAY) % DAY;

/** What the server calls this device, if it shows notices; empty otherwise. */
export async function thisDevice(): Promise<string> {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  return subscription === null ? "" : nameOf(subscription.endpoint);
}

async function nameOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ask the person and the push service; null if either says no. */
export async function subscribe(key: string, kinds: Kind[]): Promise<SchemaAddDevice | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const asked = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(asked).catch(() => null);
  const { p256dh, auth } = made?.toJSON().keys ?? {};
  if (made === null || p256dh === undefined || auth === undefined) return null;
  return { endpoint: made.endpoint, p256dh, auth, kinds, morning: morning() };
}

/** The push service forgets this device. */
export async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
