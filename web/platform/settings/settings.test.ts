// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_SETTINGS } from "#shared/settings/settings.table.ts";
import {
  changeSetting,
  choicesOf,
  createSettings,
  forgetSettings,
  parseSettings,
  replaceSettings,
  takeChoices,
} from "./settings.ts";
import { SETTINGS_KEY } from "./settings-key.ts";

const NOW_MS = Date.UTC(2026, 10, 22);

beforeEach(() => vi.useFakeTimers({ now: NOW_MS, toFake: ["Date"] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe("settings", () => {
  it("settings are the defaults without stored ones", () => {
    expect(createSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it("settings return on the next visit, and only non-default ones are stored", () => {
    changeSetting(createSettings(), "price_format", "malay");
    expect(localStorage.getItem(SETTINGS_KEY)).toBe('{"price_format":"malay"}');
    expect(createSettings()).toEqual({ ...DEFAULT_SETTINGS, price_format: "malay" });
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "7"],
    ["unknown words", '{"price_format":"roman","line_format":3,"rise_colour":null}'],
    ["no company left", '{"company_ids":[]}'],
    ["ids that are none", '{"company_ids":[0,"x"],"list_company_id":-1}'],
  ])("settings fall back to the defaults for %s", (_what, text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
  });

  it("settings follow a change in another tab", () => {
    const settings = createSettings();
    const newValue = '{"line_format":"decimal"}';
    window.dispatchEvent(new StorageEvent("storage", { key: SETTINGS_KEY, newValue }));
    expect(settings.line_format).toBe("decimal");
  });
});

describe("choices", () => {
  const chosen = (key: string, value: unknown, changed_at_ms = NOW_MS) => ({ key, value, changed_at_ms });

  it("choices are listed with their times, a return to the default too", () => {
    const settings = createSettings();
    expect(choicesOf(settings)).toEqual([]);
    changeSetting(settings, "keyboard", false);
    changeSetting(settings, "time_zone", "auto");
    vi.setSystemTime(NOW_MS + 5);
    changeSetting(settings, "keyboard", true);
    const stored = [chosen("time_zone", "auto"), chosen("keyboard", null, NOW_MS + 5)];
    expect(choicesOf(settings)).toEqual(stored);
    expect(choicesOf(createSettings())).toEqual(stored);
  });

  it("choices have increasing times, also within a millisecond", () => {
    const settings = createSettings();
    changeSetting(settings, "motion", "less");
    changeSetting(settings, "motion", "system");
    expect(choicesOf(settings)).toEqual([chosen("motion", null, NOW_MS + 1)]);
  });

  it("a reset lists only the changed settings as choices", () => {
    const settings = createSettings();
    changeSetting(settings, "motion", "less");
    vi.setSystemTime(NOW_MS + 5);
    replaceSettings(settings, DEFAULT_SETTINGS);
    expect(choicesOf(settings)).toEqual([chosen("motion", null, NOW_MS + 5)]);
  });

  it("choices without a stored time yield to every other", () => {
    localStorage.setItem(SETTINGS_KEY, '{"time_zone":"+09:00"}');
    const settings = createSettings();
    expect(choicesOf(settings)).toEqual([chosen("time_zone", "+09:00", 0)]);
    takeChoices(settings, [chosen("time_zone", "auto", 1) as never]);
    expect(settings.time_zone).toBe("auto");
  });

  it("later choices from elsewhere apply and are stored", () => {
    const settings = createSettings();
    changeSetting(settings, "motion", "less");
    changeSetting(settings, "list_marks", ["red"]);
    takeChoices(settings, [
      chosen("motion", null, NOW_MS - 1),
      chosen("list_marks", ["yellow", "red"], NOW_MS + 1),
      chosen("keyboard", false, 3),
      chosen("rise_colour", "blue"),
      chosen("columns", 7),
      chosen("desktop_notifications", true),
    ] as never);
    const { motion, list_marks, keyboard, rise_colour, desktop_notifications } = createSettings();
    expect([motion, list_marks, keyboard, rise_colour, desktop_notifications]).toEqual([
      ...["less", ["yellow", "red"], false, "green", false],
    ]);
    expect(settings.list_marks).toEqual(["yellow", "red"]);
    expect(choicesOf(settings).map(({ changed_at_ms }) => changed_at_ms)).toEqual([NOW_MS + 1, 3, NOW_MS]);
  });

  it("choices end with the storage that another tab has emptied", () => {
    const settings = createSettings();
    changeSetting(settings, "motion", "less");
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
    expect([settings.motion, choicesOf(settings)]).toEqual(["system", []]);
  });

  it("forgotten choices leave nothing in the browser", () => {
    const settings = createSettings();
    changeSetting(settings, "motion", "less");
    forgetSettings(settings);
    expect([settings.motion, choicesOf(settings), localStorage.length]).toEqual(["system", [], 0]);
  });

  it("choices last for the page where storage fails", () => {
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const settings = createSettings();
    changeSetting(settings, "motion", "less");
    expect(choicesOf(settings)).toEqual([chosen("motion", "less")]);
  });
});
