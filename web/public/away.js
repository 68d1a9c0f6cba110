// Speaks the reader's language, and comes back by itself when the server does.
const spoken = navigator.language.slice(0, 2);
for (const one of document.querySelectorAll("main")) one.hidden = one.lang !== "en";
const mine = document.querySelector(`main[lang=${CSS.escape(spoken)}]`);
if (mine !== null) for (const one of document.querySelectorAll("main")) one.hidden = one !== mine;

const back = () => location.reload();
for (const button of document.querySelectorAll("button")) button.addEventListener("click", back);
addEventListener("online", back);
const health = new URL("healthz", navigator.serviceWorker?.controller?.scriptURL ?? location.href);
setInterval(() => {
  fetch(health, { cache: "no-store" }).then((answer) => answer.ok && back(), () => {});
}, 5000);
