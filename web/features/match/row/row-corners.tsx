import { useRef, useState } from "react";
import { m } from "#web/paraglide/messages.js";
import { laterPart } from "#web/platform/later-code.ts";
import { CornersPopup } from "./corners/corners-popup.tsx";
import { LatePart } from "./late-part.tsx";
import type { RowCornersProps } from "./row-parts.ts";

const CornersCard = laterPart(() => import("./corners/corners-card.tsx"));

/** The number of corners: opens what is known of them. */
export function RowCorners({ match_id, corners }: RowCornersProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A press outside a pop-up closes it before the click arrives: what counts is how it stood.
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
      {isOpen ? (
        <CornersPopup anchor={button} onClose={() => setOpen(false)}>
          <LatePart>
            <CornersCard match_id={match_id} version={`${corners.home}-${corners.away}`} />
          </LatePart>
        </CornersPopup>
      ) : null}
    </>
  );
}
