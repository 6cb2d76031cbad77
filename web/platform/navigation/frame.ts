import { ZONES } from "#shared/time/zones.table.ts";
import { isFramePath } from "#shared/url/frame.ts";

/** The look of a page in another site's frame (embed): by its URL alone, nothing is stored there. */
export interface Frame {
  /** Omitted for the visitor's system setting. */
  readonly theme: "light" | "dark" | undefined;
  /** Offset of all times and days; null for the site's. */
  readonly zone: string | null;
  /** Value of the root's attribute for prices as a third line of each row on a narrow page. */
  readonly odds_line: "" | undefined;
}

/** The embed settings of a URL; null for all other pages. */
export function frameAt({ pathname, search }: { pathname: string; search: string }): Frame | null {
  if (!isFramePath(pathname)) return null;
  const query = new URLSearchParams(search);
  const [theme, tz] = [query.get("theme"), query.get("tz") ?? ""];
  return {
    theme: theme === "light" || theme === "dark" ? theme : undefined,
    zone: ZONES.includes(tz) ? tz : null,
    odds_line: query.get("odds") === "1" ? "" : undefined,
  };
}
