import { press } from "./list-keys.ts";

/** True if a row is visible at all: its block may be folded, or its league filtered out. */
const isShown = (row: HTMLElement): boolean => row.checkVisibility?.() ?? true;

const linkOf = (row: HTMLElement | null | undefined) => row?.querySelector<HTMLElement>(".match-row-link");

/** Start without a focus: the row in view. */
const firstInSight = (rows: readonly HTMLElement[]): HTMLElement | undefined =>
  rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0];

/** Moves the keyboard focus from match to match. */
export interface RowWalk {
  /** To the match below (1) or above (-1) the focused one. */
  readonly go: (step: 1 | -1) => void;
  /** Presses the star of the focused match. */
  readonly pressStar: () => void;
  /** Returns to the match that had the focus, unless something else has it. */
  readonly goBack: () => void;
  /** From now on the focus follows its match when the row moves; the returned function ends it. */
  readonly stayOnMatch: () => () => void;
}

/** Remembers the match by its id: a followed row moves to another block, and the focus is lost with its element. */
export function createRowWalk(): RowWalk {
  let last: string | undefined;
  const current = (): HTMLElement | null => {
    const active = document.activeElement;
    if (active && active !== document.body) return active.closest<HTMLElement>(".match-row");
    return last === undefined ? null : document.querySelector(`.match-row[data-match-id="${last}"]`);
  };
  const focus = (row: HTMLElement | null | undefined) => {
    last = row?.dataset.matchId ?? last;
    linkOf(row)?.focus({ preventScroll: true });
    linkOf(row)?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  return {
    go(step) {
      const rows = [...document.querySelectorAll<HTMLElement>(".match-row")].filter(isShown);
      const row = current();
      const at = row ? rows.indexOf(row) : -1;
      focus(at < 0 ? firstInSight(rows) : rows[at + step]);
    },
    pressStar() {
      const row = current();
      last = row?.dataset.matchId ?? last;
      press(row?.querySelector<HTMLElement>(".match-row-star button"));
    },
    goBack() {
      if (document.activeElement === document.body) focus(current());
    },
    stayOnMatch() {
      // Removing an element drops its focus without an event; the reader has not moved it.
      let hasFocus = false;
      const note = ({ target }: { readonly target: EventTarget | null }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>(".match-row") : null;
        hasFocus = row !== null;
        last = row?.dataset.matchId ?? last;
      };
      const letGo = () => {
        hasFocus = false;
      };
      const moves = new MutationObserver(() => {
        if (hasFocus && document.activeElement === document.body) focus(current());
      });
      // The focus may be older than this.
      if (document.activeElement) note({ target: document.activeElement });
      document.addEventListener("focusin", note);
      document.addEventListener("pointerdown", letGo);
      moves.observe(document.body, { childList: true, subtree: true });
      return () => {
        document.removeEventListener("focusin", note);
        document.removeEventListener("pointerdown", letGo);
        moves.disconnect();
      };
    },
  };
}
