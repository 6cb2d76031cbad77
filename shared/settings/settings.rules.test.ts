import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACCOUNT_SETTINGS,
  isAccountSetting,
  isSettingValue,
  mergeChoices,
  newsOfChoices,
  SETTING_KEYS,
  type SettingChoice,
} from "./settings.rules.ts";
import { DEFAULT_SETTINGS, type SettingKey } from "./settings.table.ts";

const choice = (key: SettingKey, value: unknown, changed_at_ms: number): SettingChoice => ({
  ...{ key, value, changed_at_ms },
});

describe("a setting", () => {
  it("Every setting accepts its default", () => {
    const keys = Object.keys(DEFAULT_SETTINGS);
    expect(SETTING_KEYS.toSorted()).toEqual(keys.toSorted());
    expect(SETTING_KEYS.filter((key) => !isSettingValue(key, DEFAULT_SETTINGS[key]))).toEqual([]);
  });

  it.each([
    ["price_format", "roman"],
    ["list_markets", ["asian_handicap", "x"]],
    ["list_markets", Array(201).fill("over_under")],
    ["list_company_id", 0],
    ["company_ids", []],
    ["odds_phases", []],
    ["analysis_order", ["x".repeat(41)]],
    ["time_zone", "+25:00"],
    ["sound_home", 6],
    ["keyboard", 1],
  ] as const)("The setting %s cannot be %j", (key, value) => expect(isSettingValue(key, value)).toBe(false));

  it("A setting syncs with the account unless it belongs to the device", () => {
    expect(SETTING_KEYS.filter((key) => !ACCOUNT_SETTINGS.includes(key))).toEqual(["desktop_notifications"]);
    expect(["keyboard", "desktop_notifications", "theme", "toString", 7].map(isAccountSetting)).toEqual([
      ...[true, false, false, false, false],
    ]);
  });
});

describe("two lists of choices as one", () => {
  it("A merge takes the later choice of each setting", () => {
    const one = [choice("keyboard", false, 5), choice("motion", "less", 5)];
    const other = [choice("keyboard", null, 6), choice("motion", null, 4), choice("time_zone", "auto", 1)];
    expect(mergeChoices(one, other)).toEqual([other[0], one[1], other[2]]);
  });

  it("A merge gives the same result in any order and number, and leaves nothing new to send", () => {
    const anyChoices = fc.array(
      fc.record({
        key: fc.constantFrom<SettingKey>("keyboard", "motion"),
        value: fc.constantFrom<unknown>(null, false, "less"),
        changed_at_ms: fc.integer({ min: 0, max: 3 }),
      }),
    );
    fc.assert(
      fc.property(anyChoices, anyChoices, anyChoices, (a, b, c) => {
        const ab = mergeChoices(a, b);
        expect(mergeChoices(b, a)).toEqual(ab);
        expect(mergeChoices(ab, b)).toEqual(ab);
        expect(mergeChoices(ab, c)).toEqual(mergeChoices(a, mergeChoices(b, c)));
        expect(newsOfChoices(ab, [...a, ...b])).toEqual([]);
      }),
    );
  });

  it("New choices of either list are found", () => {
    const known = [choice("keyboard", false, 5)];
    const later = choice("keyboard", null, 6);
    const other = choice("motion", null, 1);
    expect(newsOfChoices(known, [later, other])).toEqual([later, other]);
    expect(newsOfChoices(known, [choice("keyboard", null, 4)])).toEqual([]);
  });
});
