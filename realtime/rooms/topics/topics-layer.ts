import type { Effect, EventOf, Reducer, RoomEvent, Step } from "../room.ts";
import {
  checkSource,
  isSourceTag,
  joinWatch,
  noWatch,
  type SourceWatch,
  takeHubResponse,
  wakeWatch,
  watchDueAt,
} from "./source-watch.ts";
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

/** The topics of a room, and its watch over the hub: the layers within know of neither. */

/** A room with topics. */
export interface WithTopics {
  readonly topics: {
    /** Null for a room that has none. */
    readonly source: TopicSource | null;
    readonly all: Topics;
    readonly watch: SourceWatch;
  };
}

export interface TopicPlan<State> {
  /** Source of the room's topics, by the room's name; null for a room that has none. */
  readonly sourceOf: (room: string) => TopicSource | null;
  /** Effect of an accepted signed message on topics: see {@link touchTopics}; null for none. */
  readonly touchOf: (body: unknown) => number | null;
  /** Whether changes are still to come in the room, so that its peers need the hub. */
  readonly expectsNews: (state: State) => boolean;
}

/** Topics of a room that has not woken. */
export const topicsAsleep: WithTopics = { topics: { source: null, all: noTopics, watch: noWatch } };

const changed = <State extends WithTopics>(state: State, topics: Partial<WithTopics["topics"]>): State => ({
  ...state,
  topics: { ...state.topics, ...topics },
});

// Peers that were sent the silence get its end, also where nothing more follows.
const isWatched = <State extends WithTopics>(plan: TopicPlan<State>, state: State): boolean =>
  state.topics.source !== null && (plan.expectsNews(state) || state.topics.watch.silent_since_ms !== null);

function wake<State extends WithTopics>(
  plan: TopicPlan<State>,
  state: State,
  event: EventOf<"woke">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const woke = inner(state, event, now);
  const source = plan.sourceOf(event.room);
  if (!source) return woke;
  const { topics, effects } = wakeTopics(event, source, now);
  const watched = wakeWatch(event, now);
  return {
    state: changed(woke.state, { source, all: topics, watch: watched.watch }),
    effects: [...woke.effects, ...watched.effects, ...effects],
  };
}

function join<State extends WithTopics>(
  state: State,
  event: EventOf<"joined">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const joined = inner(state, event, now);
  const { source, all, watch } = state.topics;
  const isIn = joined.effects.some((effect) => effect.type === "remember-peer" && effect.facts.joined);
  if (!isIn || !source) return joined;
  const { topics, topic, effects } = followTopic(all, event, source, now);
  const remembered = joined.effects.map(
    (effect): Effect =>
      effect.type === "remember-peer" ? { ...effect, facts: { ...effect.facts, topic } } : effect,
  );
  const watched = joinWatch(watch, now);
  return {
    state: changed(joined.state, { all: topics, watch: watched.watch }),
    effects: [...remembered, ...watched.effects, ...effects],
  };
}

function receive<State extends WithTopics>(
  plan: TopicPlan<State>,
  state: State,
  event: EventOf<"request-received">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const taken = inner(state, event, now);
  const isTaken = taken.effects.some((effect) => effect.type === "answer" && effect.answer.ok);
  const touch = isTaken ? plan.touchOf(event.body) : null;
  if (touch === null) return taken;
  return { ...taken, state: changed(taken.state, { all: touchTopics(state.topics.all, touch, now) }) };
}

function answered<State extends WithTopics>(
  state: State,
  event: EventOf<"answered">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const { source, all, watch } = state.topics;
  if (isSourceTag(event.tag)) {
    const next = takeHubResponse(watch, event, now);
    return { state: changed(state, { watch: next.watch }), effects: next.effects };
  }
  const pulled = source && answerTopics(all, event, source, now);
  if (!pulled) return inner(state, event, now);
  return { state: changed(state, { all: pulled.topics }), effects: pulled.effects };
}

function timerRang<State extends WithTopics>(
  plan: TopicPlan<State>,
  state: State,
  event: EventOf<"timer-rang">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  if (event.name === "topics") {
    const { topics, effects } = pullTopics(state.topics.all, event.followed, now);
    return { state: changed(state, { all: topics }), effects };
  }
  if (event.name !== "source-check") return inner(state, event, now);
  if (!isWatched(plan, state)) return { state, effects: [] };
  const { watch, effects } = checkSource(state.topics.watch, event.has_peers, now);
  return { state: changed(state, { watch }), effects };
}

/** Gives a room topics and a watch over the hub. */
export const topicsLayer =
  <State extends WithTopics>(plan: TopicPlan<State>) =>
  (state: State, event: RoomEvent, now: number, inner: Reducer<State>): Step<State> => {
    switch (event.type) {
      case "woke":
        return wake(plan, state, event, now, inner);
      case "joined":
        return join(state, event, now, inner);
      case "request-received":
        return receive(plan, state, event, now, inner);
      case "answered":
        return answered(state, event, now, inner);
      case "timer-rang":
        return timerRang(plan, state, event, now, inner);
      default:
        return inner(state, event, now);
    }
  };

/** When the layer's timers are due. */
export const topicsTimers = <State extends WithTopics>(plan: TopicPlan<State>, state: State) =>
  [
    ["topics", topicsDueAt(state.topics.all)],
    ["source-check", isWatched(plan, state) ? watchDueAt(state.topics.watch) : null],
  ] as const;
