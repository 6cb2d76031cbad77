import { signTicket, type Writer } from "#shared/room/index.ts";
import type { TestSocket } from "./realtime-socket.ts";

/** Sends a room its first ticket over a socket, as a page does after the greeting; resolves with the room's answer. */
export function showTicket(socket: TestSocket, ticket: string): Promise<{ readonly me: Writer | null }> {
  socket.send(JSON.stringify({ type: "chat-ticket", ticket }));
  return socket.waitFor((text) => (text.includes('"chat-me"') ? JSON.parse(text) : null));
}

/** A fresh ticket for the room of a match. */
export async function ticketFor(secret: string, writer: Writer, matchId: number): Promise<string> {
  const now = Date.now();
  return (await signTicket(secret, { ...writer, issued_at_ms: now }, matchId, now)).ticket;
}
