// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { changeSetting, createSettings, DEFAULT_SETTINGS, parseSettings, SETTINGS_KEY } from "./settings.ts";

afterEach(() => localStorage.clear());

describe("settings", () => {
  it("are the defaults where nothing is kept", () => {
    expect(createSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it("come back on the next visit, and only what differs is kept", () => {
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
  ])("fall back to the defaults for %s", (_what, text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
  });

  it("follow a change in another tab", () => {
    const settings = createSettings();
    const newValue = '{"line_format":"decimal"}';
    window.dispatchEvent(new StorageEvent("storage", { key: SETTINGS_KEY, newValue }));
    expect(settings.line_format).toBe("decimal");
  });
});
