/** How long a cell shows that its price or line moved: readers look back at a list every few minutes. */
export const MOVE_SHOWN_MS = 5 * 60_000;
