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

/** The settings of a stored text; missing or invalid ones get the default. */
export function parseSettings(text: string | null): Settings {
  const settings: Settings = { ...DEFAULT_SETTINGS };
  const kept = parseKept(text);
  for (const key of SETTING_KEYS) {
    // A value of an older release, or an edited one: invalid values become the default.
    if (kept[key] !== undefined && isSettingValue(key, kept[key])) Reflect.set(settings, key, kept[key]);
  }
  return settings;
}

/** A stored text as a record; an empty one for invalid text. */
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

/** The settings of a page tree: defaults until hydrated, then the browser's, in step with other tabs. */
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

/** Equal lists keep their identity, so that nothing renders for them. */
function assign(settings: Settings, next: Settings): void {
  for (const key of SETTING_KEYS)
    if (!sameJson(settings[key], next[key])) Reflect.set(settings, key, next[key]);
}

/** Takes the settings of the browser, where it has some. */
function takeKept(settings: Settings): void {
  const text = readKept(SETTINGS_KEY);
  if (text !== null) assign(settings, parseSettings(text));
}

/** When settings were chosen, milliseconds UTC of this browser's clock; unknown for the others. */
type Chosen = Readonly<Record<string, unknown>>;

/** The same, for page trees whose browser has no storage. */
const chosenHere = new WeakMap<Settings, Chosen>();

const chosenOf = (settings: Settings): Chosen => ({
  ...chosenHere.get(settings),
  ...parseKept(readKept(CHOSEN_KEY)),
});

/** When a setting was chosen; null where unknown. */
function chosenAt(chosen: Chosen, key: SettingKey): number | null {
  const at = chosen[key];
  return Number.isSafeInteger(at) && Number(at) >= 0 ? Number(at) : null;
}

/** A value or an updater function. */
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

/** Changes all settings at once: back to the defaults, or to an earlier state. */
export function replaceSettings(settings: Settings, next: Settings): void {
  const changed = SETTING_KEYS.filter((key) => !sameJson(settings[key], next[key]));
  assign(settings, next);
  keep(settings, chosenNow(settings, changed));
}

/** A choice is later than the one before it, also within a millisecond. */
function chosenNow(settings: Settings, keys: readonly SettingKey[]): Chosen {
  const chosen = chosenOf(settings);
  const now = (key: SettingKey) => Math.max(Date.now(), (chosenAt(chosen, key) ?? -1) + 1);
  return { ...chosen, ...Object.fromEntries(keys.map((key) => [key, now(key)])) };
}

/** Stores non-default values only. */
function keep(settings: Settings, chosen: Chosen): void {
  chosenHere.set(settings, chosen);
  const changed = Object.fromEntries(
    SETTING_KEYS.filter((key) => !isDefault(key, settings[key])).map((key) => [key, settings[key]]),
  );
  try {
    // Written first: another tab reads it on the storage event of the settings.
    localStorage.setItem(CHOSEN_KEY, JSON.stringify(chosen));
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(changed));
  } catch {
    // A browser without storage still shows the choice until the page is left.
  }
}

const isDefault = (key: SettingKey, value: unknown): boolean => sameJson(value, DEFAULT_SETTINGS[key]);

/** The choices of this browser that belong to the account. A setting that was never chosen is left out. */
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

/** Merges choices from elsewhere that are later: into this page at once, and into storage. */
export function takeChoices(settings: Settings, theirs: readonly SettingChoice[]): void {
  const mine = choicesOf(settings);
  const known = theirs.filter(
    // Another release of the site may know more settings.
    ({ key, value }) => isAccountSetting(key) && (value === null || isSettingValue(key, value)),
  );
  const later = mergeChoices(mine, known).filter((choice) => !mine.includes(choice));
  if (later.length === 0) return;
  for (const { key, value } of later) Reflect.set(settings, key, value ?? DEFAULT_SETTINGS[key]);
  const chosen = later.map(({ key, changed_at_ms }) => [key, changed_at_ms]);
  keep(settings, { ...chosenOf(settings), ...Object.fromEntries(chosen) });
}

/** Removes all choices from this browser. Other tabs follow. */
export function forgetSettings(settings: Settings): void {
  assign(settings, DEFAULT_SETTINGS);
  chosenHere.delete(settings);
  try {
    for (const key of [CHOSEN_KEY, SETTINGS_KEY]) localStorage.removeItem(key);
  } catch {
    // No storage, so there is nothing to remove.
  }
}
