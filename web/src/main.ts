import { mount } from "svelte";
import App from "./App.svelte";
import "@fontsource/pt-serif/latin-700.css";
import "@fontsource/pt-serif/latin-ext-700.css";
import "@fontsource/pt-serif/cyrillic-700.css";
import "./base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");

mount(App, { target });

// Browsers know service workers on https and on localhost alone; elsewhere the app is a plain page.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("worker.js").catch(() => undefined);
}
