import type { Effect, RoomCore, RoomEvent, Step } from "./room.ts";
import type { TopicTag } from "./topic.ts";
import {
  answerTopics,
  followTopic,
  noTopics,
  pullTopics,
  type TopicSource,
  type Topics,
  topicsDueAt,
  touchTopics,
  wakeTopics,
} from "./topics.ts";

/**
 * A room with topics around a room without: the one inside goes on as if there were none. What both need is shared
 * here: the peer's facts and the one alarm.
 */

interface WithTopics<State> {
  readonly inside: State;
  readonly source: TopicSource | null;
  readonly topics: Topics;
  /** When the room inside wants to be rung; 0 for with the next alarm, null for never. */
  readonly inside_ring_ms: number | null;
  /** What the alarm is set to; null for not known to be set. */
  readonly ring_at_ms: number | null;
}

interface TopicPlan {
  /** Where topics of the room by this name come from; null for a room that has none. */
  readonly sourceOf: (room: string) => TopicSource | null;
  /** What a signed message that was taken means for topics: see {@link touchTopics}; null for nothing. */
  readonly touchOf: (body: unknown) => number | null;
}

/** Gives a room topics. */
export function withTopics<State, Tag>(
  core: RoomCore<State, Tag>,
  plan: TopicPlan,
): RoomCore<WithTopics<State>, Tag | TopicTag> {
  type Whole = WithTopics<State>;
  type Event = RoomEvent<Tag | TopicTag>;
  type Out = Step<Whole, Tag | TopicTag>;

  /** Hands an event to the room inside; its alarm becomes a wish. */
  function insideStep(state: Whole, event: Event, now: number): Out {
    const { state: inside, effects } = core.step(state.inside, event as RoomEvent<Tag>, now);
    const rings = effects.filter((effect) => effect.type === "ring-at");
    const forgets = effects.some((effect) => effect.type === "forget");
    const before = forgets ? null : state.inside_ring_ms;
    return {
      state: {
        ...state,
        inside,
        inside_ring_ms: rings.at(-1)?.at_ms ?? before,
        // Both take the alarm's place, or the alarm itself, away.
        ring_at_ms: forgets || rings.length > 0 ? null : state.ring_at_ms,
      },
      effects: effects.filter((effect) => effect.type !== "ring-at"),
    };
  }

  function wake(event: Extract<Event, { type: "woke" }>, now: number): Out {
    const source = plan.sourceOf(event.room);
    // An alarm that was set before may be the inside's: the first that rings is for both.
    const asleep = { inside: core.asleep, source, topics: noTopics, inside_ring_ms: 0, ring_at_ms: null };
    const woke = insideStep(asleep, event, now);
    if (!source) return woke;
    const { topics, effects } = wakeTopics(event, source, now);
    return { state: { ...woke.state, topics }, effects: [...woke.effects, ...effects] };
  }

  function join(state: Whole, event: Extract<Event, { type: "joined" }>, now: number): Out {
    const joined = insideStep(state, event, now);
    const isIn = joined.effects.some((effect) => effect.type === "remember-peer" && effect.facts.joined);
    if (!isIn || !state.source) return joined;
    const { topics, topic, effects } = followTopic(state.topics, event, state.source, now);
    const known = joined.effects.map(
      (effect): Effect<Tag | TopicTag> =>
        effect.type === "remember-peer" ? { ...effect, facts: { ...effect.facts, topic } } : effect,
    );
    return { state: { ...joined.state, topics }, effects: [...known, ...effects] };
  }

  function receive(state: Whole, event: Extract<Event, { type: "received" }>, now: number): Out {
    const taken = insideStep(state, event, now);
    const isTaken = taken.effects.some((effect) => effect.type === "answer" && effect.answer.ok);
    const touch = isTaken ? plan.touchOf(event.body) : null;
    if (touch === null) return taken;
    return { ...taken, state: { ...taken.state, topics: touchTopics(state.topics, touch, now) } };
  }

  function ring(before: Whole, event: Extract<Event, { type: "alarm-rang" }>, now: number): Out {
    const { topics, effects } = pullTopics(before.topics, event.followed, now);
    const state = { ...before, topics, ring_at_ms: null };
    if (state.inside_ring_ms === null || state.inside_ring_ms > now) return { state, effects };
    const rang = insideStep({ ...state, inside_ring_ms: null }, event, now);
    return { state: rang.state, effects: [...rang.effects, ...effects] };
  }

  function react(state: Whole, event: Event, now: number): Out {
    if (event.type === "woke") return wake(event, now);
    if (event.type === "joined") return join(state, event, now);
    if (event.type === "received") return receive(state, event, now);
    if (event.type === "alarm-rang") return ring(state, event, now);
    const answered =
      event.type === "answered" && state.source ? answerTopics(state.topics, event, state.source, now) : null;
    if (!answered) return insideStep(state, event, now);
    return { state: { ...state, topics: answered.topics }, effects: answered.effects };
  }

  /** Every event ends with the one alarm set to what is due first. */
  function step(before: Whole, event: Event, now: number): Out {
    const { state, effects } = react(before, event, now);
    const due = [state.inside_ring_ms || null, topicsDueAt(state.topics)].filter((at) => at !== null);
    if (due.length === 0) return { state, effects };
    const at_ms = Math.min(...due);
    if (at_ms === state.ring_at_ms) return { state, effects };
    return { state: { ...state, ring_at_ms: at_ms }, effects: [...effects, { type: "ring-at", at_ms }] };
  }

  return {
    refusalOf: core.refusalOf,
    asleep: { inside: core.asleep, source: null, topics: noTopics, inside_ring_ms: 0, ring_at_ms: null },
    step,
  };
}
