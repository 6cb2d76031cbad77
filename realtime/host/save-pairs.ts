/** Pairs that storage takes in one call. */
const PAIRS_MAX = 128;

/** The parts of both hosts' key/value storage that saving uses. */
export interface PairStorage {
  put(pairs: Record<string, string>): Promise<unknown>;
  delete(keys: string[]): Promise<unknown>;
}

/** Saves all or nothing: calls without an await between them are written as one transaction. */
export async function savePairs(
  storage: PairStorage,
  put: Readonly<Record<string, string>>,
  remove: readonly string[],
): Promise<void> {
  const pairs = Object.entries(put);
  const calls: Promise<unknown>[] = [];
  for (let at = 0; at < pairs.length; at += PAIRS_MAX)
    calls.push(storage.put(Object.fromEntries(pairs.slice(at, at + PAIRS_MAX))));
  for (let at = 0; at < remove.length; at += PAIRS_MAX)
    calls.push(storage.delete(remove.slice(at, at + PAIRS_MAX)));
  await Promise.all(calls);
}
