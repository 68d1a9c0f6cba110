// Hears what goes over the line of a page, a socket or a port: when news came, what was done, and what was refused.
// A refusal is a fault of the page only if the page had drawn the very step at which it was refused:
// otherwise the table has moved on, and whoever pressed came too late.
(() => {
  const acts = new Map();
  const ear = { done: 0, heardAt: performance.now(), refusals: [] };
  window.ear = ear;
  for (const [line, method] of [[WebSocket, "send"], [MessagePort, "postMessage"]]) {
    const send = line.prototype[method];
    line.prototype[method] = function (text, ...more) {
      if (typeof text === "string") listen(this, JSON.parse(text));
      return send.call(this, text, ...more);
    };
  }
  const listen = (line, { type, n, action }) => {
    if (type === "hello") line.addEventListener("message", hear);
    if (type === "act") acts.set(n, { action, step: Number(document.body.dataset.step) });
  };
  const hear = ({ data }) => {
    if (typeof data !== "string") return;
    const { type, n, ok, seq, refusal } = JSON.parse(data);
    if (["update", "patch", "welcome"].includes(type)) ear.heardAt = performance.now();
    const act = acts.get(n);
    if (type !== "answered" || act === undefined) return;
    if (ok) ear.done += 1;
    else if (seq === act.step) ear.refusals.push(JSON.stringify([act.action, refusal]));
  };
})();
