import { expect, it } from "vitest";
import type { Incident } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { incidentOf } from "./event-player.rules.ts";

const incident = (id: number, kind: Incident["kind"], side: Incident["side"], minute: number): Incident =>
  ({ id, kind, side, minute, added: null, cancelled: false, player: null, other_player: null }) as never;
const match = aMatch({ status: "second_half", home: { goals: 2, red: 1 }, away: { goals: 0 } });

it("The incident of a goal is the latest of its side, disallowed ones and those of other kinds aside", () => {
  const second = incident(4, "penalty_goal", "home", 70);
  const all = [
    incident(1, "goal", "home", 10),
    incident(2, "yellow_card", "home", 20),
    { ...incident(3, "goal", "away", 60), cancelled: true },
    second,
  ];
  expect(incidentOf({ kind: "goal", side: "home", match }, all)).toBe(second);
});

it("A goal has no incident while the source has reported the score alone", () => {
  expect(incidentOf({ kind: "goal", side: "home", match }, [incident(1, "goal", "home", 10)])).toBeNull();
});

it("A second yellow card is the incident of a red card", () => {
  const card = incident(1, "second_yellow", "home", 50);
  expect(incidentOf({ kind: "red", side: "home", match }, [card])).toBe(card);
});
