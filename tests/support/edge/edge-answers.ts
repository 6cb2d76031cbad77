import type { Entry, Produced } from "#edge/cache/entry.ts";
import type { SharedStore } from "#edge/cache/shared-store.ts";

/** A response for tests of edge's cache; `text` is its body. */
export function anAnswer(text: string, changes: Partial<Produced> = {}): Produced {
  return {
    status: 200,
    contentType: "application/json",
    headers: {},
    body: new TextEncoder().encode(text),
    freshness: "live",
    tags: [],
    nextChangeAtMs: null,
    storable: true,
    overdue: false,
    ...changes,
  };
}

/** A second cache level that several caches can share, as isolates of one location do. */
export function aSharedStore(): SharedStore {
  const entries = new Map<string, Entry>();
  const texts = new Map<string, string>();
  return {
    get: async (key) => entries.get(key),
    set: async (key, entry) => void entries.set(key, entry),
    getText: async (name) => texts.get(name) ?? null,
    setText: async (name, text) => void texts.set(name, text),
  };
}
