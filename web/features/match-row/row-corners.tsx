import { useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Pair } from "#web/features/match/score.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Popover, PopoverClose } from "#web/ui/popover.tsx";
import { LazyBoundary } from "./lazy-boundary.tsx";

const CornersCard = lazyWithRetry(() => import("./corners/corners-card.tsx"));

interface RowCornersProps {
  readonly match_id: number;
  readonly corners: Pair;
}

/** The number of corners; opens their details. */
export function RowCorners({ match_id, corners }: RowCornersProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A press outside a pop-up closes it before the click arrives: the earlier state decides.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="match-row-corners"
        translate="no"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={m.row_corners_open(corners)}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={({ detail }) => setOpen(detail === 0 ? !isOpen : !wasOpen.current)}
      >
        {`${corners.home}-${corners.away}`}
      </button>
      {isOpen && button.current ? (
        <Popover
          anchor={button.current}
          aria-label={m.stat_corners()}
          className="row-card"
          onClose={() => setOpen(false)}
        >
          <div className="row-card-head">
            <b>{m.stat_corners()}</b>
            <PopoverClose className="icon-button" aria-label={m.row_close()}>
              <Icon name="x" size={18} />
            </PopoverClose>
          </div>
          <LazyBoundary>
            <CornersCard match_id={match_id} version={`${corners.home}-${corners.away}`} />
          </LazyBoundary>
        </Popover>
      ) : null}
    </>
  );
}
