import { describe, expect, it } from "vitest";
import { namesInFull } from "./player-names.rules.ts";

const named = (...matches: (readonly string[])[]) => Object.fromEntries(namesInFull(matches));

describe("Names of a team's scorers", () => {
  it("A family name alone is merged with the whole name, before or after it", () => {
    expect(named(["Mbappé"], ["Kylian Mbappé", "Olivier Giroud"], ["Mbappe"])).toEqual({
      Mbappé: "Kylian Mbappé",
      Mbappe: "Kylian Mbappé",
    });
    expect(named(["Virgil van Dijk"], ["Van Dijk"])).toEqual({ "Van Dijk": "Virgil van Dijk" });
  });

  it("Names that differ only by diacritics are merged under the first spelling", () => {
    expect(named(["Ritsu Dōan"], ["Ritsu Doan"])).toEqual({ "Ritsu Doan": "Ritsu Dōan" });
  });

  it("A family name that fits two players is not merged", () => {
    expect(named(["Silva"], ["Bernardo Silva"], ["André Silva"])).toEqual({});
  });

  it("Names that appear in the same match are not merged", () => {
    expect(named(["Silva", "Bernardo Silva"], ["Silva"])).toEqual({});
  });

  it("Names with a merely common beginning or ending are not merged", () => {
    expect(named(["Kim"], ["Kim Min-jae"], ["Ana"], ["Maria Diana"])).toEqual({});
  });
});
