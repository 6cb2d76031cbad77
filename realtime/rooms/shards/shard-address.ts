/** Names of sharded rooms: `match/7` has shards `match/7~1`, `match/7~2` … for its readers, and does all the work. */

/** As many shards as a room has at most; when all are full, the emptiest takes more. */
export const SHARDS_MAX = 128;

const SHARD = /^([^~]{1,40})~([1-9]\d{0,2})$/;

/** The room and the number of the shard that a name means; null for a name of no shard. */
export function shardOf(name: string): { readonly room: string; readonly shard: number } | null {
  const found = SHARD.exec(name);
  if (!found?.[1] || !found[2] || Number(found[2]) > SHARDS_MAX) return null;
  return { room: found[1], shard: Number(found[2]) };
}

/** The name of a shard. */
export const shardName = (room: string, shard: number): string => `${room}~${shard}`;

/** The room that a name means, be it that of a shard. */
export const roomOf = (name: string): string => shardOf(name)?.room ?? name;
