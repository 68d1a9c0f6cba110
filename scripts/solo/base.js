// This page stands for an address inside the app: what is before the place in it is where the app lies.
(() => {
  const screens = [
    "t",
    "replay",
    "watch",
    "rules",
    "learn",
    "me",
    "letters",
    "people",
    "ratings",
  ];
  const parts = location.pathname.split("/");
  const found = parts.findLastIndex(
    (part, at) => screens.includes(part) && parts.length - at <= 3,
  );
  const base = document.createElement("base");
  base.href = found > 0 ? `${parts.slice(0, found).join("/")}/` : "./";
  document.head.append(base);
})();
