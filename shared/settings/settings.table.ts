import type { PriceFormat } from "../odds/format.rules.ts";
import { type MainMarket, PHASES, type Phase } from "../odds/price.table.ts";

/** A reader's settings, stored in the browser and with the account; the shared HTML shows the defaults. */
export interface Settings {
  price_format: PriceFormat;
  /** A quarter line as `0/0.5` or as `0.25`. */
  line_format: LineFormat;
  /** Price columns of match lists where there is room for several. */
  list_markets: readonly MainMarket[];
  /** The one price column that a phone has room for. */
  list_phone_market: MainMarket;
  /** On a phone, prices as a third line of each row. */
  list_odds_line: boolean;
  /** The company whose prices match lists show; null for the company placed first that has some. */
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
  /** Blocks of the analysis in the reader's order; unlisted ones follow in their own. */
  analysis_order: readonly string[];
  analysis_hidden: readonly string[];
  /** Zone of all times and days: the browser's, or an offset as `+07:00`. */
  time_zone: string;
  list_sort: ListSort;
  list_density: ListDensity;
  /** Columns of rows in match lists beside names, minute and score. */
  list_marks: readonly ListColumn[];
  /** Goals and red cards with sound and pop-up: of followed matches, teams and leagues, or all. */
  alert_scope: AlertScope;
  /** Number of a goal sound (web/platform/sounds), 0 for none. */
  sound_home: number;
  sound_away: number;
  sound_red: boolean;
  goal_popup: boolean;
  red_popup: boolean;
  /** Pop-ups of the operating system while the page is open in the background. */
  desktop_notifications: boolean;
  /** Goals, red cards and periods announced to screen readers. */
  announcements: boolean;
  /** One-letter keys of the list. */
  keyboard: boolean;
  motion: Motion;
  /** Nothing is fetched ahead of a click. */
  data_saver: boolean;
}

/** In place of a zone: the one of the reader's system. */
export const AUTO_ZONE = "auto";
/** The zone that the site's configuration names (`TIMEZONE`). */
export const SITE_ZONE = "site";
/** How the matches of a day are ordered: by competition or by kick-off. */
export const LIST_SORTS = ["league", "time"] as const;
export type ListSort = (typeof LIST_SORTS)[number];
/** How much of a screen a row of a match list takes. */
export const LIST_DENSITIES = ["standard", "dense"] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];
/** Columns that a row may show beside names and score. */
export const LIST_COLUMNS = ["rank", "red", "yellow", "half", "corners"] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];
/** Matches with announcements: the followed ones or all. */
export const ALERT_SCOPES = ["favourites", "all"] as const;
export type AlertScope = (typeof ALERT_SCOPES)[number];
/** `system` follows the operating system's setting. */
export const MOTIONS = ["system", "less"] as const;
export type Motion = (typeof MOTIONS)[number];
/** The goal sounds; settings hold the place of one, from 1, or 0 for none: append new ones. */
export const GOAL_SOUNDS = ["bell", "whistle", "horn", "drum", "rise"] as const;
export type GoalSound = (typeof GOAL_SOUNDS)[number];

/** How a quarter line is written: `2.5/3` or `2.75`. */
export const LINE_FORMATS = ["split", "decimal"] as const;
export type LineFormat = (typeof LINE_FORMATS)[number];
/** The colour of a price that has gone up; one that has gone down has the other. */
export const RISE_COLOURS = ["green", "red"] as const;
export type RiseColour = (typeof RISE_COLOURS)[number];
/** Method that takes the bookmaker's share out of chances, or `off`. */
export const MARGIN_FREE = ["off", "proportional", "power"] as const;
export type MarginFree = (typeof MARGIN_FREE)[number];

/** Hot companies, those where customers bet against each other, and those that are not. */
export const COMPANY_CLASSES = ["all", "hot", "exchange", "bookmaker"] as const;
export type CompanyClass = (typeof COMPANY_CLASSES)[number];

/** The default settings, and those of every page as the server renders it. */
export const DEFAULT_SETTINGS: Settings = {
  price_format: "decimal",
  line_format: "split",
  list_markets: ["asian_handicap", "over_under"],
  list_phone_market: "asian_handicap",
  list_odds_line: false,
  list_company_id: null,
  company_ids: null,
  company_class: "all",
  odds_phases: PHASES,
  rise_colour: "green",
  margin_free: "off",
  analysis_order: [],
  analysis_hidden: [],
  time_zone: SITE_ZONE,
  list_sort: "league",
  list_density: "standard",
  list_marks: LIST_COLUMNS,
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

export type SettingKey = keyof Settings;

/** Settings that stay on the device they were chosen on: a permission is given to one browser. */
export const DEVICE_SETTINGS: readonly SettingKey[] = ["desktop_notifications"];
