import { describe, expect, it } from "vitest";
import type { LineupPlayer } from "#shared/lineup/index.ts";
import type { Incident, PlayerId } from "#shared/match/index.ts";
import { anIncident } from "#tests/support/builders/page-builders.ts";
import { onPitch, playerBadges, playerEvents } from "./player-events.rules.ts";

const messi = { id: 10, name: "Messi" };
const alvarez = { id: 9, name: "Álvarez" };
const of = (...incidents: ReturnType<typeof anIncident>[]) => playerEvents(incidents, messi.id as PlayerId);

describe("playerEvents", () => {
  it("A player's events list their goals and assists with the minutes", () => {
    const goal = anIncident(1, { kind: "penalty_goal", player: messi, minute: 23 });
    const laidOn = anIncident(2, {
      kind: "goal",
      player: alvarez,
      other_player: messi,
      minute: 45,
      added: 2,
    });
    expect(of(goal, laidOn)).toEqual([
      { id: 1, kind: "penalty_goal", minute: "23", other: null },
      { id: 2, kind: "assist", minute: "45+2", other: null },
    ]);
  });

  it("A substitution names the other player on both sides", () => {
    const on = anIncident(1, { kind: "substitution", player: alvarez, other_player: messi, minute: 60 });
    const off = anIncident(2, { kind: "substitution", player: messi, other_player: alvarez, minute: 80 });
    expect(of(on, off)).toEqual([
      { id: 1, kind: "on", minute: "60", other: "Álvarez" },
      { id: 2, kind: "off", minute: "80", other: "Álvarez" },
    ]);
  });

  it("Withdrawn events, events of other players and events without a badge are left out", () => {
    const none = of(
      anIncident(1, { kind: "goal", player: messi, cancelled: true }),
      anIncident(2, { kind: "goal", player: alvarez }),
      anIncident(3, { kind: "own_goal", player: alvarez, other_player: messi }),
      anIncident(4, { kind: "yellow_card", player: alvarez, other_player: messi }),
      anIncident(5, { kind: "shootout_scored", player: messi }),
    );
    expect(none).toEqual([]);
  });

  it("An event without a provider minute has none", () => {
    expect(of(anIncident(1, { kind: "goal", player: messi }))[0]?.minute).toBeNull();
  });
});

describe("playerMarks", () => {
  it("Events are grouped by kind, goals before cards before the substitution", () => {
    const events = of(
      anIncident(1, { kind: "yellow_card", player: messi }),
      anIncident(2, { kind: "goal", player: messi }),
      anIncident(3, { kind: "substitution", player: messi }),
      anIncident(4, { kind: "goal", player: messi }),
    );
    expect(playerBadges(events).map((badge) => [badge.kind, badge.events.map(({ id }) => id)])).toEqual([
      ["goal", [2, 4]],
      ["yellow_card", [1]],
      ["off", [3]],
    ]);
  });
});

const who = (id: number) => ({
  ...{ id: id as PlayerId, name: `P${id}` },
  ...{ logo: null, position: null, shirt_number: id },
});

const row = (id: number, starter: boolean, incidents: readonly object[] = []): LineupPlayer => ({
  ...{ player: who(id), starter, captain: false, x: null, y: null, rating: null },
  incidents: incidents.map(
    (one, at) => ({ id: at, minute: 60, added: null, cancelled: false, ...one }) as Incident,
  ),
});

it("Players on the pitch follow from substitutions and valid red cards", () => {
  const change = { kind: "substitution", player: who(2), other_player: who(12) };
  const players = [
    row(1, true),
    row(2, true, [change]),
    row(3, true, [{ kind: "red_card", player: who(3), other_player: null }]),
    row(4, true, [{ kind: "red_card", player: who(4), other_player: null, cancelled: true }]),
    row(5, true, [{ kind: "second_yellow", player: who(5), other_player: null }]),
    row(12, false, [change]),
    row(13, false),
    // Came on and went off again.
    row(14, false, [
      { kind: "substitution", player: who(6), other_player: who(14) },
      { kind: "substitution", player: who(14), other_player: who(15) },
    ]),
  ];
  expect(onPitch(players).map(({ player }) => player.id)).toEqual([1, 4, 12]);
});
