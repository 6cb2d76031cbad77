import { describe, expect, it } from "vitest";
import { noCounts } from "#shared/player/player-figures.rules.ts";
import { inLocale } from "#web/platform/locale.server.ts";
import { figuresOfSeason } from "./season-figures.rules.ts";
import { figureText } from "./season-words.ts";

const nothing = {
  ...noCounts,
  ...{ appearances: null, starts: null, minutes_played: null, rating: null, matches: 12, counted: {} },
};

describe("figures of a player's season", () => {
  it("are told by group, those that nobody counted left out, noughts not", () => {
    const groups = figuresOfSeason({ ...nothing, appearances: 12, goals: 0, fouls: 3 });
    expect(groups.map(({ group, figures }) => [group, figures.map(({ figure }) => figure)])).toEqual([
      ["overview", ["appearances", "goals"]],
      ["discipline", ["fouls"]],
    ]);
    expect(figuresOfSeason(nothing)).toEqual([]);
  });

  it("are shares where the whole is known, and numbers where it is not", () => {
    const textsOf = (stats: Partial<typeof nothing>) =>
      inLocale("vi", () =>
        figuresOfSeason({ ...nothing, ...stats }).flatMap(({ figures }) => figures.map(figureText)),
      );
    expect(textsOf({ passes_accurate: 34, passes: 41 } as never)).toEqual(["34/41 (83%)"]);
    expect(textsOf({ passes_accurate: 34 } as never)).toEqual(["34"]);
    expect(textsOf({ passes_accurate: 0, passes: 0 } as never)).toEqual(["0/0"]);
    // Without the part there is nothing to tell.
    expect(textsOf({ passes: 41 } as never)).toEqual([]);
    expect(textsOf({ rating: 7.346 } as never)).toEqual(["7,35"]);
  });
});
