import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { ChatMessage } from "#shared/chat/index.ts";
import type { Writer } from "#shared/room/ticket.ts";
import ChatPanel from "#web/features/chat/chat-panel.tsx";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import {
  createWantedSubprotocol,
  type RoomSubprotocol,
  type WantedSubprotocol,
} from "#web/platform/realtime/room-subprotocol.ts";
import { renderWithProviders } from "./render-page.tsx";

/** The panel of a chat, and the room that it talks with. */

export const NOW = 1_800_000_000_000;
export const me: Writer = {
  id: 7,
  nick_name: "Tôi",
  avatar: null,
  role: "reader",
  follows: false,
  muted_until_ms: null,
  issued_at_ms: 0,
};
export const by = (id: number, nick_name: string) => ({
  id,
  nick_name,
  avatar: null,
  role: "reader" as const,
});

/** Imports the lazy code of the panel. */
const loadLazyModules = () =>
  Promise.all([
    import("#shared/chat/chat-content.rules.ts"),
    import("#web/features/chat/log/chat-menu.tsx"),
    import("#web/features/chat/log/outgoing-row.tsx"),
    import("#web/features/chat/moderator-tools.tsx"),
    import("#web/features/chat/reader/filter-settings.tsx"),
    import("#web/features/chat/write/chat-form.tsx"),
    import("#web/features/chat/write/outcome-text.tsx"),
  ]);

/** Does something, and waits until the parts that it asks for are shown. */
async function actWithModules(done: () => void): Promise<void> {
  await act(async () => done());
  await act(async () => void (await loadLazyModules()));
}

/** Every test of a panel begins at `NOW`, in a browser that keeps nothing. */
export function freshPanels(): void {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.useRealTimers();
  });
}

let wanted: WantedSubprotocol;
/** What the page has said to the room since the panel was opened. */
export let sent: { client_id: string; type: string; text?: string }[];

/** The subprotocol that the page wants. */
export function Lender() {
  wanted = usePageStore(createWantedSubprotocol);
  return null;
}

/** The subprotocol of the chat. */
export const subprotocol = (): RoomSubprotocol => {
  if (!wanted.subprotocol) throw new Error("no subprotocol is wanted");
  return wanted.subprotocol;
};
/** What the room says, to a page that is shown it at once. */
export const pushRaw = (raw: object) =>
  actWithModules(() => {
    const message = { sent_at_ms: NOW, ...raw };
    if (!subprotocol().receive(message)) subprotocol().take(message);
  });
export const wantedSubprotocol = (): WantedSubprotocol => wanted;
let seq = 0;
/** The room tells messages. */
export const pushMessages = (...added: ChatMessage[]) =>
  pushRaw({ type: "chat-changed", epoch: "e", seq: ++seq, added });

/** A panel whose room has greeted it. */
export async function openPanel({
  writer = me,
  messages = [],
  place = "tab",
}: {
  writer?: Writer | null;
  messages?: ChatMessage[];
  place?: "tab" | "aside";
} = {}) {
  seq = 0;
  sent = [];
  const page = renderWithProviders(
    <>
      <Lender />
      <ChatPanel match_id={17} place={place} isOpen onCount={() => undefined} />
    </>,
    { now_ms: NOW },
  );
  subprotocol().opened({ send: (text) => sent.push(JSON.parse(text)) > 0, renew: () => {} });
  subprotocol().addToQuery(new URLSearchParams());
  await pushRaw({
    ...{ type: "chat-snapshot", epoch: "e", seq: 0, me: null, viewers: 12, messages },
    mode: { slow_seconds: 0, followers_only: false },
  });
  if (writer) await pushRaw({ type: "chat-me", me: writer });
  return page;
}
export const field = () => screen.getByLabelText<HTMLTextAreaElement>("Tin nhắn");
export const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
export const press = (key: string, more: object = {}) =>
  actWithModules(() => fireEvent.keyDown(field(), { key, ...more }));
export const click = (element: HTMLElement) => actWithModules(() => fireEvent.click(element));
/** What opens the menu of somebody's message. */
export const menuOf = (nick: string) =>
  screen.getByRole("button", { name: new RegExp(`^Tùy chọn cho tin của ${nick}`) });
/** The room refuses what was said last. */
export const refuseLast = (code: string, retry_at_ms: number | null) =>
  pushRaw({ type: "chat-refused", client_id: sent.at(-1)?.client_id, code, retry_at_ms });
export const rows = ({ container }: { container: HTMLElement }) =>
  [...container.querySelectorAll(".chat-text")].map(({ textContent }) => textContent);
