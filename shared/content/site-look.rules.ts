import { isRecord } from "#shared/json/is-record.ts";
import { OFFSETS } from "../time/offsets.table.ts";
import { DEFAULT_TZ, isZone } from "../time/zone-name.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../url/locale.ts";
import { ownPath } from "../url/own-path.ts";
import { accentStyle, HEX_COLOUR } from "./accent.rules.ts";
import type { Configuration } from "./content.schema.ts";

/** A link to where the site's readers can follow it. */
export interface FollowLink {
  readonly name: string;
  readonly href: string;
}

/** Look of every page, from the configuration; null keeps the site's own. */
export interface SiteLook {
  /** Offset of times and days as pages are written: `+07:00`. */
  readonly zone: string;
  /** Language of a reader who names none. */
  readonly language: Locale;
  /** Addresses of pictures: a path of this site, or https. */
  readonly logo: string | null;
  readonly favicon: string | null;
  /** Declarations of custom properties, to be put into a rule; made of checked names and colours only. */
  readonly style: string | null;
  readonly follow: readonly FollowLink[];
  /** Codes with an invalid value. */
  readonly ignored: readonly string[];
}

/** Custom properties that `CSS_VARIABLE` may set: colours of web/styles/tokens.css. */
const VARIABLES = [
  ...["page", "surface", "raised", "hover", "floating", "line", "ink", "muted", "accent", "accent-fill"],
  ...["on-accent", "accent-soft", "live", "live-soft", "pause", "loading", "red-card", "yellow-card"],
];
const MOST_LINKS = 8;

const GMT_OFFSET = /^(?:GMT|UTC)?([+-]\d\d:\d\d)$/i;

/** The zone of `GMT+07:00`, `+07:00` or `Asia/Ho_Chi_Minh`; null for an unused offset or unknown name. */
function zoneIn(value: string): string | null {
  const offset = GMT_OFFSET.exec(value.trim())?.[1];
  if (offset !== undefined) return OFFSETS.includes(offset) ? offset : null;
  return isZone(value.trim()) ? value.trim() : null;
}

function pictureIn(value: string): string | null {
  const path = ownPath(value.trim());
  if (path !== null) return path;
  const url = URL.parse(value.trim());
  return url?.protocol === "https:" ? url.href : null;
}

/** `--ink: #112233; --line: light-dark(#fff, #000)`, as JSON or as CSS; null where a part of it is neither. */
function variablesIn(value: string): string | null {
  const text = value.trim().replace(/^:root\s*\{([^{}]*)\}$/, "$1");
  const declarations = text.split(";").filter((property) => property.trim() !== "");
  const checked = declarations.map((declaration) => {
    const [name = "", ...rest] = declaration.split(":");
    const [key, colour] = [name.trim().replace(/^--/, ""), rest.join(":").trim()];
    const isColour =
      HEX_COLOUR.test(colour) || /^light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\)$/i.test(colour);
    return VARIABLES.includes(key) && isColour ? `--${key}:${colour}` : null;
  });
  return declarations.length > 0 && checked.every((one) => one !== null) ? checked.join(";") : null;
}

/** A JSON list of links, or of objects with `name` and an address under `url`, `link`, `href` or `value`. */
function followIn(value: string): readonly FollowLink[] | null {
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    return null;
  }
  if (!Array.isArray(list)) return null;
  const links = list.slice(0, MOST_LINKS).map((one: unknown): FollowLink | null => {
    const fields = typeof one === "string" ? { url: one } : isRecord(one) ? one : null;
    const { name, url, link, href, value: at } = fields ?? {};
    const address = [url, link, href, at].find((text) => typeof text === "string");
    const found = address === undefined ? null : URL.parse(String(address));
    if (found?.protocol !== "https:") return null;
    const words = typeof name === "string" ? name.replace(/\s+/g, " ").trim().slice(0, 40) : "";
    return { name: words || found.hostname.replace(/^www\./, ""), href: found.href };
  });
  return links.every((link) => link !== null) ? links : null;
}

const languageIn = (value: string): Locale | null =>
  LOCALES.find((locale) => locale === value.trim().toLowerCase()) ?? null;

const accentIn = (value: string): string | null =>
  HEX_COLOUR.test(value.trim()) ? accentStyle(value.trim()) : null;

/**
 * Reads the look of the site from the configuration (domain-facts section 4). An empty value has no effect, a value of
 * the wrong kind is `ignored`.
 */
export function siteLookOf(configurations: readonly Configuration[]): SiteLook {
  const values = new Map(configurations.map(({ code, value }) => [code, value]));
  const ignored: string[] = [];
  const read = <Value>(code: string, of: (value: string) => Value | null): Value | null => {
    const value = values.get(code)?.trim();
    if (!value) return null;
    const found = of(value);
    if (found === null) ignored.push(code);
    return found;
  };
  const styles = [read("primaryColor", accentIn), read("CSS_VARIABLE", variablesIn)];
  return {
    zone: read("TIMEZONE", zoneIn) ?? DEFAULT_TZ,
    language: read("language", languageIn) ?? DEFAULT_LOCALE,
    logo: read("logo", pictureIn),
    favicon: read("favicon", pictureIn),
    style: styles.filter((one) => one !== null).join(";") || null,
    follow: read("followsocial", followIn) ?? [],
    ignored,
  };
}
