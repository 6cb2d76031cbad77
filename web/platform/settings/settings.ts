import { proxy, ref } from "valtio/vanilla";
import { PRICE_FORMATS, type PriceFormat } from "#shared/odds/format.rules.ts";
import { MAIN_MARKETS, type MainMarket, PHASES, type Phase } from "#shared/odds/market.table.ts";
import { DEFAULT_TZ, parseTzMinutes } from "#shared/time/index.ts";
import { SETTINGS_KEY } from "./settings-key.ts";

/** What a reader has chosen for himself. Kept in his browser; the HTML, which all readers share, shows the defaults. */
export interface Settings {
  price_format: PriceFormat;
  /** A quarter line as `0/0.5` or as `0.25`. */
  line_format: LineFormat;
  /** Price columns of match lists. */
  list_markets: readonly MainMarket[];
  /** On a phone, prices as a third line of each row. */
  list_odds_line: boolean;
  /** Whose prices match lists show; null for the company placed first that has some. */
  list_company_id: number | null;
  /** Companies compared on odds pages, at least one; null for all. */
  company_ids: readonly number[] | null;
  /** Of those, the ones of a class. */
  company_class: CompanyClass;
  /** Phases whose prices odds pages show, at least one. */
  odds_phases: readonly Phase[];
  /** Colour of a price that rose: western readers know green, Asian ones red. */
  rise_colour: RiseColour;
  /** Probabilities without the margin in place of prices, and by which method. */
  margin_free: MarginFree;
  /** Blocks of the analysis in the reader's order; what is not listed follows in its own. */
  analysis_order: readonly string[];
  analysis_hidden: readonly string[];
  /** Zone of all times and days: the browser's, or an offset as `+07:00`. */
  time_zone: string;
  list_sort: ListSort;
  /** What rows of match lists show beside names, minute and score. */
  list_marks: readonly ListMark[];
  /** Which goals and red cards are told by sound and pop-up: of followed matches, teams and leagues, or all. */
  alert_scope: AlertScope;
  /** Number of a goal sound (platform/sounds), 0 for none. */
  sound_home: number;
  sound_away: number;
  sound_red: boolean;
  goal_popup: boolean;
  red_popup: boolean;
  /** Pop-ups of the operating system while the page is open in the background. */
  desktop_notifications: boolean;
  /** Goals told to screen readers. */
  announcements: boolean;
  /** One-letter keys of the list. */
  keyboard: boolean;
  motion: Motion;
  /** Nothing is fetched ahead of a click. */
  data_saver: boolean;
}

export const AUTO_ZONE = "auto";
export const LIST_SORTS = ["league", "time"] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export const LIST_MARKS = ["rank", "red", "yellow", "half", "corners"] as const;
export type ListMark = (typeof LIST_MARKS)[number];
export const ALERT_SCOPES = ["favourites", "all"] as const;
export type AlertScope = (typeof ALERT_SCOPES)[number];
/** `system` follows what the operating system asks for. */
export const MOTIONS = ["system", "less"] as const;
export type Motion = (typeof MOTIONS)[number];
/** How many goal sounds there are. */
export const GOAL_SOUNDS = 5;

export const LINE_FORMATS = ["split", "decimal"] as const;
export type LineFormat = (typeof LINE_FORMATS)[number];
export const RISE_COLOURS = ["green", "red"] as const;
export type RiseColour = (typeof RISE_COLOURS)[number];
export const MARGIN_FREE = ["off", "proportional", "power"] as const;
export type MarginFree = (typeof MARGIN_FREE)[number];

/** Hot companies, those where customers bet against each other, and those that are not. */
export const COMPANY_CLASSES = ["all", "hot", "exchange", "bookmaker"] as const;
export type CompanyClass = (typeof COMPANY_CLASSES)[number];

