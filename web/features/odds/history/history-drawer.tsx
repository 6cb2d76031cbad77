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

/** A plain click on a link that stays on this page. */
function innerTarget(event: MouseEvent): string | null {
  const { target } = event;
  if (!isPlainClick(event)) return null;
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (!anchor || anchor.hasAttribute("download") || anchor.hash !== "") return null;
  return anchor.pathname === location.pathname ? anchor.pathname + anchor.search : null;
}

/**
 * A drawer controlled by the URL: without JavaScript a section with a close link, else a modal dialog. It is in its
 * final place from the first paint (odds-history.css), so that nothing shifts when scripts load. It adds one entry to
 * the browser history, however many tabs are visited: back closes it.
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
      // Before the links' own handlers, which would add a history entry.
      onClickCapture={follow}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A second Esc closes the dialog even if the first was prevented.
      onClose={close}
    >
      <div className="history-body">{children}</div>
    </dialog>
  );
}
