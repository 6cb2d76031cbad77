/** A player of a line-up: percent of the pitch from the team's left and from its own goal line, where known. */
export interface LinedUp {
  readonly starter: boolean;
  readonly x: number | null;
  readonly y: number | null;
}

/** A starter's place on the team's half: percent from the team's left and from its own goal line. */
export interface PitchPlace<Player> {
  readonly player: Player;
  readonly x: number;
  readonly y: number;
  /** Maximum width of the card across the pitch: percent of its width. */
  readonly room_x: number;
  /** The same along the pitch, for wide screens where lines stand beside each other: percent of the half's length. */
  readonly room_y: number;
}

export interface PitchSide<Player> {
  readonly places: readonly PitchPlace<Player>[];
  /** Lines from the goalkeeper forward, by which the half gets its length. */
  readonly lines: number;
}

/** Players whose distance from their goal differs by no more than this (percent) form one line. */
const LINE_DEPTH = 8;
/** Room that is enough for a card in a line with few players. */
const ENOUGH_ROOM = 24;
/** Maximum share of a line's depth that its cards need; see `.pitch-side` for the pixels. */
const CARD_SHARE = 0.82;
/** A half is never drawn shorter than for this many lines. */
const FEWEST_LINES = 5;

type Placed<Player> = Player & { readonly x: number; readonly y: number };
const isPlaced = <Player extends LinedUp>(player: Player): player is Placed<Player> =>
  player.x !== null && player.y !== null;

/** Pushes ascending values apart, each from its left neighbour. */
function pushed(values: readonly number[], gap: number): number[] {
  let last = -gap / 2;
  return values.map((value) => {
    last = Math.max(value, last + gap);
    return last;
  });
}

const mirrored = (values: readonly number[]): number[] => values.map((value) => 100 - value).reverse();

/** Ascending values moved to be `gap` apart: pushed once from either end and averaged, which keeps symmetry. */
export function spread(values: readonly number[], gap: number): number[] {
  const bothWays = (from: readonly number[]) => mirrored(pushed(mirrored(pushed(from, gap)), gap));
  const left = bothWays(values);
  const right = mirrored(bothWays(mirrored(values)));
  return left.map((value, index) => (value + (right[index] ?? value)) / 2);
}

/** The smallest distance between neighbours, or twice the distance to an edge. */
function roomOf(values: readonly number[]): number {
  const first = values[0] ?? 50;
  const last = values.at(-1) ?? 50;
  const gaps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return Math.min(2 * first, 2 * (100 - last), ...gaps);
}

/** The same for one value: the smallest of its distances to neighbours and twice those to the edges. */
function roomAt(values: readonly number[], index: number): number {
  const value = values[index] ?? 50;
  const neighbours = [values[index - 1], values[index + 1]].filter((other) => other !== undefined);
  return Math.min(2 * value, 2 * (100 - value), ...neighbours.map((other) => Math.abs(value - other)));
}

function linesOf<Player>(players: readonly Placed<Player>[]): Placed<Player>[][] {
  const lines: Placed<Player>[][] = [];
  let front = -Infinity;
  for (const player of players.toSorted((a, b) => a.y - b.y)) {
    if (player.y - front > LINE_DEPTH) {
      lines.push([]);
      front = player.y;
    }
    lines.at(-1)?.push(player);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

const meanDepth = (line: readonly { readonly y: number }[]): number =>
  line.reduce((sum, { y }) => sum + y, 0) / Math.max(1, line.length);

/**
 * Places of the starters, lines straightened and cards apart. Null when any place is unknown: half a formation is
 * wrong.
 */
export function pitchSide<Player extends LinedUp>(players: readonly Player[]): PitchSide<Player> | null {
  const starters = players.filter(({ starter }) => starter);
  const placed = starters.filter((player) => isPlaced(player));
  if (placed.length === 0 || placed.length < starters.length) return null;
  const lines = linesOf(placed);
  const depths = spread(lines.map(meanDepth), (100 / Math.max(FEWEST_LINES, lines.length)) * CARD_SHARE);
  const places = lines.flatMap((line, index) => {
    const room_y = roomAt(depths, index);
    const xs = spread(
      line.map(({ x }) => x),
      Math.min(ENOUGH_ROOM, 100 / line.length),
    );
    const room_x = roomOf(xs);
    return line.map((player, at) => ({
      player,
      x: xs[at] ?? player.x,
      y: depths[index] ?? player.y,
      room_x,
      room_y,
    }));
  });
  return { places, lines: Math.max(FEWEST_LINES, lines.length) };
}
