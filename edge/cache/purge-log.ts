import * as z from "zod/mini";
import { parseJson } from "#shared/json/parse-json.ts";
import { type Entry, judge } from "./entry.ts";
import type { SharedStore } from "./shared-store.ts";

/** Most tags that are remembered; beyond that the older half is replaced by one floor. */
const MAX_TAGS = 4000;

const Snapshot = z.object({ floorMs: z.number(), tags: z.array(z.tuple([z.string(), z.number()])) });

/** When which tags were purged, as far as this isolate knows. */
export interface PurgeLog {
  /** Notes a purge of tags. */
  purge(tags: readonly string[], nowMs: number): void;
  /** The last purge that concerns any of the tags; minus infinity when there was none. */
  purgedAtMs(tags: readonly string[]): number;
  /** Merges another isolate's purge log. The text is untrusted and parsed with care. */
  merge(text: string): void;
  /** For other isolates; see {@link merge}. */
  toText(): string;
}

/** Makes an empty log. Its size is bounded: forgetting a tag raises the floor below which everything counts as purged. */
export function createPurgeLog(): PurgeLog {
  const tags = new Map<string, number>();
  let floorMs = Number.NEGATIVE_INFINITY;
  const note = (tag: string, atMs: number) => {
    if (atMs <= (tags.get(tag) ?? floorMs)) return;
    tags.delete(tag);
    tags.set(tag, atMs);
  };
  const trim = () => {
    if (tags.size <= MAX_TAGS) return;
    const oldestFirst = [...tags].sort((one, other) => one[1] - other[1]);
    for (const [tag, atMs] of oldestFirst.slice(0, MAX_TAGS / 2)) {
      tags.delete(tag);
      floorMs = Math.max(floorMs, atMs);
    }
  };
  return {
    purge(named, nowMs) {
      for (const tag of named) note(tag, nowMs);
      trim();
    },
    purgedAtMs(named) {
      if (tags.size === 0) return floorMs;
      return named.reduce((latest, tag) => Math.max(latest, tags.get(tag) ?? floorMs), floorMs);
    },
    merge(text) {
      const parsed = z.safeParse(Snapshot, parseJson(text));
      if (!parsed.success) return;
      floorMs = Math.max(floorMs, parsed.data.floorMs);
      for (const [tag, atMs] of parsed.data.tags) note(tag, atMs);
      trim();
    },
    toText: () => JSON.stringify({ floorMs: Number.isFinite(floorMs) ? floorMs : 0, tags: [...tags] }),
  };
}

const STORE_KEY = "purge-log";
const STORE_SECONDS = 86_400;
/** Interval at which this isolate reads the other isolates' purges. */
const SYNC_MS = 1000;

export type SharedPurges = ReturnType<typeof createSharedPurges>;

/** The purges of all isolates, exchanged through the shared level. */
export function createSharedPurges({
  now,
  shared,
}: {
  readonly now: () => number;
  readonly shared: SharedStore;
}) {
  const log = createPurgeLog();
  let syncedAtMs = Number.NEGATIVE_INFINITY;
  const isSyncDue = (nowMs: number) => nowMs - syncedAtMs >= SYNC_MS;
  const mergeOthers = async () => {
    const text = await shared.getText(STORE_KEY);
    if (text !== null) log.merge(text);
  };
  return {
    purgedAtMs: log.purgedAtMs,
    verdictOf: (entry: Entry, atMs: number) => judge(entry, atMs, log.purgedAtMs(entry.tags)),
    isSyncDue,
    /** Reads the other isolates' purges, once an interval. */
    async sync(): Promise<void> {
      if (!isSyncDue(now())) return;
      syncedAtMs = now();
      await mergeOthers();
    },
    async purge(tags: readonly string[]): Promise<void> {
      log.purge(tags, now());
      await mergeOthers();
      await shared.setText(STORE_KEY, log.toText(), STORE_SECONDS);
    },
  };
}
