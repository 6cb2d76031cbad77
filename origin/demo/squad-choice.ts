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

type Lines = Record<Position, DemoPlayer[]>;

/** Those who are left fill the places that nobody of the right position can take. */
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

/** Everybody who can play, in the order in which the coach would name them this week. */
function ranking({ players }: DemoTeam, absent: ReadonlySet<string>, random: Random): DemoPlayer[] {
  // Two dice are near enough to a normal distribution, and much cheaper.
  const form = players.map(({ skill }) => skill + (random.next() + random.next() - 1) * WEEK_FORM);
  const order = Array.from(players.keys()).sort((a, b) => (form[b] ?? 0) - (form[a] ?? 0));
  const ranked: DemoPlayer[] = [];
  for (const index of order) {
    const player = players[index];
    if (player && !absent.has(player.id)) ranked.push(player);
  }
  return ranked;
}

/** Picks the day's eleven by formation, skill and how they trained this week; a second goalkeeper sits first. */
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
