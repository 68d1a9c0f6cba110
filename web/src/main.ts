import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./base.css";
import { alone } from "./solo/engine.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");

mount(App, { target });

// Browsers know service workers on https and on localhost alone; elsewhere the app is a plain page.
if (!alone && import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("worker.js").catch(() => undefined);
}
