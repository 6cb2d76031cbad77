import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { m } from "#web/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { placeCard } from "../place-card.ts";

interface CornersPopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small dialog at its button. The browser closes it: by Esc, which gives the focus back, and by a press beside it. */
export function CornersPopup({ anchor, onClose, children }: CornersPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || !anchor.current) return;
    element.showPopover?.();
    placeCard(element, anchor.current.getBoundingClientRect());
    element.focus({ preventScroll: true });
  }, [anchor]);
  useEffect(() => {
    // Only the page moves it away from its button; it has a scrolling bar of its own.
    const follow = (event: Event) => {
      if (event.target instanceof Node && popup.current?.contains(event.target)) return;
      if (popup.current && anchor.current) placeCard(popup.current, anchor.current.getBoundingClientRect());
    };
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [anchor]);
  return (
    <div
      ref={popup}
      popover="auto"
      role="dialog"
      aria-label={m.stat_corners()}
      tabIndex={-1}
      className="row-card"
      onToggle={({ newState }) => {
        if (newState === "closed") onClose();
      }}
    >
      <header className="row-card-head">
        <b>{m.stat_corners()}</b>
        <button
          type="button"
          className="icon-button"
          aria-label={m.row_close()}
          onClick={() => popup.current?.hidePopover?.()}
        >
          <Icon name="x" size={18} />
        </button>
      </header>
      {children}
    </div>
  );
}
