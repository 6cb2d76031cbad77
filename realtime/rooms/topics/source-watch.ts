import type { SourceStatus } from "#shared/room/index.ts";
import type { Effect, EventOf, Outcome, RequestTag } from "../room.ts";
import { HubResponse } from "../wire/hub-to-room.ts";
import { HUB_ADDRESS, type HubCall } from "../wire/room-to-hub.ts";

/**
 * Whether football data comes in: a match without events and a dead hub look the same to a page, so the room queries
 * the hub and sends each change. Rules FRESH-3 and up in SPEC.md.
 */

/** Delay from the first peer to the first query: the hub's message may arrive first. */
const FIRST_CHECK_MS = 1_000;
/** Between two questions while all is well. */
const CHECK_EVERY_MS = 30_000;
/** The same while it is not. */
const CHECK_AGAIN_MS = 5_000;
/** Unanswered queries after which the hub counts as gone. */
const UNANSWERED_MAX = 3;

const SILENT_KEY = "source_silent_since_ms";

export interface SourceWatch {
  /** A peer joined, and no check has found the room empty since. */
  readonly has_listeners: boolean;
  readonly check_at_ms: number;
  /** When the first of the questions went out that have had no answer, and how many there are. */
  readonly unanswered: { readonly since_ms: number; readonly count: number } | null;
  /** The silence that peers were sent: since when the source is silent, null while it is not. */
  readonly silent_since_ms: number | null;
}

interface WatchStep {
  readonly watch: SourceWatch;
  readonly effects: readonly Effect[];
}

/** Whether a response is the hub's to a check. */
export const isSourceTag = (tag: RequestTag): boolean => tag === "hub-watched";

/** State of a room that never had a peer. */
export const noWatch: SourceWatch = {
  has_listeners: false,
  check_at_ms: 0,
  unanswered: null,
  silent_since_ms: null,
};

const forgetSilence: Effect = { type: "save", remove: [SILENT_KEY] };

/** Peers that stayed while the room was evicted know the last status they were sent. */
export function wakeWatch(event: EventOf<"woke">, now: number): WatchStep {
  const stored = event.stored.get(SILENT_KEY);
  const silent = typeof stored === "number" ? stored : null;
  const check_at_ms = now + FIRST_CHECK_MS;
  if (event.has_peers)
    return { watch: { ...noWatch, has_listeners: true, check_at_ms, silent_since_ms: silent }, effects: [] };
  return { watch: noWatch, effects: silent === null ? [] : [forgetSilence] };
}

const statusMessage = (silent_since_ms: number | null, now: number): SourceStatus =>
  silent_since_ms === null
    ? { type: "source-alive", sent_at_ms: now }
    : { type: "source-silent", since_ms: silent_since_ms, sent_at_ms: now };

/** A peer is connected. */
export function joinWatch(watch: SourceWatch, now: number): WatchStep {
  const { silent_since_ms } = watch;
  return {
    watch: watch.has_listeners ? watch : { ...watch, has_listeners: true, check_at_ms: now + FIRST_CHECK_MS },
    effects:
      silent_since_ms === null ? [] : [{ type: "reply", message: statusMessage(silent_since_ms, now) }],
  };
}

/** Time of the next query; null without peers. */
export const watchDueAt = ({ has_listeners, check_at_ms }: SourceWatch): number | null =>
  has_listeners ? check_at_ms : null;

/** The timer: queries when it is time, unless no peer is left. */
export function checkSource(watch: SourceWatch, has_peers: boolean, now: number): WatchStep {
  if (!watch.has_listeners || now < watch.check_at_ms) return { watch, effects: [] };
  if (!has_peers) return { watch: noWatch, effects: watch.silent_since_ms === null ? [] : [forgetSilence] };
  const body: HubCall = { type: "wake" };
  return {
    watch: { ...watch, check_at_ms: now + CHECK_EVERY_MS },
    effects: [{ type: "forward", tag: "hub-watched", to: HUB_ADDRESS, body }],
  };
}

type SourceFinding = Pick<SourceWatch, "unanswered" | "silent_since_ms">;

/** Result of a response, or of a failure. A single lost response means nothing yet. */
function findingOf(watch: SourceWatch, outcome: Outcome | null, sent_at_ms: number): SourceFinding {
  const answer = outcome?.status === 200 ? HubResponse.safeParse(outcome.body) : null;
  if (answer?.success) return { unanswered: null, silent_since_ms: answer.data.data.silent_since_ms };
  const { since_ms, count } = watch.unanswered ?? { since_ms: sent_at_ms, count: 0 };
  const isGone = count + 1 >= UNANSWERED_MAX;
  return {
    unanswered: { since_ms, count: count + 1 },
    silent_since_ms: isGone ? since_ms : watch.silent_since_ms,
  };
}

/** The hub answered, or did not. */
export function takeHubResponse(
  before: SourceWatch,
  { outcome, sent_at_ms }: EventOf<"answered">,
  now: number,
): WatchStep {
  const finding = findingOf(before, outcome, sent_at_ms);
  const isWell = finding.unanswered === null && finding.silent_since_ms === null;
  const watch = { ...before, ...finding, check_at_ms: now + (isWell ? CHECK_EVERY_MS : CHECK_AGAIN_MS) };
  const wasSilent = before.silent_since_ms !== null;
  if (wasSilent === (finding.silent_since_ms !== null))
    return { watch: { ...watch, silent_since_ms: before.silent_since_ms }, effects: [] };
  const save: Effect = wasSilent
    ? forgetSilence
    : { type: "save", put: { [SILENT_KEY]: finding.silent_since_ms } };
  return {
    watch,
    effects: [save, { type: "broadcast", message: statusMessage(finding.silent_since_ms, now) }],
  };
}
