import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Keys of a query that choose among rows that are here already. */
const CHOICES = ["comp_id", "page", "status", "view"];

type Change = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">;

/** Whether only what is shown of the day's rows has changed: nothing needs to be loaded. */
export function isSameDay({ currentUrl, nextUrl }: Change): boolean {
  const [from, to] = [new URL(currentUrl), new URL(nextUrl)];
  if (from.href === to.href) return false;
  for (const key of CHOICES) {
    from.searchParams.delete(key);
    to.searchParams.delete(key);
  }
  return from.href === to.href;
}
