/** Keys handled by lists (list-keyboard.tsx). */
const LIST_KEYS = ["/", "j", "k", "f", "o", "l", "[", "]", "t", "?"] as const;
export type ListKey = (typeof LIST_KEYS)[number];

/** True if lists handle a key. */
export const isListKey = (key: string): key is ListKey => LIST_KEYS.some((one) => one === key);

/** Input types that accept no text. */
const BUTTONS = new Set(["button", "checkbox", "radio", "range", "reset", "submit"]);

/** True if a key press there types text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !BUTTONS.has(target.type);
  return target.matches("textarea, select");
}

/** True if the page may handle a key: the reader is not typing, holds no modifier, and no dialog is open. */
export function mayTakeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  // On many keyboards `[` needs AltGr, which is reported as Ctrl and Alt.
  const isAltGr = event.ctrlKey && event.altKey && event.getModifierState("AltGraph");
  if (event.metaKey || (!isAltGr && (event.ctrlKey || event.altKey))) return false;
  const isInDialog = event.target instanceof Element && event.target.closest("[role=dialog]") !== null;
  return !isTyping(event.target) && !isInDialog && document.querySelector("dialog[open]") === null;
}
