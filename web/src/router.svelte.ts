// Which screen is shown: the path below the base, as the address bar says it.

const base = new URL(document.baseURI).pathname;

function here(): string {
  const path = location.pathname;
  return path.startsWith(base) ? `/${path.slice(base.length)}` : "/";
}

const route = $state({ path: here(), search: location.search });
let travelled = false;

/** The path of this screen below the base, "/table/abc". */
export function path(): string {
  return route.path;
}

export function search(): URLSearchParams {
  return new URLSearchParams(route.search);
}

/** Whether another screen was shown before this one. */
export function cameFromWithin(): boolean {
  return travelled;
}

/** An address for a link: `href("/learn")`. */
export function href(to: string): string {
  return base + to.replace(/^\//, "");
}

export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", href(to));
  arrive();
}

/** Write into the address where we are on this screen, without showing it anew. */
export function noteInAddress(given: Record<string, string>): void {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(given)) search.set(key, value);
  history.replaceState(null, "", `${location.pathname}?${search}${location.hash}`);
}

function arrive(): void {
  travelled = true;
  route.path = here();
  route.search = location.search;
  scrollTo(0, 0);
}

/** Links of our own change the screen without a new page; clicks that ask for a new tab are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(base) || link.pathname.startsWith(`${base}api/`)) return;
  event.preventDefault();
  go(`/${link.pathname.slice(base.length)}${link.search}`);
}

addEventListener("popstate", arrive);
