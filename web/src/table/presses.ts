// Presses that aren't meant for what lies under the pointer by the time they arrive.

interface Showing {
  readonly catchingUp: boolean;
  skip(): void;
}

const swallow = (click: Event): void => {
  click.stopPropagation();
  click.preventDefault();
};

/** A press on this part of the table shows all that waits, and answers nothing: the question was not there yet. */
export function skipByPress(link: Showing, press: PointerEvent, part: string): void {
  if (!link.catchingUp || !(press.target as Element).closest(part)) return;
  link.skip();
  addEventListener("click", swallow, { capture: true, once: true });
  // A press that slides away isn't a click: the next one counts.
  addEventListener("pointerdown", () => removeEventListener("click", swallow, true), { capture: true, once: true });
}

/** The second press of a double-click counts only for what the first one was on; what has taken its place stays as it is. */
export function oneAnswerPerPress(place: HTMLElement): () => void {
  let first: Element | null = null;
  const look = (click: MouseEvent) => {
    const pressed = (click.target as Element).closest("button");
    if (click.detail < 2) first = pressed;
    else if (pressed !== first) {
      first = pressed; // pressed on purpose if it is pressed again
      swallow(click);
    }
  };
  place.addEventListener("click", look, true);
  return () => place.removeEventListener("click", look, true);
}
