// Hears what goes over the line of a page: when news came, what was done, and what was refused.
// A refusal is a fault of the page only if the page had drawn the very step at which it was refused:
// otherwise the table has moved on, and whoever pressed came too late.
(() => {
  const acts = new Map();
  const ear = { done: 0, heardAt: performance.now(), refusals: [] };
  window.ear = ear;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { type, n, action } = JSON.parse(text);
    if (type === "hello") this.addEventListener("message", hear);
    if (type === "act") acts.set(n, { action, step: Number(document.body.dataset.step) });
    return send.call(this, text);
  };
  const hear = ({ data }) => {
    const { type, n, ok, seq, refusal } = JSON.parse(data);
    if (type === "update" || type === "welcome") ear.heardAt = performance.now();
    const act = acts.get(n);
    if (type !== "answered" || act === undefined) return;
    if (ok) ear.done += 1;
    else if (seq === act.step) ear.refusals.push(JSON.stringify([act.action, refusal]));
  };
})();
