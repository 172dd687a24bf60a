// Which card is being looked at: under the pointer, in focus, or pressed for a while on a touch screen.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

/** A card as the sentences of the log name it, `militia@base1`, or by its id. */
type CardId = string;

const LINGER = 350; // ms the pointer rests before a card is shown; the next one is shown right away
const LEAVE = 150;
const PRESS = 450;
const SLIP = 10; // px a finger may move in a press

export class Sight {
  card = $state<CardId | null>(null);
  /** Shown by a long press: it stays until the next touch. */
  held = $state(false);
  #next: CardId | null = null; // what will be looked at once the timer is due
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(card: CardId, after = 0): void {
    this.#look(card, after);
  }

  hide(after = 0): void {
    if (!this.held) this.#look(null, after);
  }

  // Never immediately: elements also lose the pointer and the focus while the table is redrawn.
  #look(card: CardId | null, after: number): void {
    clearTimeout(this.#timer);
    this.#next = card;
    this.#timer = setTimeout(() => {
      this.card = card;
    }, after);
  }

  /** Show it until the next touch: its name was pressed in the log. */
  hold(card: CardId): void {
    this.held = true;
    this.show(card);
  }

  /** What showed this card is gone: nobody will say any more that the pointer has left it. */
  forget(card: CardId): void {
    if (this.card === card || this.#next === card) this.hide();
  }

  letGo(): void {
    this.held = false;
    this.hide();
  }

  /** Makes an element show this card. */
  at(card: CardId | null): Attachment<HTMLElement> {
    return (element) => {
      if (card === null) return;
      let start: { x: number; y: number } | null = null;
      let pressing: ReturnType<typeof setTimeout> | undefined;
      // Only a pointer that moves looks: a card that comes to lie under a resting one isn't shown.
      let over = false;
      const enter = (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || over || (event.movementX === 0 && event.movementY === 0)) return;
        over = true;
        this.show(card, this.card === null ? LINGER : 0);
      };
      const leave = (event: PointerEvent) => {
        over = false;
        if (event.pointerType === "mouse") this.hide(LEAVE);
      };
      const focus = () => {
        if (element.matches(":focus-visible")) this.show(card);
      };
      const down = (event: PointerEvent) => {
        if (event.pointerType === "mouse") return this.hide();
        start = { x: event.clientX, y: event.clientY };
        pressing = setTimeout(() => {
          this.show(card);
          this.held = true;
        }, PRESS);
      };
      const slip = (event: PointerEvent) => {
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(pressing);
      };
      const up = () => clearTimeout(pressing);
      // The end of a long press isn't a click: the card was looked at, not picked.
      const click = (event: MouseEvent) => {
        if (!this.held || this.card !== card) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const menu = (event: MouseEvent) => {
        if (start !== null) event.preventDefault();
      };
      const blur = () => this.hide();
      const listeners: [string, EventListener, boolean?][] = [
        ["pointermove", enter as EventListener],
        ["pointerleave", leave as EventListener],
        ["pointerdown", down as EventListener],
        ["pointermove", slip as EventListener],
        ["pointerup", up],
        ["pointercancel", up],
        ["click", click as EventListener, true],
        ["contextmenu", menu as EventListener],
        ["focus", focus],
        ["blur", blur],
      ];
      for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture ?? false);
      return () => {
        clearTimeout(pressing);
        this.forget(card);
        for (const [name, listener, capture] of listeners)
          element.removeEventListener(name, listener, capture ?? false);
      };
    };
  }
}

const KEY = Symbol("sight");

export function provideSight(sight: Sight): Sight {
  return setContext(KEY, sight);
}

export function useSight(): Sight {
  return getContext<Sight>(KEY);
}

/** Where a log may stand that has no table around it. */
export function maybeSight(): Sight | undefined {
  return getContext<Sight | undefined>(KEY);
}
