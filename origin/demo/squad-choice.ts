import { POSITIONS, type Position } from "#shared/player/index.ts";
import type { DemoPlayer, DemoTeam } from "./match-plan.ts";
import type { Random } from "./random.ts";

/** The starting eleven and the bench. */
export interface SquadChoice {
  /** The goalkeeper, then the lines of the formation from the defenders forward. */
  readonly starters: readonly DemoPlayer[];
  readonly bench: readonly DemoPlayer[];
}

const BENCH = 9;
/** How much a good or bad week changes a player's skill. */
const WEEK_FORM = 0.25;

/** Substitute positions for an empty line: the nearest lines first. */
const NEXT_LINES: Readonly<Record<Position, readonly Position[]>> = {
  G: ["D", "M", "F"],
  D: ["M", "F", "G"],
  M: ["F", "D", "G"],
  F: ["M", "D", "G"],
};

/** Starters by position in a formation: `4-2-3-1` has five midfielders. */
export function startersByPosition(formation: string): Readonly<Record<Position, number>> {
  const lines = formation.split("-").map(Number);
  const outfield = lines.reduce((sum, players) => sum + players, 0);
  const defenders = lines[0] ?? 0;
  const strikers = lines.at(-1) ?? 0;
  if (outfield !== 10 || lines.length < 2) throw new Error(`no formation: ${formation}`);
  return { G: 1, D: defenders, M: outfield - defenders - strikers, F: strikers };
}

type Lines = Record<Position, DemoPlayer[]>;

/** Remaining players fill the places without a player of the right position. */
function fillGaps(lines: Lines, left: DemoPlayer[], wanted: Readonly<Record<Position, number>>): void {
  for (const position of POSITIONS) {
    while (lines[position].length < wanted[position]) {
      const index = NEXT_LINES[position]
        .map((line) => left.findIndex((player) => player.position === line))
        .find((found) => found >= 0);
      const [substitute] = index === undefined ? [] : left.splice(index, 1);
      if (!substitute) throw new Error("fewer than eleven players to choose from");
      lines[position].push(substitute);
    }
  }
}

/** All available players, in the coach's order of preference this week. */
function ranking({ players }: DemoTeam, absent: ReadonlySet<string>, random: Random): DemoPlayer[] {
  // The sum of two dice is close enough to a normal distribution, and much cheaper.
  const form = players.map(({ skill }) => skill + (random.next() + random.next() - 1) * WEEK_FORM);
  const order = Array.from(players.keys()).sort((a, b) => (form[b] ?? 0) - (form[a] ?? 0));
  const ranked: DemoPlayer[] = [];
  for (const index of order) {
    const player = players[index];
    if (player && !absent.has(player.id)) ranked.push(player);
  }
  return ranked;
}

/** Picks the day's eleven by formation, skill and weekly form; a second goalkeeper is first on the bench. */
export function chooseSquad(team: DemoTeam, absent: ReadonlySet<string>, random: Random): SquadChoice {
  const wanted = startersByPosition(team.formation);
  const lines: Lines = { G: [], D: [], M: [], F: [] };
  const left: DemoPlayer[] = [];
  for (const player of ranking(team, absent, random)) {
    const line = lines[player.position];
    if (line.length < wanted[player.position]) line.push(player);
    else left.push(player);
  }
  fillGaps(lines, left, wanted);
  const goalkeeper = left.findIndex(({ position }) => position === "G");
  const second = goalkeeper < 0 ? [] : left.splice(goalkeeper, 1);
  const bench = [...second, ...left.filter(({ position }) => position !== "G")].slice(0, BENCH);
  return { starters: [...lines.G, ...lines.D, ...lines.M, ...lines.F], bench };
}
