import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";

/** Bodies above this many bytes are sent in parts. */
export const CHUNK_BYTES = 8 * 1024 * 1024;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

type Squads = NonNullable<Batch["squads"]>;

/** Each part includes all rows it references; players, the many, only with their matches and squad lists. */
function chunkOf(batch: Batch, matches: BatchMatch[], squads: Squads, players: Batch["players"]): Batch {
  return { ...batch, matches, players, ...(batch.squads && { squads }) };
}

/** Players referenced by a match, deduplicated. */
function peopleOf({ incidents, lineups = [], player_stats = [] }: BatchMatch): string[] {
  const named = [
    ...incidents.flatMap((incident) => [incident.player, incident.other_player]),
    ...lineups.flatMap((lineup) => lineup.players.map((one) => one.player)),
    ...player_stats.map((one) => one.player),
  ];
  return [...new Set(named.filter((id) => id !== null))];
}

/** Rows collected for the next part. */
class Chunk {
  readonly matches: BatchMatch[] = [];
  readonly squads: Squads = [];
  readonly people = new Map<string, Batch["players"][number]>();
  size: number;

  constructor(shared: number) {
    this.size = shared;
  }

  isEmpty(): boolean {
    return this.matches.length + this.squads.length + this.people.size === 0;
  }
}

/**
 * Splits a batch by its matches and squad lists so that no part is above `limit` bytes, unless the shared rows alone
 * exceed it. A batch within the limit is returned as it is.
 */
export function splitBatch(batch: Batch, limit: number = CHUNK_BYTES): Batch[] {
  if (sizeOf(batch) <= limit) return [batch];
  const shared = sizeOf(chunkOf(batch, [], [], []));
  const player = new Map(batch.players.map((row) => [row.external_id, row]));
  const chunks = [new Chunk(shared)];
  const placed = new Set<string>();
  /** The part for a row and the players that it references. */
  const partFor = (row: BatchMatch | Squads[number] | null, people: readonly string[]): Chunk => {
    const named = people.flatMap((id) => player.get(id) ?? []);
    const added = (row === null ? 0 : sizeOf(row)) + sizeOf(named);
    let chunk = chunks.at(-1);
    if (!chunk || (!chunk.isEmpty() && chunk.size + added > limit)) {
      chunk = new Chunk(shared);
      chunks.push(chunk);
    }
    for (const one of named) {
      chunk.people.set(one.external_id, one);
      placed.add(one.external_id);
    }
    chunk.size += added;
    return chunk;
  };
  for (const match of batch.matches) partFor(match, peopleOf(match)).matches.push(match);
  for (const squad of batch.squads ?? []) {
    partFor(
      squad,
      squad.players.map((one) => one.player),
    ).squads.push(squad);
  }
  for (const { external_id } of batch.players) if (!placed.has(external_id)) partFor(null, [external_id]);
  return chunks
    .filter((chunk) => !chunk.isEmpty())
    .map(({ matches, squads, people }) => chunkOf(batch, matches, squads, [...people.values()]));
}
