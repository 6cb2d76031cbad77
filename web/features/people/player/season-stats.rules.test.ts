import { describe, expect, it } from "vitest";
import { noCounts } from "#shared/player/player-statistics.rules.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { statisticText } from "./season-labels.ts";
import { statisticsOfSeason } from "./season-stats.rules.ts";

const nothing = {
  ...noCounts,
  ...{ appearances: null, starts: null, minutes_played: null, rating: null, matches: 12, counted: {} },
};

describe("Statistics of a player's season", () => {
  it("Statistics are grouped, without uncounted ones and with zeros", () => {
    const groups = statisticsOfSeason({ ...nothing, appearances: 12, goals: 0, fouls: 3 });
    expect(
      groups.map(({ group, statistics }) => [group, statistics.map(({ statistic }) => statistic)]),
    ).toEqual([
      ["overview", ["appearances", "goals"]],
      ["discipline", ["fouls"]],
    ]);
    expect(statisticsOfSeason(nothing)).toEqual([]);
  });

  it("The number of counted matches is shown once per group, or beside each partial statistic", () => {
    const counted = { shots: 3, shots_on_target: 3, dribbles: 3, dribbles_succeeded: 3 };
    const attack = { shots: 4, shots_on_target: 1, dribbles: 5, dribbles_succeeded: 2 };
    const [overview, shots] = statisticsOfSeason({ ...nothing, ...attack, goals: 9, counted } as never);
    expect([overview?.count, overview?.statistics.map(({ count }) => count)]).toEqual([null, [null]]);
    expect([shots?.count, shots?.statistics.map(({ count }) => count)]).toEqual([3, [null, null]]);
    const mixed = { ...nothing, goals: 9, assists: 2, counted: { assists: 5 } };
    expect(statisticsOfSeason(mixed as never)[0]?.statistics.map(({ count }) => count)).toEqual([null, 5]);
  });

  it("Statistics are shares where the whole is known, and numbers otherwise", () => {
    const textsOf = (stats: Partial<typeof nothing>) =>
      inLocale("vi", () =>
        statisticsOfSeason({ ...nothing, ...stats }).flatMap(({ statistics }) =>
          statistics.map(statisticText),
        ),
      );
    expect(textsOf({ passes_accurate: 34, passes: 41 } as never)).toEqual(["34/41 (83%)"]);
    expect(textsOf({ passes_accurate: 34 } as never)).toEqual(["34"]);
    expect(textsOf({ passes_accurate: 0, passes: 0 } as never)).toEqual(["0/0"]);
    // Without the part there is nothing to show.
    expect(textsOf({ passes: 41 } as never)).toEqual([]);
    expect(textsOf({ rating: 7.346 } as never)).toEqual(["7,35"]);
  });
});
