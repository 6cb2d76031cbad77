import type { Screen } from "../url/screens.ts";
import type { Configuration } from "./content.schema.ts";

/** Head settings of the configuration. */
export interface SiteHead {
  /** Null keeps the name that the messages have. */
  readonly site_name: string | null;
  /** Between a page's own words and the name of the site: '{page} {separator} {site name}' (product spec section 9). */
  readonly separator: string;
  /** Default description for a page that has none. */
  readonly description: string | null;
  /** Robots directive for the pages of a screen. */
  readonly robots: Readonly<Partial<Record<Screen, string>>>;
}

/** Head settings of a site without any in its configuration. */
export const NO_SITE_HEAD: SiteHead = { site_name: null, separator: "|", description: null, robots: {} };

/** Screens that a configuration entry speaks of (domain-facts section 4). */
const ROBOTS: Readonly<Record<string, readonly Screen[]>> = {
  robot_meta_match: ["match"],
  robot_meta_team: ["team"],
  robot_meta_player: ["player"],
  robot_meta_coach: ["coach"],
  robot_meta_league: ["leagues"],
  robot_meta_league_detail: ["league"],
  robot_meta_news: ["news", "article"],
  robot_meta_news_category: ["category"],
  robot_meta_news_tag: ["tag"],
};

const DIRECTIVES = new Set([
  ...["all", "index", "follow", "none", "noindex", "nofollow", "noarchive", "nosnippet"],
  ...["noimageindex", "notranslate", "indexifembedded", "max-image-preview:large"],
]);

/** Words that search engines know, in the order they stand; null where there is none. */
function directivesIn(value: string): string | null {
  const words = value
    .toLowerCase()
    .split(",")
    .map((word) => word.trim());
  return words.filter((word) => DIRECTIVES.has(word)).join(", ") || null;
}

const oneLine = (value: string | undefined, most: number): string | null =>
  value?.replace(/\s+/g, " ").trim().slice(0, most) || null;

/** Reads the head settings from the configuration. Unknown keys and empty values have no effect. */
export function siteHeadOf(configurations: readonly Configuration[]): SiteHead {
  const values = new Map(configurations.map(({ code, value }) => [code, value]));
  const robots = Object.entries(ROBOTS).flatMap(([code, screens]) => {
    const directives = directivesIn(values.get(code) ?? "");
    return directives === null ? [] : screens.map((screen) => [screen, directives]);
  });
  return {
    site_name: oneLine(values.get("SITE_NAME"), 70),
    separator: oneLine(values.get("SEO_TITLE_SEPARATOR"), 5) ?? NO_SITE_HEAD.separator,
    description: oneLine(values.get("SEO_META_DESCRIPTION"), 320),
    robots: Object.fromEntries(robots),
  };
}

/** True if the pages of a screen are hidden from search engines. */
export const isKeptOut = ({ robots }: SiteHead, screen: Screen): boolean =>
  /\b(noindex|none)\b/.test(robots[screen] ?? "");