export const DEFAULT_SETTINGS: Settings = {
  price_format: "decimal",
  line_format: "split",
  list_markets: ["asian_handicap", "over_under"],
  list_odds_line: false,
  list_company_id: null,
  company_ids: null,
  company_class: "all",
  odds_phases: PHASES,
  rise_colour: "green",
  margin_free: "off",
  analysis_order: [],
  analysis_hidden: [],
  time_zone: DEFAULT_TZ,
  list_sort: "league",
  list_marks: LIST_MARKS,
  alert_scope: "favourites",
  sound_home: 1,
  sound_away: 2,
  sound_red: true,
  goal_popup: true,
  red_popup: true,
  desktop_notifications: false,
  announcements: true,
  keyboard: true,
  motion: "system",
  data_saver: false,
};

const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value);
const listOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.length <= 200 && value.every(isItem);
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 40;

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isGoalSound = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= GOAL_SOUNDS;

type Checks = { readonly [Key in keyof Settings]: (value: unknown) => value is Settings[Key] };

/** What a kept value must be; anything else (an older release, a stranger's hand) falls back to the default. */
const checks: Checks = {
  price_format: oneOf(PRICE_FORMATS),
  line_format: oneOf(LINE_FORMATS),
  list_markets: listOf(oneOf(MAIN_MARKETS)),
  list_odds_line: isFlag,
  list_company_id: (value): value is number | null => value === null || isId(value),
  company_ids: (value): value is readonly number[] | null =>
    value === null || (listOf(isId)(value) && value.length > 0),
  company_class: oneOf(COMPANY_CLASSES),
  odds_phases: (value): value is readonly Phase[] => listOf(oneOf(PHASES))(value) && value.length > 0,
  rise_colour: oneOf(RISE_COLOURS),
  margin_free: oneOf(MARGIN_FREE),
  analysis_order: listOf(isText),
  analysis_hidden: listOf(isText),
  time_zone: (value): value is string =>
    value === AUTO_ZONE || (typeof value === "string" && parseTzMinutes(value) !== null),
  list_sort: oneOf(LIST_SORTS),
  list_marks: listOf(oneOf(LIST_MARKS)),
  alert_scope: oneOf(ALERT_SCOPES),
  sound_home: isGoalSound,
  sound_away: isGoalSound,
  sound_red: isFlag,
  goal_popup: isFlag,
  red_popup: isFlag,
  desktop_notifications: isFlag,
  announcements: isFlag,
  keyboard: isFlag,
  motion: oneOf(MOTIONS),
  data_saver: isFlag,
};

export { SETTINGS_KEY };

/** The settings in a kept text; each that is missing or no longer understood is the default. */
export function parseSettings(text: string | null): Settings {
  const settings: Settings = { ...DEFAULT_SETTINGS };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return settings;
  }
  if (typeof kept !== "object" || kept === null) return settings;
  for (const [key, isGood] of Object.entries(checks)) {
    const value: unknown = Reflect.get(kept, key);
    if (value !== undefined && isGood(value)) Reflect.set(settings, key, value);
  }
  return settings;
}

function readKept(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    // No storage, as on the server, or storage that the browser forbids: the defaults.
    return null;
  }
}

/** Lists are values that are replaced whole: `ref` keeps them what they are, and their identity tells a change. */
const held = <Value>(value: Value): Value => (Array.isArray(value) ? (ref(value) as Value) : value);

const heldSettings = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, held(value)]),
  ) as unknown as Settings;

/** The settings of a page tree, from what the browser keeps. A change in another tab arrives here too. */
export function createSettings(): Settings {
  const settings = proxy(heldSettings(parseSettings(readKept())));
  if (typeof window !== "undefined") {
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === SETTINGS_KEY || key === null)
        Object.assign(settings, heldSettings(parseSettings(newValue)));
    });
  }
  return settings;
}

/** Changes one setting, for this page at once and for later visits. */
export function changeSetting<Key extends keyof Settings>(
  settings: Settings,
  key: Key,
  value: Settings[Key],
): void {
  settings[key] = held(value);
  keep(settings);
}

/** Changes all of them at once: back to the defaults, or to what was before. */
export function replaceSettings(settings: Settings, next: Settings): void {
  Object.assign(settings, heldSettings(next));
  keep(settings);
}

/** Only what differs from the default is kept. */
function keep(settings: Settings): void {
  const changed = Object.fromEntries(
    Object.entries(settings).filter(([name, one]) => one !== Reflect.get(DEFAULT_SETTINGS, name)),
  );
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}
