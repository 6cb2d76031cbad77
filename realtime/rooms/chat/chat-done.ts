/**
 * Recent commands of a chat, by `<reader's id>:<client_id>`: they make commands idempotent. In chunks, the newest
 * first, so that a busy chat with thousands of commands within two minutes does not copy all of them for each new one.
 */
export type Done = readonly ReadonlyMap<string, DoneOnce>[];

interface DoneOnce {
  readonly at_ms: number;
  readonly message_id: string | null;
}

/** How long a command is remembered: longer than a page takes to reconnect and retry. */
const DONE_MS = 120_000;
const CHUNK_MAX = 128;

/** The earlier result of a command; undefined for a new one. */
export function doneBefore(done: Done, name: string): DoneOnce | undefined {
  for (const chunk of done) {
    const one = chunk.get(name);
    if (one) return one;
  }
  return undefined;
}

/** Remembers one more, and forgets chunks that are too old. */
export function nowDone(done: Done, name: string, message_id: string | null, now: number): Done {
  const one = { at_ms: now, message_id };
  const [newest, ...others] = done;
  if (newest && newest.size < CHUNK_MAX) return [new Map(newest).set(name, one), ...others];
  // The first of a chunk was done before all in the chunks after it.
  const last = done.findIndex((chunk) => now - (chunk.values().next().value?.at_ms ?? 0) >= DONE_MS);
  // The chunk in which the first is too old still has some that are not.
  return [new Map([[name, one]]), ...(last < 0 ? done : done.slice(0, last + 1))];
}
