import { type RefObject, useLayoutEffect } from "react";

const isKnown = (): boolean => "showPopover" in HTMLElement.prototype;

/**
 * Opens a menu above the page, and gives what closes it, with the focus back at its button. Browsers that know no pop-ups
 * (Safari before 17, Firefox before 125) show it where it is placed; Esc and a press beside it are then heard here.
 */
export function usePopover(
  menu: RefObject<HTMLElement | null>,
  anchor: HTMLElement,
  onClose: () => void,
): () => void {
  const close = () => {
    if (isKnown()) menu.current?.hidePopover();
    else onClose();
    anchor.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    if (isKnown()) {
      element.showPopover();
      return;
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) onClose();
    };
    // Before the menu stops what its keys do to the page.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKeyDown, { capture: true });
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
  return close;
}
