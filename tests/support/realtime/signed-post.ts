import { SIGNATURE_HEADER, signRequest } from "#shared/room/index.ts";
import type { RoomHarness } from "#tests/contract/room-host.ts";

/** Posts to a room as origin does: JSON with a signature. Returns the signature too. */
export async function signedPost(host: RoomHarness, secret: string, path: string, value: unknown) {
  const body = JSON.stringify(value);
  const signature = await signRequest(
    secret,
    { method: "POST", path, body },
    Date.now(),
    crypto.randomUUID(),
  );
  const send = () =>
    host.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      body,
    });
  return { response: await send(), sendAgain: send };
}
