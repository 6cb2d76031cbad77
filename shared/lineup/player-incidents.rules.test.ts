import { describe, expect, it } from "vitest";
import type { Incident } from "../match/incident.schema.ts";
import type { MatchId, PlayerId } from "../match/match.schema.ts";
import { incidentsByPlayer } from "./player-incidents.rules.ts";

const ref = (id: number | null) => ({ id: id as PlayerId | null, name: `Player ${id}` });
const incident = (id: number, fields: Partial<Incident>): Incident => ({
  id,
  match_id: 1 as MatchId,
  kind: "goal",
  side: "home",
  minute: 10,
  added: null,
  player: ref(1),
  other_player: null,
  home_score: null,
  away_score: null,
  cancelled: false,
  at: 0,
  ...fields,
});
const idsOf = (incidents: Incident[]) =>
  [...incidentsByPlayer(incidents)].map(([player, own]) => [player, own.map(({ id }) => id)]);

describe("incidentsByPlayer", () => {
  it("A goal belongs to its scorer and the assistant, a substitution to both players", () => {
    const goal = incident(1, { other_player: ref(2) });
    const change = incident(2, { kind: "substitution", player: ref(1), other_player: ref(3) });
    expect(idsOf([goal, change])).toEqual([
      [1, [1, 2]],
      [2, [1]],
      [3, [2]],
    ]);
  });

  it("Withdrawn incidents, the shoot-out, corners and players without an id are left out", () => {
    const none = [
      incident(1, { cancelled: true }),
      incident(2, { kind: "shootout_scored" }),
      incident(3, { kind: "corner" }),
      incident(4, { kind: "var" }),
      incident(5, { player: ref(null) }),
      incident(6, { player: null }),
    ];
    expect(idsOf(none)).toEqual([]);
  });
});
