import { SIGNATURE_HEADER, signRequest } from "#shared/room/index.ts";
import type { RoomHarness } from "./room-harness.ts";

/** Headers that sign a request as of now; a POST unless its method is given. */
export async function signatureHeaders(
  secret: string,
  { method = "POST", path, body = "" }: { method?: string; path: string; body?: string },
  now = Date.now(),
) {
  return { [SIGNATURE_HEADER]: await signRequest(secret, { method, path, body }, now, crypto.randomUUID()) };
}

/** Posts to a room as origin does: JSON with a signature. `sendAgain` replays it. */
export async function signedPost(host: RoomHarness, secret: string, path: string, value: unknown) {
  const body = JSON.stringify(value);
  const signature = await signatureHeaders(secret, { path, body });
  const headers = { "content-type": "application/json", ...signature };
  const sendAgain = () => host.request(path, { method: "POST", headers, body });
  return { response: await sendAgain(), sendAgain };
}
