import { describe, expect, it } from "vitest";
import { formatPosition, parsePosition, signRequest, verifySignature } from "./index.ts";

const request = { method: "POST", path: "/parties/hub/main", body: '{"as_of_ms":1}' };
const now = 1_767_268_800_000;
const sign = (secret = "s3cret", at = now) => signRequest(secret, request, at, "nonce-0001");

describe("signatures", () => {
  it("A signature is accepted with the right secret and returns the nonce", async () => {
    expect(await verifySignature("s3cret", request, await sign(), now + 59_000)).toEqual({
      nonce: "nonce-0001",
    });
  });

  it.each([
    ["another secret", async () => verifySignature("other", request, await sign(), now)],
    ["another body", async () => verifySignature("s3cret", { ...request, body: "{}" }, await sign(), now)],
    ["another path", async () => verifySignature("s3cret", { ...request, path: "/x" }, await sign(), now)],
    [
      "another method",
      async () => verifySignature("s3cret", { ...request, method: "GET" }, await sign(), now),
    ],
    ["an old time", async () => verifySignature("s3cret", request, await sign(), now + 60_001)],
    [
      "a future time",
      async () => verifySignature("s3cret", request, await sign("s3cret", now + 60_001), now),
    ],
    [
      "another nonce",
      async () => verifySignature("s3cret", request, (await sign()).replace("0001", "0002"), now),
    ],
    ["no header", async () => verifySignature("s3cret", request, null, now)],
    ["a torn header", async () => verifySignature("s3cret", request, "t=1,n=,s=zz", now)],
  ])("A signature is refused with %s", async (_, verify) => {
    expect(await verify()).toBeNull();
  });
});

describe("positions", () => {
  it("A position is written and read the same", () => {
    expect(parsePosition(formatPosition({ epoch: "a-b_1", seq: 42 }))).toEqual({ epoch: "a-b_1", seq: 42 });
  });

  it.each([null, "", "x", "x.", ".1", "x.-1", "a b.1", `${"x".repeat(41)}.1`])(
    "A position is refused when written %s",
    (text) => {
      expect(parsePosition(text)).toBeNull();
    },
  );
});
