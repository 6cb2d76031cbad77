import type { ShouldRevalidateFunctionArgs } from "react-router";

type Change = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">;

/** Another address of the same day: tab, status and page choose among rows that are here already. */
export function isSameDay({ currentUrl, nextUrl }: Change): boolean {
  return (
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get("date") === nextUrl.searchParams.get("date")
  );
}
