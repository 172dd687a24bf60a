// The page as an app: it opens without its server, and says on the device's screen that it's my move.

import { keep, recall } from "./settings.svelte";

/** Keeps what opening the page takes. Where the browser has no service workers, the page works as ever. */
export function stayReachable(): void {
  const worker = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (!worker) return; // no HTTPS, or an old browser
  worker.addEventListener("message", (event) => {
    if (event.data === "other version") location.reload();
  });
  addEventListener("load", () => {
    worker.register(new URL("sw.js", document.baseURI)).catch(() => {}); // a private window may refuse
    // What came before the worker was there (the language, drawings, fonts) it has not seen.
    worker.ready.then(({ active }) => {
      active?.postMessage(performance.getEntriesByType("resource").map((one) => one.name));
    });
  });
}

/** Whether notifications are possible, as far as the browser has been asked. */
export function canBeTold(): boolean {
  return "Notification" in window && Notification.permission !== "denied";
}

/** Whether the reader may still be asked for notifications: they are possible, and nobody has answered yet. */
export function mayOffer(): boolean {
  return "Notification" in window && Notification.permission === "default" && recall("notify") !== "no";
}

/** Whether the reader is told about moves outside the page. */
export function isTold(): boolean {
  return "Notification" in window && Notification.permission === "granted" && recall("notify") !== "no";
}

/** Asks the browser, which asks the reader. Call it only when the reader has pressed something. */
export async function tellMe(wanted: boolean): Promise<boolean> {
  keep("notify", wanted ? "yes" : "no");
  if (wanted && "Notification" in window && Notification.permission === "default")
    await Notification.requestPermission();
  return isTold();
}

/** A notification, if the page can't be seen and the reader wants any. `address` is what a click opens. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!document.hidden || !isTold()) return;
  const options = { body, tag: address, icon: new URL("icon-192.png", document.baseURI).href, data: address };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
