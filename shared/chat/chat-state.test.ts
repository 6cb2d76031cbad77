import { describe, expect, it } from "vitest";
import { aChatMessage } from "#tests/support/builders/chat-builders.ts";
import { CHAT_KEPT } from "./chat.table.ts";
import type { ChatMessage } from "./chat-message.schema.ts";
import { applyChatMessage, emptyChatState } from "./chat-state.ts";
import type { ChatChanged, ChatServerMessage } from "./room-to-client.ts";

const USUAL = { slow_seconds: 0, followers_only: false } as const;
const message = (n: number, fields: Partial<ChatMessage> = {}) => aChatMessage({ id: `e-${n}`, ...fields });
const snapshot = (messages: ChatMessage[]): ChatServerMessage => ({
  ...{
    type: "chat-snapshot",
    epoch: "e",
    seq: 4,
    sent_at_ms: 1,
    me: null,
    mode: USUAL,
    viewers: 7,
    messages,
  },
});
const changed = (seq: number, fields: Partial<ChatChanged>, epoch = "e"): ChatChanged => ({
  ...{ type: "chat-changed", epoch, seq, sent_at_ms: 1, ...fields },
});
const fold = (...messages: ChatServerMessage[]) => messages.reduce(applyChatMessage, emptyChatState);

describe("a page's chat state", () => {
  it("The state is the snapshot plus every change after it", () => {
    const state = fold(
      snapshot([message(1), message(2)]),
      changed(5, { added: [message(3)], reactions: [{ id: "e-2", counts: { like: 2 } }] }),
      changed(6, { removed: ["e-1"], mode: { slow_seconds: 30, followers_only: true } }),
    );
    expect(state).toEqual({
      sync: "synced",
      position: { epoch: "e", seq: 6 },
      me: null,
      mode: { slow_seconds: 30, followers_only: true },
      viewers: 7,
      messages: [message(2, { reactions: { like: 2 } }), message(3)],
    });
  });

  it("A change is not applied twice, and a missing one or another history needs a snapshot", () => {
    const state = fold(snapshot([]), changed(5, { added: [message(1)] }));
    expect(applyChatMessage(state, changed(5, { added: [message(1)] }))).toBe(state);
    expect(applyChatMessage(state, changed(7, {})).sync).toBe("resync-needed");
    expect(applyChatMessage(state, changed(6, {}, "f")).sync).toBe("resync-needed");
  });

  it("The state is synced again when the room confirms that nothing else is missing", () => {
    const resumed = (seq: number): ChatServerMessage => ({
      ...{ type: "chat-resumed", epoch: "e", seq, sent_at_ms: 1, me: null, viewers: 9 },
    });
    const state = { ...fold(snapshot([])), sync: "waiting" as const };
    expect(applyChatMessage(state, resumed(4))).toMatchObject({ sync: "synced", viewers: 9 });
    expect(applyChatMessage(state, resumed(5)).sync).toBe("resync-needed");
  });

  it("The state has a limited size, and is the same object when nothing changed", () => {
    const many = Array.from({ length: CHAT_KEPT + 5 }, (_, n) => message(n));
    const state = fold(snapshot([]), changed(5, { added: many }));
    expect(state.messages).toEqual(many.slice(5));
    const viewers: ChatServerMessage = { type: "chat-viewers", sent_at_ms: 1, viewers: 7 };
    expect(applyChatMessage(state, viewers)).toBe(state);
    const sentMessage: ChatServerMessage = {
      ...{ type: "chat-accepted", sent_at_ms: 1, client_id: "c", message_id: null },
    };
    expect(applyChatMessage(state, sentMessage)).toBe(state);
  });
});
