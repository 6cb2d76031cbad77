import { keysOf } from "#shared/record/typed-record.ts";
import { PRICE_FORMATS } from "../odds/format.rules.ts";
import { MAIN_MARKETS, PHASES, type Phase } from "../odds/price.table.ts";
import { compareText } from "../text/text-order.ts";
import { AHEAD_SECONDS } from "../time/clock-ahead.table.ts";
import { isZone } from "../time/zone-name.ts";
import {
  ALERT_SCOPES,
  AUTO_ZONE,
  COMPANY_CLASSES,
  DEVICE_SETTINGS,
  GOAL_SOUNDS,
  LINE_FORMATS,
  LIST_COLUMNS,
  LIST_DENSITIES,
  LIST_SORTS,
  MARGIN_FREE,
  MOTIONS,
  RISE_COLOURS,
  type SettingKey,
  type Settings,
  SITE_ZONE,
} from "./settings.table.ts";

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
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= GOAL_SOUNDS.length;

type Checks = { readonly [Key in keyof Settings]: (value: unknown) => value is Settings[Key] };

/** Valid stored values; any other (an older release, a manual edit) falls back to the default. */
const checks: Checks = {
  price_format: oneOf(PRICE_FORMATS),
  line_format: oneOf(LINE_FORMATS),
  list_markets: listOf(oneOf(MAIN_MARKETS)),
  list_phone_market: oneOf(MAIN_MARKETS),
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
    value === AUTO_ZONE || value === SITE_ZONE || (typeof value === "string" && isZone(value)),
  list_sort: oneOf(LIST_SORTS),
  list_density: oneOf(LIST_DENSITIES),
  list_marks: listOf(oneOf(LIST_COLUMNS)),
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

/** True if a setting may have a value. */
export const isSettingValue = <Key extends SettingKey>(key: Key, value: unknown): value is Settings[Key] =>
  checks[key](value);

/** Every setting. */
export const SETTING_KEYS: readonly SettingKey[] = keysOf(checks);

/** Settings that an account syncs to the reader's other browsers. */
export const ACCOUNT_SETTINGS: readonly SettingKey[] = SETTING_KEYS.filter(
  (key) => !DEVICE_SETTINGS.includes(key),
);

/** True if something is the name of such a setting. */
export const isAccountSetting = (key: unknown): key is SettingKey =>
  ACCOUNT_SETTINGS.some((one) => one === key);

/** One setting that a reader has set to a value. */
export interface SettingChoice {
  readonly key: SettingKey;
  /** Null for the default. */
  readonly value: unknown;
  /** Milliseconds UTC of the reader's browser clock; 0 for a choice of unknown time. */
  readonly changed_at_ms: number;
}

/** True if it was made further ahead than an account takes. `nowMs` is the site's clock. */
export const isChosenAhead = ({ changed_at_ms }: SettingChoice, nowMs: number): boolean =>
  changed_at_ms > nowMs + AHEAD_SECONDS * 1000;

/** The later of two choices of one setting; a total order, so that the result does not depend on the caller. */
const compareChoices = (one: SettingChoice, other: SettingChoice): number =>
  one.changed_at_ms - other.changed_at_ms ||
  compareText(JSON.stringify(one.value), JSON.stringify(other.value));

/** Choices that are later than another copy's, or missing there: what is left to send to it. */
export function newsOfChoices(
  known: readonly SettingChoice[],
  choices: readonly SettingChoice[],
): readonly SettingChoice[] {
  const knownByKey = new Map(known.map((choice) => [choice.key, choice]));
  return choices.filter((choice) => {
    const before = knownByKey.get(choice.key);
    return !before || compareChoices(choice, before) > 0;
  });
}

/** Choices of a browser and of an account as one list, a choice a setting. Order and repetition do not matter. */
export function mergeChoices(
  one: readonly SettingChoice[],
  other: readonly SettingChoice[],
): readonly SettingChoice[] {
  const merged = new Map<SettingKey, SettingChoice>();
  for (const choice of [...one, ...other]) {
    const known = merged.get(choice.key);
    if (!known || compareChoices(choice, known) > 0) merged.set(choice.key, choice);
  }
  return [...merged.values()].sort((left, right) => compareText(left.key, right.key));
}
