// When another screen opens, keyboards and screen readers start at its heading. The first one begins where every
// page does; to focus there would only make the browser lay it out twice.

import { cameFromWithin } from "../router.svelte";

export function arrive(heading: HTMLElement): void {
  if (cameFromWithin()) heading.focus({ preventScroll: true });
}
