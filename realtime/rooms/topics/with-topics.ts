import type { Effect, RoomCore, RoomEvent, Step } from "../room.ts";
import { alarmAsleep, ringsInside, type SharedAlarm, setAlarm, takeStep } from "../timers.ts";
import {
  answerWatch,
  joinWatch,
  noWatch,
  ringWatch,
  type SourceWatch,
  type WatchTag,
  wakeWatch,
  watchDueAt,
} from "./source-watch.ts";
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
 * Adds topics and hub monitoring to a room: the inner room runs as if there were neither. The shared state is here: the
 * peer's facts and the one alarm.
 */

interface WithTopics<State> extends SharedAlarm {
  readonly inside: State;
  readonly source: TopicSource | null;
  readonly topics: Topics;
  readonly watch: SourceWatch;
}

interface TopicPlan<State> {
  /** Source of the room's topics, by the room's name; null for a room that has none. */
  readonly sourceOf: (room: string) => TopicSource | null;
  /** Effect of an accepted signed message on topics: see {@link touchTopics}; null for none. */
  readonly touchOf: (body: unknown) => number | null;
  /** Whether changes are still to come in the room, so that its peers need the hub. */
  readonly expectsNews: (inside: State) => boolean;
}

/** Gives a room topics. */
export function withTopics<State, Tag>(
  core: RoomCore<State, Tag>,
  plan: TopicPlan<State>,
): RoomCore<WithTopics<State>, Tag | TopicTag | WatchTag> {
  type Whole = WithTopics<State>;
  type AnyTag = Tag | TopicTag | WatchTag;
  type Event = RoomEvent<AnyTag>;
  type Out = Step<Whole, AnyTag>;

  const asleep: Whole = {
    inside: core.asleep,
    source: null,
    topics: noTopics,
    watch: noWatch,
    ...alarmAsleep,
  };

  // Peers that were sent the silence get its end, also where nothing more follows.
  const isWatched = ({ source, inside, watch }: Whole): boolean =>
    source !== null && (plan.expectsNews(inside) || watch.silent_since_ms !== null);

  /** Hands an event to the inner room; its alarm becomes a timer. */
  function insideStep(state: Whole, event: Event, now: number): Out {
    const { state: inside, effects } = core.step(state.inside, event as RoomEvent<Tag>, now);
    return takeStep<Whole, AnyTag>({ ...state, inside }, effects);
  }

  function wake(event: Extract<Event, { type: "woke" }>, now: number): Out {
    const source = plan.sourceOf(event.room);
    const woke = insideStep({ ...asleep, source }, event, now);
    if (!source) return woke;
    const { topics, effects } = wakeTopics(event, source, now);
    const watched = wakeWatch(event, now);
    return {
      state: { ...woke.state, topics, watch: watched.watch },
      effects: [...woke.effects, ...watched.effects, ...effects],
    };
  }

  function join(state: Whole, event: Extract<Event, { type: "joined" }>, now: number): Out {
    const joined = insideStep(state, event, now);
    const isIn = joined.effects.some((effect) => effect.type === "remember-peer" && effect.facts.joined);
    if (!isIn || !state.source) return joined;
    const { topics, topic, effects } = followTopic(state.topics, event, state.source, now);
    const known = joined.effects.map(
      (effect): Effect<AnyTag> =>
        effect.type === "remember-peer" ? { ...effect, facts: { ...effect.facts, topic } } : effect,
    );
    const watched = joinWatch(state.watch, now);
    return {
      state: { ...joined.state, topics, watch: watched.watch },
      effects: [...known, ...watched.effects, ...effects],
    };
  }

  function receive(state: Whole, event: Extract<Event, { type: "received" }>, now: number): Out {
    const taken = insideStep(state, event, now);
    const isTaken = taken.effects.some((effect) => effect.type === "answer" && effect.answer.ok);
    const touch = isTaken ? plan.touchOf(event.body) : null;
    if (touch === null) return taken;
    return { ...taken, state: { ...taken.state, topics: touchTopics(state.topics, touch, now) } };
  }

  function ring(before: Whole, event: Extract<Event, { type: "alarm-rang" }>, now: number): Out {
    const pulled = pullTopics(before.topics, event.followed, now);
    const watched = isWatched(before)
      ? ringWatch(before.watch, event.has_peers, now)
      : { watch: before.watch, effects: [] };
    const effects = [...watched.effects, ...pulled.effects];
    const state = { ...before, topics: pulled.topics, watch: watched.watch, ring_at_ms: null };
    if (!ringsInside(state, now)) return { state, effects };
    const rang = insideStep({ ...state, inside_ring_ms: null }, event, now);
    return { state: rang.state, effects: [...rang.effects, ...effects] };
  }

  function react(state: Whole, event: Event, now: number): Out {
    if (event.type === "woke") return wake(event, now);
    if (event.type === "joined") return join(state, event, now);
    if (event.type === "received") return receive(state, event, now);
    if (event.type === "alarm-rang") return ring(state, event, now);
    if (event.type === "answered" && event.tag === "hub-watched") {
      const { watch, effects } = answerWatch(state.watch, event, now);
      return { state: { ...state, watch }, effects };
    }
    const answered =
      event.type === "answered" && state.source ? answerTopics(state.topics, event, state.source, now) : null;
    if (!answered) return insideStep(state, event, now);
    return { state: { ...state, topics: answered.topics }, effects: answered.effects };
  }

  /** Every event ends with the one alarm set to the earliest due time. */
  function step(before: Whole, event: Event, now: number): Out {
    const reacted = react(before, event, now);
    const { topics, watch } = reacted.state;
    return setAlarm(reacted, [topicsDueAt(topics), isWatched(reacted.state) ? watchDueAt(watch) : null]);
  }

  return { refusalOf: core.refusalOf, asleep, step };
}
