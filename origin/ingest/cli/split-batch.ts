import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";

/** Bodies above this many bytes are sent in parts. */
export const CHUNK_BYTES = 8 * 1024 * 1024;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Each part includes all rows it references; players, the many, only with their matches. */
function chunkOf(batch: Batch, matches: BatchMatch[], players: Batch["players"]): Batch {
  return { ...batch, matches, players };
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

/**
 * Splits a batch by its matches so that no part is above `limit` bytes, unless the shared rows alone exceed it. A batch
 * within the limit is returned as it is.
 */
export function splitBatch(batch: Batch, limit: number = CHUNK_BYTES): Batch[] {
  if (sizeOf(batch) <= limit) return [batch];
  const shared = sizeOf(chunkOf(batch, [], []));
  const player = new Map(batch.players.map((row) => [row.external_id, row]));
  const chunks: Batch[] = [];
  let matches: BatchMatch[] = [];
  let people = new Map<string, Batch["players"][number]>();
  let size = shared;
  const flush = (): void => {
    if (matches.length + people.size === 0) return;
    chunks.push(chunkOf(batch, matches, [...people.values()]));
    matches = [];
    people = new Map();
    size = shared;
  };
  const placed = new Set<string>();
  for (const match of batch.matches) {
    const named = peopleOf(match).flatMap((id) => player.get(id) ?? []);
    const added = sizeOf(match) + sizeOf(named);
    if (size + added > limit) flush();
    matches.push(match);
    for (const row of named) {
      people.set(row.external_id, row);
      placed.add(row.external_id);
    }
    size += added;
  }
  for (const row of batch.players) {
    if (placed.has(row.external_id)) continue;
    if (size + sizeOf(row) > limit) flush();
    people.set(row.external_id, row);
    size += sizeOf(row);
  }
  flush();
  return chunks;
}
