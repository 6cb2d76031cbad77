/** Moves the focus when its element is about to be removed. */

/** Focuses the field of the element's panel, or its log when the reader cannot write. */
export function focusField(element: Element): void {
  const find = (name: string) => element.closest(".chat-body")?.querySelector<HTMLElement>(name);
  (find(".chat-field") ?? find(".chat-log"))?.focus();
}

/** Focuses the row after the element's row, else the one before, else the field. */
export function focusBeside(element: Element): void {
  const row = element.closest(".chat-row");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const button = beside?.querySelector<HTMLElement>(".chat-more, .chat-refused button");
  if (button) button.focus();
  else focusField(element);
}
