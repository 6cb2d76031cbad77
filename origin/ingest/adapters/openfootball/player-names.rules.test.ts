import { describe, expect, it } from "vitest";
import { namesInFull } from "./player-names.rules.ts";

const named = (...matches: (readonly string[])[]) => Object.fromEntries(namesInFull(matches));

describe("names of a team's scorers", () => {
  it("are one where a match gives the family name alone, before or after the whole name", () => {
    expect(named(["Mbappé"], ["Kylian Mbappé", "Olivier Giroud"], ["Mbappe"])).toEqual({
      Mbappé: "Kylian Mbappé",
      Mbappe: "Kylian Mbappé",
    });
    expect(named(["Virgil van Dijk"], ["Van Dijk"])).toEqual({ "Van Dijk": "Virgil van Dijk" });
  });

  it("are one where only marks tell them apart, under the spelling that comes first", () => {
    expect(named(["Ritsu Dōan"], ["Ritsu Doan"])).toEqual({ "Ritsu Doan": "Ritsu Dōan" });
  });

  it("stay two where the family name fits two players", () => {
    expect(named(["Silva"], ["Bernardo Silva"], ["André Silva"])).toEqual({});
  });

  it("stay two where one match names both", () => {
    expect(named(["Silva", "Bernardo Silva"], ["Silva"])).toEqual({});
  });

  it("stay two where one merely begins like the other or ends with the same letters", () => {
    expect(named(["Kim"], ["Kim Min-jae"], ["Ana"], ["Maria Diana"])).toEqual({});
  });
});
