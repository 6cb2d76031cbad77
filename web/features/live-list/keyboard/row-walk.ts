import { press } from "./list-keys.ts";

/** Whether a row can be seen at all: its block may be folded, its league filtered out. */
const isShown = (row: HTMLElement): boolean => row.checkVisibility?.() ?? true;

const linkOf = (row: HTMLElement | null | undefined) => row?.querySelector<HTMLElement>(".match-row-link");

/** Where to begin without a focus: what the reader looks at. */
const firstInSight = (rows: readonly HTMLElement[]): HTMLElement | undefined =>
  rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0];

/** Going from match to match with the keyboard's focus. */
export interface RowWalk {
  /** To the match below the one in focus (1) or above it (-1). */
  readonly go: (step: 1 | -1) => void;
  /** Presses the star of the match in focus. */
  readonly pressStar: () => void;
  /** Back to the match that had the focus, where nothing else has it. */
  readonly goBack: () => void;
  /** From now on the focus goes with its match when the row gets another place; ends with what is returned. */
  readonly stayOnMatch: () => () => void;
}

/** Remembers the match by its id: a row that is followed goes to another block, and the focus is lost with its element. */
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
      // Taking an element out takes the focus from it without a word, which the reader has not done.
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
      // The focus may have come before this.
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
