import {
  type CallEndpoint,
  type CallPath,
  type ContentCall,
  canonicalSearch,
  type Endpoint,
  type Freshness,
  type Success,
} from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { NO_SHIELD, type PageShield, shieldedQuery } from "#shared/spoiler-shield/shield.rules.ts";
import { type Entry, isNegative } from "../cache/entry.ts";
import { CONTENT_AGE_MS, shorterOf } from "../cache/freshness.ts";
import type { ReadContent } from "../content/content-calls.ts";
import { logFailure } from "../observability/failure-log.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";
import { findCall } from "../proxy/call-table.ts";
import { type PageProof, provenBy } from "../proxy/unproven-values.ts";

/** Cache properties that a page inherits from its calls. */
export interface PageFreshness {
  readonly freshness: Freshness;
  readonly tags: readonly string[];
  readonly nextChangeAtMs: number | null;
  readonly dueAtMs: number | null;
  readonly overdue: boolean;
}

export interface PageCalls {
  /** The page's function for calls. */
  readonly call: CallEndpoint;
  /** Content-service data beside the page. Null where there is none, or the service is unavailable. */
  readonly content: ContentCall;
  /** Cache properties of the calls made so far. */
  inherited(): PageFreshness;
  /** The values in the page's address that those calls prove. */
  proof(): PageProof;
}

interface PageCallsOptions {
  readonly cachedCall: CachedCall;
  readonly waitUntil: (task: Promise<unknown>) => void;
  readonly requestId: string;
  readonly betting: Betting;
  /** The page's row of shared/url/screen-cache.table.ts. */
  readonly longest: Freshness;
  /** Options of every call of the page. */
  readonly shield?: PageShield;
  /** Left out where there is no content beside the page. */
  readonly readContent?: ReadContent;
}

const decoder = new TextDecoder();

// Every page rendered from a hot response reads it: parsed once, read-only by agreement.
const parsedBodies = new WeakMap<Entry, unknown>();

function bodyOf(entry: Entry): unknown {
  if (!parsedBodies.has(entry)) parsedBodies.set(entry, JSON.parse(decoder.decode(entry.body)));
  return parsedBodies.get(entry);
}

/** The registry's call at a path. Types let a page name no other path, so an unknown one is a fault of ours. */
function pageCallAt(path: string): Endpoint {
  const row = findCall("GET", path);
  if (row.found === "call" && row.call.access === "public") return row.call;
  throw new AppError("internal", { detail: `${path} is not a call for pages` });
}

/**
 * Calls of one page: in process, through the same cache as HTTP callers, recording the freshness for the page. They
 * never take a stale response: the page has a stale period itself, and the two would add up.
 */
export function createPageCalls({
  cachedCall,
  waitUntil,
  requestId,
  betting,
  longest,
  shield = NO_SHIELD,
  readContent = async () => ({ state: "none" }),
}: PageCallsOptions): PageCalls {
  const used: Entry[] = [];
  const provenValues = new Set<string>();
  const beside: Entry[] = [];
  let lacksContent = false;
  return {
    async call(path: CallPath, query: Readonly<Record<string, unknown>>): Promise<Success<never>> {
      try {
        const search = canonicalSearch({ ...query, ...shieldedQuery(shield, query) });
        const { entry } = await cachedCall(pageCallAt(path), search, {
          allowStale: false,
          waitUntil,
          requestId,
          betting,
        });
        used.push(entry);
        if (!isNegative(entry)) for (const value of provenBy(query)) provenValues.add(value);
        return bodyOf(entry) as Success<never>;
      } catch (error) {
        // The page makes an error screen of it; only here is it known which call failed.
        logFailure(error, { requestId, path });
        throw error;
      }
    },
    async content(path: CallPath, query: Readonly<Record<string, unknown>>): Promise<never | null> {
      const found = await readContent(pageCallAt(path), query, { waitUntil, requestId });
      if (found.state === "failed" || found.state === "held") lacksContent = true;
      if (!("entry" in found)) return null;
      // Content beside a page may be overdue while the service is unavailable: that does not make the page overdue.
      beside.push(found.entry);
      return found.data as never;
    },
    proof: () => ({ provenValues, answers: used.filter((entry) => !isNegative(entry)).map(bodyOf) }),
    inherited: () => inheritedFrom({ used, beside, lacksContent, longest }),
  };
}

interface PageSources {
  /** Responses of the page's calls. */
  readonly used: readonly Entry[];
  /** Content beside the page. */
  readonly beside: readonly Entry[];
  /** True if some of it is missing, or from before a failure. */
  readonly lacksContent: boolean;
  /** The longest freshness of the page's screen. */
  readonly longest: Freshness;
}

function inheritedFrom({ used, beside, lacksContent, longest }: PageSources): PageFreshness {
  const isContent = longest === "content";
  const all = [...used, ...beside];
  const changes = all.flatMap(({ nextChangeAtMs }) => (nextChangeAtMs === null ? [] : [nextChangeAtMs]));
  const ownFreshness = ({ freshness }: Entry): Freshness =>
    freshness === "content" && !isContent ? "minutes" : freshness;
  // Of content pages only: beside football it is as old as such a page and its own five seconds allow.
  const contentMs = used.flatMap((entry) =>
    isContent && entry.freshness === "content" && !entry.overdue ? [entry.madeAtMs] : [],
  );
  return {
    // A page that lacks its titles and menu must be renewed soon. An invalid response keeps its own freshness.
    freshness: all.map(ownFreshness).reduce(shorterOf, lacksContent ? "live" : longest),
    dueAtMs: contentMs.length === 0 ? null : Math.min(...contentMs) + CONTENT_AGE_MS,
    tags: [...new Set(all.flatMap((entry) => entry.tags))],
    nextChangeAtMs: changes.length === 0 ? null : Math.min(...changes),
    overdue: used.some((entry) => entry.overdue),
  };
}
