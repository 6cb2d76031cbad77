import type { Odds } from "#shared/odds/index.ts";
import type { OddsChanged } from "#shared/room/index.ts";
import { asOfMs, isUnknownCompany, nextChangeMs } from "../answers.ts";
import { beginHistory, type History, missedSince, publish } from "../history.ts";
import { type Effect, type EventOf, type Outcome, retryDelayMs } from "../room.ts";
import { firstRows, type IsFresh, nextRows, sentRows, type TopicRows } from "./topic-rows.ts";

/** One topic of a room: its history, the source's last rows, and the time of the next request. */

/** Pulls of a topic are at least so far apart. */
const APART_MS = 1_000;
/** A stored price is pulled this long after its time, so that it is true by then on the other side too. */
const AFTER_CHANGE_MS = 25;
/** Longest silence between two pulls. */
const FALLBACK_MS = 5_000;
/** Interval of requests for a topic that the site does not know. */
const NOTHING_MS = 30_000;
/** A response older than its push came out of a cache: it is requested again after so long, doubling, so often. */
const OUTDATED_MS = 250;
const OUTDATED_MAX = 4;
/** A pull that has not ended by then has died; the host gives up long before. */
const PULL_LOST_MS = 10_000;

type Broadcast = Omit<OddsChanged, "epoch" | "seq">;

/** The tag of a topic's pulls. */
export const tagOf = (name: string) => `topic:${name}` as const;

/** The state of a topic. Times are milliseconds UTC. */
export interface Topic {
  readonly name: string;
  /** Paths at the source: the first one that is not unknown there (404) is used. Never empty. */
  readonly paths: readonly string[];
  readonly history: History<Broadcast>;
  /** Null before the first answer. */
  readonly rows: TopicRows | null;
  /** When the last pull began; 0 for never. */
  readonly pulled_at_ms: number;
  readonly pulling: boolean;
  /** Null without followers, as far as is known. */
  readonly pull_at_ms: number | null;
  /** Only a response true as of this time or later covers the last push; the pull under way began with `needs_ms`. */
  readonly wanted_ms: number;
  readonly needs_ms: number;
  /** The source does not know the company: visitors can make up any. */
  readonly unknown: boolean;
  /** Outdated responses in a row. */
  readonly outdated: number;
  readonly failures: number;
}

interface TopicStep {
  readonly topic: Topic;
  readonly effects: readonly Effect[];
}

/** A topic without any request yet. */
export function beginTopic(name: string, paths: readonly string[], epoch: string): Topic {
  return {
    name,
    paths,
    history: beginHistory<Broadcast>(epoch).history,
    rows: null,
    pulled_at_ms: 0,
    pulling: false,
    pull_at_ms: null,
    wanted_ms: 0,
    needs_ms: 0,
    unknown: false,
    outdated: 0,
    failures: 0,
  };
}

/** Time of the topic's next request, or of giving up on the one under way; null without followers. */
export const topicDueAt = ({ pulling, pulled_at_ms, pull_at_ms }: Topic): number | null =>
  pulling ? pulled_at_ms + PULL_LOST_MS : pull_at_ms;

/** Sends the request now. */
export function pullTopic(topic: Topic, now: number): TopicStep {
  return {
    topic: { ...topic, pulling: true, pulled_at_ms: now, pull_at_ms: null, needs_ms: topic.wanted_ms },
    // Signed for the calls that only rooms may make; the others do not mind.
    effects: [{ type: "pull", tag: tagOf(topic.name), path: topic.paths[0] ?? "", signed: true }],
  };
}

/** No followers are left. The state stays, for those who come back. */
export const restTopic = (topic: Topic): Topic => ({ ...topic, pulling: false, pull_at_ms: null });

/** A follower joined: changes since the last follower left are requested. */
export function resumeTopic(topic: Topic, now: number): TopicStep {
  if (topicDueAt(topic) !== null) return { topic, effects: [] };
  const pull_at_ms = topic.pulled_at_ms + APART_MS;
  return pull_at_ms <= now ? pullTopic(topic, now) : { topic: { ...topic, pull_at_ms }, effects: [] };
}

/** There is news: requests soon. With `wanted_ms` responses have to be true as of then; 0 leaves that to the source. */
export function touchTopic(topic: Topic, wanted_ms: number, now: number): Topic {
  if (topicDueAt(topic) === null) return topic;
  // News is of others: it is no company that there is not.
  if (topic.unknown) return topic;
  const soon = Math.max(now, topic.pulled_at_ms + APART_MS);
  const pull_at_ms = topic.pulling ? null : Math.min(topic.pull_at_ms ?? soon, soon);
  return { ...topic, pull_at_ms, wanted_ms: Math.max(topic.wanted_ms, wanted_ms) };
}

