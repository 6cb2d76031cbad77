import * as z from "zod/mini";
import { FRESHNESS } from "#shared/api/index.ts";
import { gzipOf } from "./body-encoding.ts";
import type { Entry } from "./entry.ts";

/** Second level: shared by the isolates of a place, slower than memory, may forget at any time. */
export interface SharedStore {
  get(key: string): Promise<Entry | undefined>;
  set(key: string, entry: Entry): Promise<void>;
  getText(name: string): Promise<string | null>;
  setText(name: string, text: string, seconds: number): Promise<void>;
}

/** Never resolved: the store only needs an absolute URL as a name. */
const HOST = "https://edge-cache.invalid";

const Facts = z.object({
  status: z.int(),
  contentType: z.string(),
  headers: z.record(z.string(), z.string()),
  freshness: z.enum(FRESHNESS),
  tags: z.array(z.string()),
  nextChangeAtMs: z.nullable(z.number()),
  storable: z.boolean(),
  overdue: z.boolean(),
  etag: z.string(),
  madeAtMs: z.number(),
  freshUntilMs: z.number(),
  staleUntilMs: z.number(),
  keepUntilMs: z.number(),
});

const NEWLINE = 10;

/**
 * The platform's cache as the second level. An entry is one line of JSON with its facts and then its body: the platform
 * limits headers, and the tags of a long list would not fit there. Our own periods decide about freshness, because the
 * platform knows no stale-while-revalidate and no tags. `version` separates builds from each other: a page of the last
 * build names scripts that are gone.
 */
export function createSharedStore(cache: Pick<Cache, "match" | "put">, version: string): SharedStore {
  const namespace = `${HOST}/${encodeURIComponent(version)}`;
  const put = (path: string, body: BodyInit, seconds: number) =>
    cache.put(
      namespace + path,
      new Response(body, { headers: { "cache-control": `public, max-age=${Math.ceil(seconds)}` } }),
    );
  return {
    async get(key) {
      const found = await cache.match(namespace + key);
      return found ? decode(new Uint8Array(await found.arrayBuffer())) : undefined;
    },
    set: (key, entry) => put(key, encode(entry), (entry.keepUntilMs - entry.madeAtMs) / 1000),
    async getText(name) {
      const found = await cache.match(`${namespace}/~${name}`);
      return found ? found.text() : null;
    },
    setText: (name, text, seconds) => put(`/~${name}`, text, seconds),
  };
}

/** A second level that keeps nothing. */
export function createForgetfulStore(): SharedStore {
  return {
    get: async () => undefined,
    set: async () => undefined,
    getText: async () => null,
    setText: async () => undefined,
  };
}

function encode(entry: Entry): Blob {
  const { body, gzip: _made_again, brotli: _made_later, ...facts } = entry;
  return new Blob([`${JSON.stringify(facts)}\n`, body]);
}

async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<Entry> {
  const end = bytes.indexOf(NEWLINE);
  const line = new TextDecoder().decode(bytes.subarray(0, end));
  const facts = z.parse(Facts, JSON.parse(line));
  const body = bytes.slice(end + 1);
  return { ...facts, body, gzip: await gzipOf(body, facts.contentType) };
}
