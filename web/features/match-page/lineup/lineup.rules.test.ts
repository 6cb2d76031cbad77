import { describe, expect, it } from "vitest";
import { aLineupPlayer, aSideLineup } from "#tests/support/builders/lineup-builders.ts";
import { aMatch, anIncident, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { benchOf, isLineupDue, shownSide, startersByLine, withIncidents } from "./lineup.rules.ts";

const keeper = aLineupPlayer(1, {}, { position: "G" });
const striker = aLineupPlayer(9, {}, { position: "F" });
const unknown = aLineupPlayer(5);
const reserve = aLineupPlayer(12, { starter: false }, { position: "G" });

describe("startersByLine", () => {
  it("Lines go from the goalkeeper forward, unknown positions come last, and the bench is left out", () => {
    const lines = startersByLine([striker, unknown, reserve, keeper]);
    expect(lines.map(({ position, players }) => [position, players.map(({ player }) => player.id)])).toEqual([
      ["G", [1]],
      ["F", [9]],
      [null, [5]],
    ]);
    expect(benchOf([striker, reserve])).toEqual([reserve]);
  });
});

describe("shownSide", () => {
  const home = aSideLineup("home", [keeper]);
  const away = aSideLineup("away", []);
  const { match_time: _, ...rest } = aMatch({ id: 3, status: "ended" });
  const last = { match: { ...rest, match_time: KICK_OFF - 86_400 }, lineup: aSideLineup("away", [striker]) };

  it("The shown side is the match's line-up, else that of the last match with its match", () => {
    const lineup = { confirmed: false, home, away };
    expect(shownSide("home", lineup, last)).toEqual({ side: "home", lineup: home, from: null });
    expect(shownSide("away", lineup, last)).toEqual({ side: "away", lineup: last.lineup, from: last.match });
    expect(shownSide("home", null, last)?.from?.id).toBe(3);
  });

  it("The shown side is null if neither is known", () => {
    expect(shownSide("away", null, null)).toBeNull();
    expect(shownSide("away", { confirmed: false, home, away }, { ...last, lineup: away })).toBeNull();
  });
});

describe("withIncidents", () => {
  const lineup = {
    confirmed: true,
    home: aSideLineup("home", [keeper, striker]),
    away: aSideLineup("away", []),
  };

  it("Each player gets their pushed incidents in place of the fetched ones", () => {
    const goal = anIncident(4, { kind: "goal", player: { id: 9, name: "Player 9" } });
    const { home } = withIncidents(lineup, [goal]);
    expect(home.players.map(({ incidents }) => incidents.length)).toEqual([0, 1]);
    expect(withIncidents({ ...lineup, home }, []).home.players[1]?.incidents).toEqual([]);
  });

  it("A line-up is unchanged without pushes", () => {
    expect(withIncidents(lineup, null)).toBe(lineup);
  });
});

describe("isLineupDue", () => {
  const upcoming = aMatch();
  const minutesBefore = (minutes: number) => (KICK_OFF - minutes * 60) * 1000;

  it("A line-up is due from an hour and a half before kick-off until a quarter of an hour after it", () => {
    expect([91, 90, 0, -15, -16].map((at) => isLineupDue(upcoming, false, minutesBefore(at)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it("A confirmed line-up, or that of a postponed match, is not due", () => {
    expect(isLineupDue(upcoming, true, minutesBefore(50))).toBe(false);
    expect(isLineupDue(aMatch({ status: "postponed" }), false, minutesBefore(50))).toBe(false);
  });
});
