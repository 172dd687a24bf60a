// A screen opens: whoever uses a keyboard or a screen reader begins at its heading.

export function arrive(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
}
