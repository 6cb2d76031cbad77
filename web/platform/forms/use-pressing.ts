import { type FocusEvent, type PointerEvent, useRef } from "react";

const isSubmit = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button[type="submit"]') !== null;

/**
 * Handlers for a form that complains of a field when it is left, which is what `onBlur` does: not while its button is
 * being pressed, for a complaint that came between press and release would move the button away from under the finger.
 */
export function usePressing(onBlur: (event: FocusEvent<HTMLFormElement>) => void) {
  const pressing = useRef(false);
  return {
    onPointerDown({ target }: PointerEvent<HTMLFormElement>) {
      pressing.current = isSubmit(target);
    },
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      if (!isSubmit(target)) pressing.current = false;
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      if (!pressing.current) onBlur(event);
    },
  };
}