/** Messages for a peer that comes with this `since`: the missed ones, or a snapshot. */
export function greetingOf(topic: Topic, since: string | null, now: number): readonly object[] {
  const { name, history, rows } = topic;
  // Before the first response there is nothing to send; it is broadcast as a snapshot to all followers.
  if (!rows) return [];
  const { epoch, seq } = history;
  const place = { topic: name, epoch, seq, sent_at_ms: now };
  const missed = missedSince(history, since);
  if (missed) return [...missed, { type: "odds-resumed", ...place }];
  return [{ type: "odds-snapshot", ...place, as_of_ms: rows.as_of_ms, odds: sentRows(rows) }];
}

/** Time of the next request after a response that is true as of then. */
function nextPull(topic: Topic, as_of_ms: number, outcome: Outcome, now: number): Partial<Topic> {
  const { pulled_at_ms, needs_ms, wanted_ms, outdated } = topic;
  if (as_of_ms < needs_ms && outdated < OUTDATED_MAX)
    return { pull_at_ms: now + OUTDATED_MS * 2 ** outdated, outdated: outdated + 1 };
  const soonest = Math.max(now, pulled_at_ms + APART_MS);
  if (wanted_ms > needs_ms && as_of_ms < wanted_ms) return { pull_at_ms: soonest, outdated: 0 };
  const changesAt = nextChangeMs(outcome) ?? Number.POSITIVE_INFINITY;
  const due = Math.min(now + FALLBACK_MS, changesAt + AFTER_CHANGE_MS);
  return { pull_at_ms: Math.max(soonest, due), outdated: 0, wanted_ms: 0, needs_ms: 0 };
}

interface Source {
  /** The rows of a response, null for an invalid one. */
  readonly read: (outcome: Outcome | null) => Odds[] | null;
  readonly isFresh: IsFresh;
}
type Answered = Pick<EventOf<"answered">, "outcome" | "sent_at_ms">;

/** Handles the response, or a failure. All changes are one broadcast. */
export function afterTopicPull(
  topic: Topic,
  { outcome, sent_at_ms }: Answered,
  source: Source,
  now: number,
): TopicStep {
  const nothing = outcome?.status === 404;
  const unknown = nothing && isUnknownCompany(outcome);
  if (nothing && !unknown && topic.paths.length > 1) {
    return pullTopic({ ...topic, paths: topic.paths.slice(1) }, now);
  }
  const odds = nothing ? [] : source.read(outcome);
  if (!outcome || !odds) {
    const failures = topic.failures + 1;
    const pull_at_ms = now + retryDelayMs(failures);
    return { topic: { ...topic, pulling: false, failures, pull_at_ms }, effects: [] };
  }
  const as_of_ms = asOfMs(outcome, sent_at_ms);
  const next = nothing ? { pull_at_ms: now + NOTHING_MS } : nextPull(topic, as_of_ms, outcome, now);
  const taken = { ...topic, pulling: false, failures: 0, unknown, ...next };
  return takeOdds(taken, odds, as_of_ms, source.isFresh, now);
}

/** Applies a response and broadcasts it; one older than the last is ignored. */
function takeOdds(
  topic: Topic,
  odds: readonly Odds[],
  as_of_ms: number,
  isFresh: IsFresh,
  now: number,
): TopicStep {
  const { name } = topic;
  const broadcast = (next: Topic, message: object | undefined): TopicStep => ({
    topic: next,
    effects: message ? [{ type: "broadcast", topic: name, message }] : [],
  });
  if (!topic.rows) {
    const begun = { ...topic, rows: firstRows(odds, as_of_ms, isFresh, now) };
    return broadcast(begun, greetingOf(begun, null, now)[0]);
  }
  if (as_of_ms < topic.rows.as_of_ms) return broadcast(topic, undefined);
  const { rows, difference } = nextRows(topic.rows, odds, as_of_ms, isFresh, now);
  if (!difference) return broadcast({ ...topic, rows }, undefined);
  const oddsChanged = {
    type: "odds-changed",
    topic: name,
    sent_at_ms: now,
    at_ms: as_of_ms,
    ...difference,
  } as const;
  const { history, message } = publish(topic.history, oddsChanged);
  return broadcast({ ...topic, rows, history }, message);
}
