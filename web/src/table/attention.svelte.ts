// A sign when it becomes my move: in the title of the page, as a short sound, and on the device's screen while the page is
// hidden, for those who want that.

import { notify } from "../installed";
import { word } from "../say/index";
import { play } from "./sounds";

/** Call while a component is made; `asked` says whether it is my move, `title` what the page is called meanwhile. */
export function callAttention(asked: () => boolean, title: () => string): void {
  let before: boolean | undefined;
  $effect(() => {
    const now = asked();
    document.title = now ? `● ${title()}` : title();
    if (now && before === false) {
      play("turn");
      notify(title(), word("page-notify-move"), location.href);
    }
    before = now;
  });
  $effect(() => () => {
    document.title = "Signoria";
  });
}
