import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readLimited } from "./request-body.ts";

const LIMIT = 1000;
const bytes = (count: number) => new Uint8Array(count);

/** A request whose body is a source turned into a stream. */
const sent = (source: UnderlyingDefaultSource<Uint8Array>) =>
  new Request("https://site.example/", {
    method: "POST",
    body: new ReadableStream(source),
    duplex: "half",
  } as RequestInit);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a request's body", () => {
  it("A request body is read whole, chunk by chunk", async () => {
    const body = await readLimited(
      sent({
        start(stream) {
          stream.enqueue(bytes(400));
          stream.enqueue(bytes(600));
          stream.close();
        },
      }),
      LIMIT,
    );
    expect(body?.byteLength).toBe(1000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("An endless body is refused as too large", async () => {
    let taken = 0;
    const endless = sent({
      pull(stream) {
        taken += 1;
        stream.enqueue(bytes(500));
      },
    });
    await expect(readLimited(endless, LIMIT)).rejects.toMatchObject({ code: "body_too_large" });
    expect(taken).toBeLessThan(20);
  });

  it("A broken-off body is the sender's error", async () => {
    const broken = sent({
      start(stream) {
        stream.enqueue(bytes(10));
      },
      pull(stream) {
        stream.error(new Error("Network connection lost."));
      },
    });
    await expect(readLimited(broken, LIMIT)).rejects.toMatchObject({ code: "body_incomplete" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("A missing body is not waited for without end", async () => {
    const slow = sent({
      start(stream) {
        stream.enqueue(bytes(10));
      },
    });
    const reading = expect(readLimited(slow, LIMIT)).rejects.toMatchObject({ code: "body_incomplete" });
    await vi.advanceTimersByTimeAsync(16_000);
    await reading;
  });
});
