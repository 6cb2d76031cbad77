/** How long the pointer rests on a score, or the focus on its row, before the card opens. */
const REST_MS = 150;
/** How long the card waits for a pointer moving towards it. */
const GRACE_MS = 150;

/** The row that the reader points at. */
export interface RowAim {
  readonly match_id: number;
  readonly row: HTMLElement;
  readonly by: "pointer" | "focus";
}

const aimAt = (row: HTMLElement | null | undefined, by: RowAim["by"]): RowAim | null => {
  // Before kick-off there is nothing to show.
  if (!row?.querySelector(".match-row-score:not([data-empty])")) return null;
  return { match_id: Number(row.dataset.matchId), row, by };
};

/** The row whose score or state contains an element. */
const rowAround = (target: Element | null): HTMLElement | null =>
  target?.closest(".match-row-score, .match-row .match-state")?.closest<HTMLElement>(".match-row") ?? null;

/**
 * Reports the row under a resting pointer or keyboard focus, not under touch, because a finger cannot rest. Closes on
 * leaving, Esc and a press outside.
 */
export function watchRowAims(show: (aim: RowAim | null) => void): () => void {
  let shown: RowAim | null = null;
  let wanted: RowAim | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const want = (aim: RowAim | null, afterMs: number) => {
    clearTimeout(timer);
    wanted = aim;
    timer = setTimeout(() => {
      if (shown === wanted) return;
      shown = wanted;
      show(shown);
    }, afterMs);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
    const isCard = event.target.closest(".row-card") !== null;
    const row = isCard ? shown?.row : rowAround(event.target);
    if (row && row === wanted?.row) return;
    if (row && row === shown?.row) {
      clearTimeout(timer);
      wanted = shown;
      return;
    }
    const aim = aimAt(row, "pointer");
    if (aim) want(aim, REST_MS);
    else if (wanted?.by === "pointer") want(null, GRACE_MS);
  };
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const isRow = target.matches(".match-row-link:focus-visible");
    const aim = isRow ? aimAt(target.closest<HTMLElement>(".match-row"), "focus") : null;
    if (aim || wanted?.by === "focus") want(aim, aim ? REST_MS : 0);
  };
  const blur = () => {
    if (wanted?.by === "focus") want(null, GRACE_MS);
  };
  /** Closes at once, and opens again only for another row or a new visit to this one. */
  const dismiss = () => {
    clearTimeout(timer);
    if (!shown) return;
    shown = null;
    show(null);
  };
  const press = ({ target }: PointerEvent) => {
    // A press inside the card, to select text, does not close it.
    if (!(target instanceof Element) || !target.closest(".row-card")) dismiss();
  };
  const watch = new AbortController();
  const { signal } = watch;
  document.addEventListener("pointerover", over, { signal });
  document.documentElement.addEventListener("pointerleave", () => want(null, GRACE_MS), { signal });
  document.addEventListener("pointerdown", press, { signal });
  document.addEventListener("focusin", focus, { signal });
  document.addEventListener("focusout", blur, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), { signal });
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}
