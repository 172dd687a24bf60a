// Opens the page when its server can't be reached. The page itself always comes from the server if that answers, so an old
// page never meets a newer server; the other files have a hash in their names and never change.

const VERSION = "%VERSION%";
const FILES = "%FILES%";
const PATIENCE = 2500; // ms until a server that doesn't answer counts as away

const scope = new URL(self.registration.scope);
const PREFIX = `signoria ${scope.pathname} `; // another Signoria may live at another path
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: "no-cache" })));
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const name = url.pathname.slice(scope.pathname.length);
  if (name.startsWith("api/") || name === "metrics") return;
  if (event.request.mode === "navigate") event.respondWith(page(event));
  else if (name !== "sw.js") event.respondWith(file(event.request, name));
});

// What the page has loaded before this worker was there: the browser has it still.
self.addEventListener("message", (event) => {
  event.waitUntil(keepAll(event.data));
});

async function keepAll(addresses) {
  const cache = await caches.open(CACHE);
  const assets = addresses.filter((address) => address.startsWith(new URL("assets/", scope).href));
  for (const address of assets) if (!(await cache.match(address))) await cache.add(address);
}

/** From the server; if that doesn't answer, the page as it was when this version came. */
async function page(event) {
  const fresh = fetch(event.request).then((answer) => {
    if (answer.status >= 500) throw new Error("the server is away"); // a proxy says so
    return answer;
  });
  const waited = new Promise((done) => setTimeout(done, PATIENCE));
  try {
    const answer = await Promise.race([fresh, waited]);
    if (answer) return answer;
  } catch {
    // kept below
  }
  const kept = await (await caches.open(CACHE)).match(scope);
  if (!kept) return fresh;
  const shown = kept.clone();
  event.waitUntil(fresh.then((answer) => tellIfOther(event, shown, answer)).catch(() => {}));
  return kept;
}

/** The server was only slow: if it has another page by now, that one is wanted. */
async function tellIfOther(event, shown, answer) {
  if ((await shown.text()) === (await answer.text())) return;
  const client = await self.clients.get(event.resultingClientId);
  client?.postMessage("other version");
}

async function file(request, name) {
  const cache = await caches.open(CACHE);
  if (name.startsWith("assets/")) {
    const kept = await cache.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  }
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

// A notification brings its table to the front.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((client) => client.url === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}
