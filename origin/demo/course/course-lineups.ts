import type { BatchLineup } from "#origin/ingest/batch.schema.ts";
import type { DemoMatchPlan, DemoPlayer, DemoTeam } from "../match-plan.ts";
import type { Random } from "../random.ts";
import type { TeamSheet } from "../team-sheet.ts";
import { spotsOf } from "./formation.ts";
import { SIDES, type SideName } from "./occurrence.ts";
import { rolesOf } from "./presence.ts";

const HOUR = 60 * 60_000;
/** A prediction is published a day before, the line-up itself an hour before kick-off. */
const PREDICTED_MS = 24 * HOUR;
const CONFIRMED_MS = HOUR;

type Chosen = Pick<TeamSheet, "starters" | "bench" | "captain">;

/** The predicted line-up: the actual eleven except for one or two players, each replaced by one of the same line. */
function predicted(sheet: Chosen, random: Random): Chosen {
  const starters = [...sheet.starters];
  const bench = [...sheet.bench];
  for (let wrong = random.int(0, 2); wrong > 0; wrong -= 1) {
    const place = random.int(1, starters.length - 1);
    const starter = starters[place];
    const seat = bench.findIndex(({ position }) => position === starter?.position);
    const substitute = bench[seat];
    if (!starter || !substitute || starter === sheet.captain) continue;
    starters[place] = substitute;
    bench[seat] = starter;
  }
  return { starters, bench, captain: sheet.captain };
}

function playersOf(team: DemoTeam, { starters, bench, captain }: Chosen): BatchLineup["players"] {
  const spots = spotsOf(team.formation);
  const roles = rolesOf(team.formation);
  const row = (player: DemoPlayer) => ({ player: player.id, shirt_number: player.shirt_number });
  return [
    ...starters.map((player, index) => ({
      ...row(player),
      position: roles[index] ?? player.position,
      starter: true,
      captain: player === captain,
      x: spots[index]?.x ?? null,
      y: spots[index]?.y ?? null,
    })),
    ...bench.map((player) => ({
      ...row(player),
      position: player.position,
      starter: false,
      captain: false,
      x: null,
      y: null,
    })),
  ];
}

/** Predicted and confirmed line-ups of both sides published before `until` (milliseconds UTC). */
export function courseLineups(
  plan: DemoMatchPlan,
  sheets: Readonly<Record<SideName, Chosen>>,
  random: Random,
  untilMs = Infinity,
): BatchLineup[] {
  const kickOff = plan.match_time * 1000;
  const lineup = (side: SideName, known_at_ms: number, confirmed: boolean): BatchLineup => {
    const team = plan[side];
    const chosen = confirmed ? sheets[side] : predicted(sheets[side], random);
    const { formation, coach } = team;
    return { side, known_at_ms, confirmed, formation, coach, players: playersOf(team, chosen) };
  };
  return [
    ...SIDES.map((side) => lineup(side, kickOff - PREDICTED_MS + random.int(0, 90) * 60_000, false)),
    ...SIDES.map((side) => lineup(side, kickOff - CONFIRMED_MS + random.int(-300, 300) * 1000, true)),
  ].filter(({ known_at_ms }) => (known_at_ms ?? 0) < untilMs);
}
