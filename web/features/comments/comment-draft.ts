/** What is being written, as this tab keeps it: logging in leads away, and a page can be left by accident. */
const keyOf = (post_id: number, parent_id: number | null): string => `comment/${post_id}/${parent_id ?? 0}`;

export function keptDraft(post_id: number, parent_id: number | null): string {
  try {
    return sessionStorage.getItem(keyOf(post_id, parent_id)) ?? "";
  } catch {
    // A browser that keeps nothing.
    return "";
  }
}

export function keepDraft(post_id: number, parent_id: number | null, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(keyOf(post_id, parent_id));
    else sessionStorage.setItem(keyOf(post_id, parent_id), text);
  } catch {
    // It stands in its field.
  }
}
