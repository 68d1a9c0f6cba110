import { expect, test, vi } from "vitest";
import source from "../../public/worker.js?raw";
import { morning } from "./notices";

type Listener = (event: object) => void;
const address = (path: string) => `https://games.example/higgle/${path}`;

/** The service worker of the page, with a browser around it in which these places are open. */
function worker(...open: string[]) {
  const listeners: Record<string, Listener> = {};
  const windows = open.map((path) => ({ url: address(path), focus: vi.fn() }));
  const openWindow = vi.fn();
  const showNotification = vi.fn();
  const self = {
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    skipWaiting: () => undefined,
    registration: { scope: address(""), showNotification },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a service worker is a script, not a module
  const run = new Function("self", source) as (self: object) => void;
  run(self);
  const tell = async (name: string, event: object) => {
    let work: unknown = null;
    listeners[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { tell, windows, openWindow, showNotification };
}

const press = (path: string) => ({ notification: { data: path, close: () => undefined } });

test("a message is shown as the server worded it", async () => {
  const { tell, showNotification } = worker();
  const message = { title: "Bohnanza", text: "It is your turn.", path: "t/K7Q2", tag: "K7Q2" };

  await tell("push", { data: { json: () => message } });

  const shown = { body: "It is your turn.", tag: "K7Q2", icon: "icon-192.png", data: "t/K7Q2" };
  expect(showNotification).toHaveBeenCalledWith("Bohnanza", shown);
});

test("a press opens the table in a window of its own", async () => {
  const { tell, windows, openWindow } = worker("t/OTHER");

  await tell("notificationclick", press("t/K7Q2"));

  expect(openWindow).toHaveBeenCalledWith(address("t/K7Q2"));
  expect(windows[0]?.focus).not.toHaveBeenCalled();
});

test("where the table is open already, its window comes to the front", async () => {
  const { tell, windows, openWindow } = worker("", "t/K7Q2");

  await tell("notificationclick", press("t/K7Q2"));

  expect(windows[1]?.focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test("morning is told in the time of the server, whatever the zone", () => {
  expect([0, -60, 300, -720].map(morning)).toEqual([540, 480, 840, 1260]);
});
