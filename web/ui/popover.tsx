import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";

/** Between a popover and its anchor, and between a popover and the window's edge, pixels. */
const GAP = 6;
const EDGE = 8;

/**
 * Places a popover below its anchor, or above where there is more room; it grows away from the anchor, so that its
 * content may load later.
 */
function place(popover: HTMLElement, anchor: DOMRect): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const centre = anchor.left + anchor.width / 2 - popover.offsetWidth / 2;
  const isBelow = height - anchor.bottom >= Math.min(360, anchor.top);
  const room = isBelow ? height - anchor.bottom : anchor.top;
  popover.style.left = `${Math.max(EDGE, Math.min(centre, width - popover.offsetWidth - EDGE))}px`;
  popover.style.top = isBelow ? `${anchor.bottom + GAP}px` : "auto";
  popover.style.bottom = isBelow ? "auto" : `${height - anchor.top + GAP}px`;
  popover.style.maxHeight = `${Math.max(120, room - GAP - EDGE)}px`;
}

interface Anchor {
  /** The anchor element: another one moves the popover. */
  readonly element: Element;
  /** The rectangle beside which it is placed; null once that has left the window. */
  readonly rectOf: () => DOMRect | null;
  readonly onGone?: () => void;
}

/** Shows an element with `popover` in the browser's top layer, beside its anchor, and follows the anchor when the page scrolls. */
export function useAnchoredPopover(
  popover: RefObject<HTMLElement | null>,
  { element: anchor, rectOf, onGone }: Anchor,
): void {
  const follow = useEffectEvent((event?: Event) => {
    const element = popover.current;
    // A popover that scrolls its own content stays.
    if (!element || (event?.target instanceof Node && element.contains(event.target))) return;
    const rect = rectOf();
    if (rect) place(element, rect);
    else onGone?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another anchor is another place
  useLayoutEffect(() => {
    popover.current?.showPopover?.();
    follow();
    const onMove = (event: Event) => follow(event);
    window.addEventListener("scroll", onMove, { capture: true, passive: true });
    window.addEventListener("resize", onMove);
    return () => {
      window.removeEventListener("scroll", onMove, { capture: true });
      window.removeEventListener("resize", onMove);
    };
  }, [popover, anchor]);
}

interface PopoverProps extends ComponentProps<"div"> {
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** A small dialog beside an element, open as long as it is rendered. The browser closes it (decision 050). */
export function Popover({ anchor, onClose, ...props }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useAnchoredPopover(popover, { element: anchor, rectOf: () => anchor.getBoundingClientRect() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens at another anchor, too
  useLayoutEffect(() => popover.current?.focus({ preventScroll: true }), [anchor]);
  return (
    <div
      {...props}
      ref={popover}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      onToggle={({ newState }) => {
        if (newState === "closed") onClose();
      }}
    />
  );
}

/** A button that closes its popover. */
export const PopoverClose = (props: ComponentProps<"button">) => (
  <button
    {...props}
    type="button"
    onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.()}
  />
);

interface PopoverButtonProps {
  /** Label of the button. */
  readonly label: ReactNode;
  /** Accessible name of a button whose label is an icon. */
  readonly name?: string;
  /** Accessible name of the popover. */
  readonly title: string;
  readonly className: string;
  readonly popoverClassName: string;
  readonly onBeforeToggle?: ComponentProps<"div">["onBeforeToggle"];
  readonly children: ReactNode;
}

/** A button and its popover, which the browser opens, closes and, by `position-area`, places. */
export function PopoverButton(props: PopoverButtonProps) {
  const id = useId();
  const { label, name, title, className, popoverClassName, onBeforeToggle, children } = props;
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={name}
        title={name}
      >
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={popoverClassName}
        onBeforeToggle={onBeforeToggle}
      >
        {children}
      </div>
    </>
  );
}
