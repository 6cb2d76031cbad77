import * as z from "zod/mini";
import { fieldErrors } from "#shared/api/index.ts";
import { ChangeSet } from "#shared/room/index.ts";
import { refuse } from "../handshake.ts";
import type { Answer, Effect, EventOf, Outcome, RoomAddress, RoomCore, RoomEvent } from "../room.ts";
import { timed } from "../timers.ts";
import { HUB_ADDRESS, HubCall } from "../wire/room-to-hub.ts";
import { enqueue, settle } from "./hub-outbox.ts";
import { afterPull, startPull, takeChanges } from "./hub-pull.ts";
import {
  asleep,
  finish,
  type HubState,
  type HubStep,
  hubDue,
  liveAddresses,
  loadHub,
  saveDelivered,
  silentSince,
} from "./hub-state.ts";
import { spendNonce } from "./used-nonces.ts";

/** The hub, room `hub/main`: it takes football data in and sends it to the rooms. Rules HUB-1 and up in SPEC.md. */

/** Messages that the hub accepts: the calls of rooms, and origin's change sets. */
const HubRequest = z.union([HubCall, ChangeSet]);

const answer = (value: Answer): Effect => ({ type: "answer", answer: value });

/** A signed request: origin's push, or a room that calls. */
function receive(state: HubState, event: EventOf<"request-received">, now: number): HubStep {
  const used = spendNonce(state.nonces, event.nonce, now);
  if (!used) return { state, effects: [answer({ ok: false, code: "request_replayed" })] };
  const remembered = { ...state, nonces: used.nonces };
  const save: Effect = { type: "save", put: used.put, remove: used.remove };
  const request = HubRequest.safeParse(event.body);
  if (!request.success) {
    const fields = fieldErrors(request.error);
    return { state: remembered, effects: [save, answer({ ok: false, code: "validation_failed", fields })] };
  }
  const { data } = request;
  const taken = "type" in data ? call(remembered, data) : push(remembered, data, now);
  const status = { silent_since_ms: silentSince(taken.state, now) };
  return { state: taken.state, effects: [save, ...taken.effects, answer({ ok: true, data: status })] };
}

/** A push also carries the time when the next stored row becomes true, which may be sooner than the next pull. */
function push(state: HubState, changes: ChangeSet, now: number): HubStep {
  const taken = takeChanges(state, changes, true, now);
  const { next_change_at_ms } = changes;
  if (next_change_at_ms === null) return taken;
  // Pulling at the old time at the latest costs nothing; the response has the exact next time.
  const pull_at_ms = Math.min(taken.state.pull_at_ms, Math.max(now, next_change_at_ms));
  return { state: { ...taken.state, pull_at_ms }, effects: taken.effects };
}

function call(state: HubState, request: HubCall): HubStep {
  if (request.type === "wake") return { state, effects: [] };
  const to = liveAddresses(state.list_rooms).find(({ room }) => room === request.room);
  if (!to) return { state, effects: [] };
  const rows = [...state.known.values()].map(({ as_of_ms, match }) => ({
    as_of_ms,
    edge_at_ms: null,
    match,
    rest: null,
    pushed: false,
  }));
  return { state: { ...state, outbox: enqueue(state.outbox, [{ to, states: rows }]) }, effects: [] };
}

/** Outcome of a delivery. A rejected delivery stays rejected; every other failure is retried. */
function endOf(outcome: Outcome | null): "delivered" | "refused" | "failed" {
  if (outcome?.status === 200) return "delivered";
  return outcome && [400, 404, 413, 422].includes(outcome.status) ? "refused" : "failed";
}

function afterDelivery(
  state: HubState,
  delivery: { readonly to: RoomAddress; readonly sent_at_ms: number },
  outcome: Outcome | null,
  now: number,
): HubStep {
  const end = endOf(outcome);
  const { outbox, done } = settle(state.outbox, delivery, end, now);
  const settled = saveDelivered({ ...state, outbox }, done);
  if (end !== "refused") return settled;
  const { to } = delivery;
  const text = `hub: ${to.party}/${to.room} refused a delivery (${outcome?.status})`;
  return { state: settled.state, effects: [...settled.effects, { type: "log", level: "warn", text }] };
}

function statusOf(state: HubState, now: number): Answer {
  const { as_of_ms, next_change_at_ms, known, last_pull, polling_since_ms, outbox } = state;
  const waiting = [...outbox.values()].reduce((sum, target) => sum + target.waiting.size, 0);
  return {
    ok: true,
    data: {
      hub: {
        as_of_ms: as_of_ms || null,
        next_change_at_ms,
        matches: known.size,
        waiting,
        source: polling_since_ms === null ? "changes" : "polling",
        last_pull,
        silent_since_ms: silentSince(state, now),
      },
    },
  };
}

function react(state: HubState, event: RoomEvent, now: number): HubStep {
  switch (event.type) {
    case "woke":
      return { state: loadHub(event, now), effects: [] };
    case "joined":
      return { state, effects: refuse("route_not_found", now) };
    case "message-received":
    case "ticket-shown":
      return { state, effects: [] };
    case "request-received":
      return receive(state, event, now);
    case "status-requested":
      return { state, effects: [answer(statusOf(state, now))] };
    case "answered":
      if (typeof event.tag === "object" && event.tag.want === "delivery")
        return afterDelivery(state, event.tag, event.outcome, now);
      return afterPull(state, event, now);
    case "timer-rang":
    case "ticked":
    case "peers-changed":
      return { state, effects: [] };
  }
}

/** A hub by another name does nothing: there is only one. */
function refuseOther(state: HubState, event: RoomEvent, now: number): HubStep {
  if (event.type === "joined") return { state, effects: refuse("route_not_found", now) };
  if (event.type === "status-requested" || event.type === "request-received")
    return { state, effects: [answer({ ok: false, code: "route_not_found" })] };
  return { state, effects: [] };
}

function step(state: HubState, event: RoomEvent, now: number): HubStep {
  if (event.type === "woke" && event.room !== HUB_ADDRESS.room)
    return { state: { ...asleep, room: event.room }, effects: [] };
  if (event.type !== "woke" && state.room !== HUB_ADDRESS.room) return refuseOther(state, event, now);
  const reacted = react(state, event, now);
  const pulled = startPull(reacted.state, now);
  return finish(pulled.state, [...reacted.effects, ...pulled.effects], now);
}

/** The hub, `hub/main`, which nobody joins: sends what origin publishes to list and match rooms. */
export const hubRoom: RoomCore<HubState> = {
  refusalOf: () => "route_not_found",
  asleep,
  step: timed(step, (state, now) => (state.room === HUB_ADDRESS.room ? hubDue(state, now) : {})),
  timers: ["hub"],
};
