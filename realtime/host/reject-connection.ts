import { type ErrorCode, errorCatalogue } from "#shared/errors/index.ts";
import { refuse } from "../rooms/handshake.ts";

/** Opens a socket only to send the reason of its close: a browser cannot read the body of a refused handshake. */
export function rejectConnection(code: ErrorCode): Response {
  const { 0: theirs, 1: ours } = new WebSocketPair();
  ours.accept();
  for (const { message } of refuse(code, Date.now()).filter((effect) => effect.type === "reply")) {
    ours.send(JSON.stringify(message));
  }
  ours.close(errorCatalogue[code].close_code, code);
  return new Response(null, { status: 101, webSocket: theirs });
}
