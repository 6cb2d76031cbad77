import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useNavigationType } from "react-router";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";

interface HistoryDrawerProps {
  /** Id of the heading. */
  readonly labelled_by: string;
  /** The page without the drawer. */
  readonly close_path: string;
  readonly children: ReactNode;
}

/** A plain click on a link of the site that stays on this page. */
function innerTarget(event: MouseEvent): string | null {
  const { target } = event;
  if (!isPlainClick(event)) return null;
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (!anchor || anchor.hasAttribute("download") || anchor.hash !== "") return null;
  return anchor.pathname === location.pathname ? anchor.pathname + anchor.search : null;
}

/**
 * Whatever the address opens beside the page. Without JavaScript a section of it with a link that closes; with it a
 * modal dialog: the browser keeps focus inside and the page behind still, Esc and a click beside it close. It stands in
 * the same place from the first paint on (odds-history.css), so that nothing shifts when the scripts arrive.
 * The address has one entry in the history of the browser however many tabs are looked at: back closes.
 */
export function HistoryDrawer({ labelled_by, close_path, children }: HistoryDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const arrivedBy = useNavigationType();
  const [isOpenedHere] = useState(arrivedBy === "PUSH");
  const goTo = (path: string) => void navigate(path, { replace: true, preventScrollReset: true });
  const close = () => (isOpenedHere ? void navigate(-1) : goTo(close_path));

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(":modal")) return;
    element.removeAttribute("open");
    element.showModal();
    element.querySelector("h2")?.focus();
    return () => element.close();
  }, []);

  const follow = (event: MouseEvent) => {
    const isBackdrop = event.target === dialog.current;
    const to = isBackdrop ? close_path : innerTarget(event);
    if (to === null) return;
    event.preventDefault();
    if (to === close_path) close();
    else goTo(to);
  };

  return (
    <dialog
      ref={dialog}
      open
      className="history-drawer"
      aria-labelledby={labelled_by}
      // Before the links themselves: theirs would add an entry to the history.
      onClickCapture={follow}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A second Esc closes whatever is said to the first.
      onClose={close}
    >
      <div className="history-body">{children}</div>
    </dialog>
  );
}
