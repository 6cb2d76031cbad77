import { DEFAULT_LOCALE } from "#shared/url/index.ts";

/** Natural order of groups: A before B, Group 2 before Group 10. */
export function byGroupName(a: string, b: string): number {
  return a.localeCompare(b, DEFAULT_LOCALE, { numeric: true });
}
