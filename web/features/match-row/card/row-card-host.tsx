import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { useAnchoredPopover } from "#web/ui/popover.tsx";
import { LazyBoundary } from "../lazy-boundary.tsx";
import { watchLongPresses } from "../row-long-press.ts";
import { type RowAim, watchRowAims } from "./row-aim.ts";

const RowCard = lazyWithRetry(() => import("./row-card.tsx"));

/** What rows have once per page, whatever their number: the card beside the row under the pointer, and long presses. */
export function RowCardHost() {
  const [aim, setAim] = useState<RowAim | null>(null);
  const { key } = useLocation();
  useEffect(() => watchRowAims(setAim), []);
  useEffect(watchLongPresses, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows
  useEffect(() => setAim(null), [key]);
  return aim ? <Card key={aim.match_id} aim={aim} onGone={() => setAim(null)} /> : null;
}

/** The smallest rectangle around several. */
function around(rects: readonly DOMRect[]): DOMRect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Position of the score, which the card describes. */
function scoreRect(row: HTMLElement): DOMRect | null {
  const cells = [...row.querySelectorAll(".match-row-score > [data-side]")];
  if (cells.length === 0 || !row.isConnected) return null;
  const rect = around(cells.map((cell) => cell.getBoundingClientRect()));
  return rect.bottom < 0 || rect.top > document.documentElement.clientHeight ? null : rect;
}

interface CardProps {
  readonly aim: RowAim;
  readonly onGone: () => void;
}

function Card({ aim: { row, match_id }, onGone }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  useAnchoredPopover(card, { element: row, rectOf: () => scoreRect(row), onGone });
  useLayoutEffect(() => {
    const link = row.querySelector(".match-row-link");
    link?.setAttribute("aria-describedby", id);
    return () => link?.removeAttribute("aria-describedby");
  }, [row, id]);
  return (
    <div ref={card} id={id} popover="manual" role="tooltip" className="row-card">
      <LazyBoundary>
        <RowCard match_id={match_id} />
      </LazyBoundary>
    </div>
  );
}
