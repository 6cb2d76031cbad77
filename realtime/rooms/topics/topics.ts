import type { ErrorCode } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Odds } from "#shared/odds/index.ts";
import type { Effect, EventOf, Outcome } from "../room.ts";
import { earliest } from "../timers.ts";
import {
  afterTopicPull,
  beginTopic,
  greetingOf,
  pullTopic,
  restTopic,
  resumeTopic,
  type Topic,
  tagOf,
  topicDueAt,
  touchTopic,
} from "./topic.ts";
import type { IsFresh } from "./topic-rows.ts";

/**
 * Topics of a room: histories beside the main one, for the peers that request them. The room queries the site itself,
 * only while a topic has followers, and stores nothing of it. Rules ODDS-1 and up in SPEC.md.
 */

/** Topics of one room; a list room has one for each followed company. */
export const TOPICS_MAX = 64;

/** All topics of a room, by name. Those without followers stay as they are and are not pulled. */
export interface Topics {
  readonly betting: Betting;
  /** Begins their epochs; another one each time the room wakes. */
  readonly nonce: string;
  readonly begun: number;
  readonly all: ReadonlyMap<string, Topic>;
}

/** Composition of a room's topics. */
export interface TopicSource {
  /** The paths that answer, the best first; null for a topic that there is not. */
  readonly pathsOf: (topic: string) => readonly string[] | null;
  /** The rows of a response, null for an invalid one. */
  readonly read: (outcome: Outcome | null) => Odds[] | null;
  readonly isFresh: IsFresh;
}

interface TopicsStep {
  readonly topics: Topics;
  readonly effects: readonly Effect[];
}

/** Topics of a room that is not awake. */
export const noTopics: Topics = { betting: "shown", nonce: "", begun: 0, all: new Map() };

const withTopic = (topics: Topics, topic: Topic): Topics => ({
  ...topics,
  all: new Map(topics.all).set(topic.name, topic),
});

/** When the first topic is due; null for none. */
export function topicsDueAt({ all }: Topics): number | null {
  return earliest([...all.values()].map(topicDueAt));
}

/** Requests the topics that are due and followed, and lets the others rest. To be called when the timer rings. */
export function pullTopics(before: Topics, followed: readonly string[], now: number): TopicsStep {
  const all = new Map(before.all);
  const effects: Effect[] = [];
  for (const [name, topic] of all) {
    const due = topicDueAt(topic);
    if (due === null || due > now) continue;
    const pulled = followed.includes(name) ? pullTopic(topic, now) : { topic: restTopic(topic), effects: [] };
    all.set(name, pulled.topic);
    effects.push(...pulled.effects);
  }
  return { topics: { ...before, all }, effects };
}

/**
 * Makes room for one more topic by dropping one without followers or data: requests for unknown companies must not cost
 * other readers their prices. Null when all are followed.
 */
function withRoom(topics: Topics): Topics | null {
  if (topics.all.size < TOPICS_MAX) return topics;
  const idle = [...topics.all.values()].find((topic) => topic.unknown || topicDueAt(topic) === null);
  if (!idle) return null;
  return { ...topics, all: new Map([...topics.all].filter(([name]) => name !== idle.name)) };
}

/** The topics with this one among them; a code when it is not given. */
function begin(topics: Topics, name: string, source: TopicSource): Topics | ErrorCode {
  if (topics.betting === "hidden") return "betting_hidden";
  const paths = source.pathsOf(name);
  if (paths === null) return "data_not_found";
  if (topics.all.has(name)) return topics;
  const roomy = withRoom(topics);
  if (!roomy) return "too_many_requests";
  const epoch = `${topics.nonce.slice(0, 24)}-${topics.begun}`;
  return { ...withTopic(roomy, beginTopic(name, paths, epoch)), begun: topics.begun + 1 };
}

/**
 * Topics of a room that woke. Followers stayed connected without them: the new history begins with a snapshot for them.
 */
export function wakeTopics(
  { betting, nonce, followed }: EventOf<"woke">,
  source: TopicSource,
  now: number,
): TopicsStep {
  let topics: Topics = { ...noTopics, betting, nonce };
  for (const name of followed) {
    const begun = begin(topics, name, source);
    if (typeof begun !== "string") topics = begun;
  }
  const all = new Map([...topics.all].map(([name, topic]) => [name, { ...topic, pull_at_ms: now }] as const));
  return pullTopics({ ...topics, all }, followed, now);
}

/**
 * Subscribes a new peer to its topic. A refused topic gets a code, and the peer stays for the rest: its page must not
 * lose the scores over it.
 */
export function followTopic(
  topics: Topics,
  { topic: name, topic_since }: EventOf<"joined">,
  source: TopicSource,
  now: number,
): TopicsStep & { readonly topic: string | null } {
  if (name === null) return { topics, effects: [], topic: null };
  const reply = (message: object) => ({ type: "reply", message }) as const;
  const begun = begin(topics, name, source);
  if (typeof begun === "string") {
    return { topics, effects: [reply({ type: "error", code: begun, sent_at_ms: now })], topic: null };
  }
  const topic = begun.all.get(name);
  if (!topic) return { topics, effects: [], topic: null };
  const resumed = resumeTopic(topic, now);
  const greeting = greetingOf(topic, topic_since, now).map(reply);
  return { topics: withTopic(begun, resumed.topic), effects: [...greeting, ...resumed.effects], topic: name };
}

/** The hub sent the room something: followed topics are requested soon. `wanted_ms` as in {@link touchTopic}. */
export function touchTopics(topics: Topics, wanted_ms: number, now: number): Topics {
  const all = [...topics.all].map(([name, topic]) => [name, touchTopic(topic, wanted_ms, now)] as const);
  return { ...topics, all: new Map(all) };
}

/** Takes the end of a pull; null when it is none of a topic's. */
export function answerTopics(
  topics: Topics,
  event: EventOf<"answered">,
  source: TopicSource,
  now: number,
): TopicsStep | null {
  const { tag } = event;
  if (typeof tag !== "string" || !tag.startsWith(tagOf(""))) return null;
  const topic = topics.all.get(tag.slice(tagOf("").length));
  if (!topic) return { topics, effects: [] };
  const taken = afterTopicPull(topic, event, source, now);
  return { topics: withTopic(topics, taken.topic), effects: taken.effects };
}
