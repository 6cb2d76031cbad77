import { type FocusEvent, type PointerEvent, useRef } from "react";

const isSubmit = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button[type="submit"]') !== null;

/**
 * Handlers for a form that validates a field on `onBlur`: not while its button is being pressed, because an error that
 * appears between press and release would move the button away from under the finger.
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
