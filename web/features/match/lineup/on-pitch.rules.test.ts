import { expect, it } from "vitest";
import type { LineupPlayer } from "#shared/lineup/index.ts";
import type { Incident, PlayerId } from "#shared/match/index.ts";
import { onPitch } from "./on-pitch.rules.ts";

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

it("finds who is on the pitch after substitutions and red cards that stand", () => {
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
