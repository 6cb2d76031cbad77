import { afterEach, expect, it, vi } from "vitest";
import * as runtime from "#messages/paraglide/runtime.js";
import { shownShortName } from "./shown-name.ts";

afterEach(() => vi.restoreAllMocks());

const cup = { name: "Cúp châu Á", short_name: "Cúp Á", translations: { en: "Asian Cup" } };

it("shortens a name in the source's language alone", () => {
  const locale = vi.spyOn(runtime, "getLocale");
  locale.mockReturnValue("vi");
  expect(shownShortName(cup)).toBe("Cúp Á");
  locale.mockReturnValue("en");
  expect([shownShortName(cup), shownShortName({ ...cup, translations: {} })]).toEqual(["Asian Cup", "Cúp Á"]);
});
