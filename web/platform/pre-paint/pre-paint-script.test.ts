// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { changeSetting, createSettings } from "#web/platform/settings/settings.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { prePaintScript } from "./pre-paint-script.ts";
import { showChoices } from "./use-root-attributes.ts";

const root = document.documentElement;
const runEarly = () => new Function(prePaintScript())();
const shown = () => Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
const clear = () => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
};

afterEach(() => {
  clear();
  localStorage.clear();
});

describe("choices that show before the first paint", () => {
  it("leave the page as it is where nothing is chosen", () => {
    runEarly();
    expect(shown()).toEqual({});
  });

  it("are words of a list, words, or a mark that is there", () => {
    const kept = { list_markets: ["over_under"], list_odds_line: true, rise_colour: "red", list_marks: [] };
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(kept));
    localStorage.setItem("theme", "dark");
    runEarly();
    expect(shown()).toEqual({
      "data-odds": "over_under",
      "data-odds-line": "",
      "data-rise": "red",
      "data-marks": "",
      "data-theme": "dark",
    });
  });

  it("are the same as those that show after a change", () => {
    const settings = createSettings();
    changeSetting(settings, "list_marks", ["rank", "red"]);
    changeSetting(settings, "motion", "less");
    changeSetting(settings, "list_odds_line", true);
    showChoices(settings);
    const late = shown();
    clear();
    runEarly();
    expect(late).toEqual({ "data-marks": "rank red", "data-motion": "less", "data-odds-line": "" });
    expect(shown()).toEqual(late);
  });

  it("go away when a default is chosen again", () => {
    const settings = createSettings();
    changeSetting(settings, "motion", "less");
    showChoices(settings);
    changeSetting(settings, "motion", "system");
    showChoices(settings);
    expect(shown()).toEqual({});
  });

  it.each(["{", "null", "7"])("ignore a kept text that is none: %s", (text) => {
    localStorage.setItem(SETTINGS_KEY, text);
    runEarly();
    expect(shown()).toEqual({});
  });
});
