/** Where the focus goes when what has it is about to go. */

/** Gives the focus to the field of the panel that a part is of; to its log where nobody can write. */
export function focusField(part: Element): void {
  const find = (name: string) => part.closest(".chat-body")?.querySelector<HTMLElement>(name);
  (find(".chat-field") ?? find(".chat-log"))?.focus();
}

/** Gives it to the row after the one of a part, else to the one before, else to the field. */
export function focusBeside(part: Element): void {
  const row = part.closest(".chat-row");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const button = beside?.querySelector<HTMLElement>(".chat-more, .chat-refused button");
  if (button) button.focus();
  else focusField(part);
}
