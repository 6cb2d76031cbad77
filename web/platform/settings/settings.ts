import { proxy, snapshot } from "valtio";
import { isRecord } from "#shared/json/is-record.ts";
import { sameJson } from "#shared/json/same-json.ts";
import {
  ACCOUNT_SETTINGS,
  isAccountSetting,
  isSettingValue,
  mergeChoices,
  SETTING_KEYS,
  type SettingChoice,
} from "#shared/settings/settings.rules.ts";
import { DEFAULT_SETTINGS, type SettingKey, type Settings } from "#shared/settings/settings.table.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";
import { CHOSEN_KEY, SETTINGS_KEY } from "./settings-key.ts";

/** The settings in a kept text; each that is missing or no longer understood is the default. */
export function parseSettings(text: string | null): Settings {
  const settings: Settings = { ...DEFAULT_SETTINGS };
  const kept = parseKept(text);
  for (const key of SETTING_KEYS) {
    // An older release, or a stranger's hand: what is no value of it is the default.
    if (kept[key] !== undefined && isSettingValue(key, kept[key])) Reflect.set(settings, key, kept[key]);
  }
  return settings;
}

/** A kept text as a record; an empty one for what is none. */
function parseKept(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // No storage, as on the server, or storage that the browser forbids: the defaults.
    return null;
  }
}

/** The settings of a page tree: the defaults until the screen is hydrated, then those of the browser, from other tabs too. */
export function createSettings({ hydration }: OfPage = NO_PAGE): Settings {
  const settings = proxy({ ...DEFAULT_SETTINGS });
  hydration.whenHydrated(() => {
    takeKept(settings);
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key !== SETTINGS_KEY && key !== null) return;
      chosenHere.delete(settings);
      assign(settings, parseSettings(newValue));
    });
  });
  return settings;
}

/** Lists that say the same keep their identity, so that nothing renders for them. */
function assign(settings: Settings, next: Settings): void {
  for (const key of SETTING_KEYS)
    if (!sameJson(settings[key], next[key])) Reflect.set(settings, key, next[key]);
}

/** Takes the settings of the browser, where it keeps some. */
function takeKept(settings: Settings): void {
  const text = readKept(SETTINGS_KEY);
  if (text !== null) assign(settings, parseSettings(text));
}

/** When settings were chosen, milliseconds UTC of this browser's clock; of the others nobody knows. */
type Chosen = Readonly<Record<string, unknown>>;

/** The same, of page trees whose browser keeps nothing. */
const chosenHere = new WeakMap<Settings, Chosen>();

const chosenOf = (settings: Settings): Chosen => ({
  ...chosenHere.get(settings),
  ...parseKept(readKept(CHOSEN_KEY)),
});

/** When a setting was chosen; null where nobody knows. */
function chosenAt(chosen: Chosen, key: SettingKey): number | null {
  const at = chosen[key];
  return Number.isSafeInteger(at) && Number(at) >= 0 ? Number(at) : null;
}

/** A value, or a function that makes it of the value by then. */
export type Next<Value> = Value | ((now: Value) => Value);

/** Changes one setting, for this page at once and for later visits. */
export function changeSetting<Key extends SettingKey>(
  settings: Settings,
  key: Key,
  next: Next<Settings[Key]>,
): void {
  // The page may not be hydrated, and another tab may have written a moment ago.
  takeKept(settings);
  settings[key] = typeof next === "function" ? next(settings[key]) : next;
  keep(settings, chosenNow(settings, [key]));
}

/** Changes all of them at once: back to the defaults, or to what was before. */
export function replaceSettings(settings: Settings, next: Settings): void {
  const changed = SETTING_KEYS.filter((key) => !sameJson(settings[key], next[key]));
  assign(settings, next);
  keep(settings, chosenNow(settings, changed));
}

/** A choice comes after the one before it, also within a millisecond. */
function chosenNow(settings: Settings, keys: readonly SettingKey[]): Chosen {
  const chosen = chosenOf(settings);
  const now = (key: SettingKey) => Math.max(Date.now(), (chosenAt(chosen, key) ?? -1) + 1);
  return { ...chosen, ...Object.fromEntries(keys.map((key) => [key, now(key)])) };
}

/** Only what differs from the default is kept. */
function keep(settings: Settings, chosen: Chosen): void {
  chosenHere.set(settings, chosen);
  const changed = Object.fromEntries(
    SETTING_KEYS.filter((key) => !isDefault(key, settings[key])).map((key) => [key, settings[key]]),
  );
  try {
    // First: another tab reads it when it hears of the settings.
    localStorage.setItem(CHOSEN_KEY, JSON.stringify(chosen));
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}

const isDefault = (key: SettingKey, value: unknown): boolean => sameJson(value, DEFAULT_SETTINGS[key]);

/** What has been chosen here of what goes with an account. What was never chosen says nothing. */
export function choicesOf(settings: Settings): readonly SettingChoice[] {
  const chosen = chosenOf(settings);
  const values = snapshot(settings);
  return ACCOUNT_SETTINGS.flatMap((key) => {
    const changed_at_ms = chosenAt(chosen, key);
    const value = isDefault(key, values[key]) ? null : values[key];
    return changed_at_ms === null && value === null
      ? []
      : [{ key, value, changed_at_ms: changed_at_ms ?? 0 }];
  });
}

/** Takes in what was chosen elsewhere, where that was later: for this page at once, and kept here too. */
export function takeChoices(settings: Settings, theirs: readonly SettingChoice[]): void {
  const mine = choicesOf(settings);
  const known = theirs.filter(
    // Another release of the site may know more.
    ({ key, value }) => isAccountSetting(key) && (value === null || isSettingValue(key, value)),
  );
  const later = mergeChoices(mine, known).filter((choice) => !mine.includes(choice));
  if (later.length === 0) return;
  for (const { key, value } of later) Reflect.set(settings, key, value ?? DEFAULT_SETTINGS[key]);
  const chosen = later.map(({ key, changed_at_ms }) => [key, changed_at_ms]);
  keep(settings, { ...chosenOf(settings), ...Object.fromEntries(chosen) });
}

/** Leaves nothing of what was chosen in this browser. Other tabs hear of it. */
export function forgetSettings(settings: Settings): void {
  assign(settings, DEFAULT_SETTINGS);
  chosenHere.delete(settings);
  try {
    for (const key of [CHOSEN_KEY, SETTINGS_KEY]) localStorage.removeItem(key);
  } catch {
    // No storage, so nothing was kept.
  }
}
