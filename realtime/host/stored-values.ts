/**
 * Saves values beyond the hosts' 128 KiB in chunks: `key` holds `<number of chunks>:<first chunk>`, `key#1` and up the
 * others. Leftover parts of a longer value are harmless, because the number says how many count.
 */

/** Characters in a chunk: at three bytes each (UTF-8 of everything outside emoji) well below the limit. */
const CHUNK_LENGTH = 30_000;

/** The pairs to write for one value. */
export function toStored(key: string, value: unknown): [string, string][] {
  const text = JSON.stringify(value);
  const count = Math.max(1, Math.ceil(text.length / CHUNK_LENGTH));
  return Array.from({ length: count }, (_, at) => {
    const chunk = text.slice(at * CHUNK_LENGTH, (at + 1) * CHUNK_LENGTH);
    return at === 0 ? [key, `${count}:${chunk}`] : [`${key}#${at}`, chunk];
  });
}

/** The keys that a saved value occupies, given the value under its own key. */
export function storedKeys(key: string, first: string | undefined): string[] {
  const count = Number.parseInt(first ?? "1", 10) || 1;
  return [key, ...Array.from({ length: count - 1 }, (_, at) => `${key}#${at + 1}`)];
}

/** Values by key, from all pairs of a store. An unreadable value is left out: the room then requests it again. */
export function fromStored(pairs: ReadonlyMap<string, string>): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [key, first] of pairs) {
    if (key.includes("#")) continue;
    const chunks = storedKeys(key, first).map((chunk, at) =>
      at === 0 ? first.slice(first.indexOf(":") + 1) : pairs.get(chunk),
    );
    const value = chunks.includes(undefined) ? undefined : parseJson(chunks.join(""));
    if (value !== undefined) values.set(key, value);
  }
  return values;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Half a value is worth nothing; the caller treats it as absent.
    return undefined;
  }
}
