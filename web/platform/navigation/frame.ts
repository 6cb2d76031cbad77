import { ZONES } from "#shared/time/zones.table.ts";
import { isFramePath } from "#shared/url/frame.ts";

/** How a page looks that stands in another site's frame: by its address alone, nothing is kept there. */
export interface Frame {
  /** Left out for what the visitor's system says. */
  readonly theme: "light" | "dark" | undefined;
  /** Offset of all times and days; null for the site's. */
  readonly zone: string | null;
  /** Value of the root's attribute for prices as a third line of each row on a narrow page. */
  readonly odds_line: "" | undefined;
}

/** The frame of an address; null for all pages that stand by themselves. */
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
