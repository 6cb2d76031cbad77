import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { LOCALES, type Locale } from "#shared/url/index.ts";
import { SiteError } from "../site/site-error.ts";

/** Options of `npm run screens`. */
export interface ScreensOptions {
  /** Names of pages, or parts of them; empty for all. */
  readonly names: readonly string[];
  readonly locales: readonly Locale[];
  /** Widths of the viewport in CSS pixels. */
  readonly widths: readonly number[];
  readonly schemes: readonly Scheme[];
  /** Absolute path of the folder for the pictures. */
  readonly out: string;
  /** A running site; null for a site of the command's own. */
  readonly url: string | null;
  readonly list: boolean;
  readonly help: boolean;
}

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

const MIN_WIDTH = 240;
const MAX_WIDTH = 3840;

export const HELP = `npm run screens -- [names] [options]

Photographs every screen of the site, at the time of the tests' demo world, and makes contact sheets:
index.html (a table per page), sheets/*.png (twelve pictures each) and a folder of full-size pictures per page.
  names      pages by name or part of a name, for example: npm run screens -- standings "match in play"
  --list     prints the names
  --locale   languages, default ${LOCALES.join()}
  --width    widths of the viewport, default 360,768,1280; below 700 a phone with a touch screen
  --scheme   colour schemes, default ${SCHEMES.join()}
  --out      folder for the pictures, default .screens
  --url      photographs a running site, without pages that need an account or change data
CHROMIUM_PATH names the browser; SKIP_BUILD=1 photographs the last build.
Exit code: 0 when every picture was taken, 1 when one is missing, 2 when the command could not start.`;

const OPTIONS = {
  locale: { type: "string", default: LOCALES.join() },
  width: { type: "string", default: "360,768,1280" },
  scheme: { type: "string", default: SCHEMES.join() },
  out: { type: "string", default: ".screens" },
  url: { type: "string" },
  list: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

function read(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (thrown) {
    throw new SiteError(`${messageOf(thrown)}\n\n${HELP}`);
  }
}

/** The parts of a comma-separated list, without repetitions. */
const partsOf = (text: string): string[] => [...new Set(text.split(",").map((part) => part.trim()))];

function choicesIn<Choice extends string>(text: string, choices: readonly Choice[], name: string): Choice[] {
  return partsOf(text).map((part) => {
    const found = choices.find((choice) => choice === part);
    if (found !== undefined) return found;
    throw new SiteError(`${name} must be a list of ${choices.join(", ")}, is "${text}".`);
  });
}

function widthsIn(text: string): number[] {
  return partsOf(text).map((part) => {
    const width = /^\d{1,4}$/.test(part) ? Number(part) : 0;
    if (width >= MIN_WIDTH && width <= MAX_WIDTH) return width;
    throw new SiteError(
      `--width must be a list of numbers from ${MIN_WIDTH} to ${MAX_WIDTH} such as 360,1280, is "${text}".`,
    );
  });
}

function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SiteError(`--url must be a web address such as http://localhost:8787, is "${text}".`);
}

/** Reads the arguments of `npm run screens`. Throws a SiteError that explains what is wrong. */
export function parseScreensOptions(argv: readonly string[]): ScreensOptions {
  const { values, positionals } = read(argv);
  if (positionals.some((name) => name.trim() === "")) throw new SiteError("The name of a page is empty.");
  if (values.out.trim() === "") throw new SiteError("--out must be a folder.");
  return {
    names: positionals,
    locales: choicesIn(values.locale, LOCALES, "--locale"),
    widths: widthsIn(values.width),
    schemes: choicesIn(values.scheme, SCHEMES, "--scheme"),
    out: resolve(values.out),
    url: values.url === undefined ? null : addressIn(values.url),
    list: values.list,
    help: values.help,
  };
}

/** The pages that names select, in the order of the list: a whole name selects one page, a part all that have it. */
export function selectPages<Page extends { readonly name: string }>(
  pages: readonly Page[],
  names: readonly string[],
): readonly Page[] {
  if (names.length === 0) return pages;
  const selected = new Set<Page>();
  for (const name of names) {
    const whole = pages.filter((page) => page.name === name);
    const part = name.toLowerCase();
    const found = whole.length > 0 ? whole : pages.filter((page) => page.name.toLowerCase().includes(part));
    if (found.length === 0)
      throw new SiteError(`No page has "${name}" in its name. npm run screens -- --list prints the names.`);
    for (const page of found) selected.add(page);
  }
  return pages.filter((page) => selected.has(page));
}
