/** Spot of a starter: percent of the pitch from the team's left, and from its own goal line. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const GOALKEEPER: Spot = { x: 50, y: 6 };
/** From the own goal line to the last defender, and to the foremost striker, percent of the pitch. */
const FIRST_LINE = 27;
const LAST_LINE = 86;

/** Distance between neighbours of a line, by its number of players: two stand closer than a line's full width. */
const gapOf = (players: number): number => Math.min(28, 84 / Math.max(1, players - 1));

function lineSpots(players: number, y: number): Spot[] {
  const gap = gapOf(players);
  return Array.from({ length: players }, (_, index) => ({
    x: Math.round(50 + (index - (players - 1) / 2) * gap),
    y,
  }));
}

/** Numbers of a formation, from the defenders forward; they must add up to ten players. */
function linesOf(formation: string): readonly number[] {
  const lines = formation.split("-").map(Number);
  const players = lines.reduce((sum, count) => sum + count, 0);
  if (players !== 10 || lines.length < 2) throw new Error(`no formation: ${formation}`);
  return lines;
}

/** The eleven spots of a formation such as `4-3-3`, the goalkeeper first, each line from left to right. */
export function spotsOf(formation: string): readonly Spot[] {
  const lines = linesOf(formation);
  const step = (LAST_LINE - FIRST_LINE) / (lines.length - 1);
  return [
    GOALKEEPER,
    ...lines.flatMap((players, index) => lineSpots(players, Math.round(FIRST_LINE + index * step))),
  ];
}
