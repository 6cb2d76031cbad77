import { POSITIONS, type Position } from "#shared/player/index.ts";
import type { DemoPlayer, DemoTeam } from "./match-plan.ts";
import type { Random } from "./random.ts";

/** Eleven to start and who sits on the bench. */
export interface SquadChoice {
  /** The goalkeeper, then the lines of the formation from the defenders forward. */
  readonly starters: readonly DemoPlayer[];
  readonly bench: readonly DemoPlayer[];
}

const BENCH = 9;
/** How far a good or bad week takes a player from his skill. */
const WEEK_FORM = 0.25;

/** Who plays where when a line has nobody left: the nearest lines first. */
const NEXT_LINES: Readonly<Record<Position, readonly Position[]>> = {
  G: ["D", "M", "F"],
  D: ["M", "F", "G"],
  M: ["F", "D", "G"],
  F: ["M", "D", "G"],
};

/** How many of each position a formation starts: `4-2-3-1` has five midfielders. */
export function startersByPosition(formation: string): Readonly<Record<Position, number>> {
  const lines = formation.split("-").map(Number);
  const outfield = lines.reduce((sum, players) => sum + players, 0);
  const defenders = lines[0] ?? 0;
  const strikers = lines.at(-1) ?? 0;
  if (outfield !== 10 || lines.length < 2) throw new Error(`no formation: ${formation}`);
  return { G: 1, D: defenders, M: outfield - defenders - strikers, F: strikers };
}

/** Takes the best of a position out of the list, of another one when there is none. */
function takeBest(ranked: DemoPlayer[], position: Position): DemoPlayer {
  for (const wanted of [position, ...NEXT_LINES[position]]) {
    const index = ranked.findIndex((player) => player.position === wanted);
    const [best] = index < 0 ? [] : ranked.splice(index, 1);
    if (best) return best;
  }
  throw new Error("fewer than eleven players to choose from");
}

/** Picks the day's eleven by formation, skill and how they trained this week; a second goalkeeper sits first. */
export function chooseSquad(team: DemoTeam, absent: ReadonlySet<string>, random: Random): SquadChoice {
  // Two dice are near enough to a normal distribution, and much cheaper.
  const weekForm = () => (random.next() + random.next() - 1) * WEEK_FORM;
  const { players } = team;
  const form = players.map((player) => player.skill + weekForm());
  const order = Array.from(players.keys()).sort((a, b) => (form[b] ?? 0) - (form[a] ?? 0));
  const ranked = order.flatMap((index) => players[index] ?? []).filter((player) => !absent.has(player.id));
  const wanted = startersByPosition(team.formation);
  const starters = POSITIONS.flatMap((position) =>
    Array.from({ length: wanted[position] }, () => takeBest(ranked, position)),
  );
  const goalkeeper = ranked.find((player) => player.position === "G");
  const outfield = ranked.filter((player) => player.position !== "G");
  const bench = [...(goalkeeper ? [goalkeeper] : []), ...outfield].slice(0, BENCH);
  return { starters, bench };
}
