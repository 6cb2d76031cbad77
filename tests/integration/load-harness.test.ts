import { describe, expect, it } from "vitest";
import { createDeliveryStats } from "#tests/bench/sockets/delivery-stats.ts";
import { clientFrame, createFrameReader, TEXT } from "#tests/bench/sockets/frames.ts";
import { chatText, readMessage } from "#tests/bench/sockets/reading.ts";

/** A bench that reports "no message missed" must be able to detect one. */

const CLIENTS = 3;

function someStats() {
  const complete: number[] = [];
  const stats = createDeliveryStats(
    () => CLIENTS,
    (serial) => complete.push(serial),
  );
  /** All clients begin at sequence number 10. */
  for (let client = 0; client < CLIENTS; client += 1) stats.take(client, { seq: 10, serials: [] }, 0);
  stats.begin();
  const deliver = (clients: readonly number[], seq: number, serials: readonly number[], atMs: number) => {
    for (const client of clients) stats.take(client, { seq, serials }, atMs);
  };
  return { stats, deliver, complete };
}

describe("delivery statistics of the load harness", () => {
  it("Delivery statistics count no fault where every client got everything once and in order", () => {
    const { stats, deliver, complete } = someStats();
    deliver([0, 1, 2], 11, [1], 5);
    deliver([0, 1, 2], 12, [2, 3], 30);
    const sent = new Map([
      [1, 0],
      [2, 10],
      [3, 20],
    ]);
    expect(stats.report(sent)).toMatchObject({
      ...{ wanted: 9, missing: 0, doubled: 0, out_of_order: 0, unknown: 0, messages: 2 },
      until_all_ms: [5, 20, 10],
      latency_ms: { p50: 10, max: 20 },
    });
    expect(complete).toEqual([1, 2, 3]);
  });

  it("Delivery statistics count what one client missed, got twice, or got in another order", () => {
    const { stats, deliver, complete } = someStats();
    deliver([0, 1], 11, [1], 5);
    deliver([0, 1], 12, [2], 6);
    deliver([0], 12, [2], 7);
    deliver([2], 12, [2], 6);
    deliver([2], 11, [1], 8);
    const report = stats.report(
      new Map([
        [1, 0],
        [2, 0],
        [3, 0],
      ]),
    );
    expect(report).toMatchObject({ wanted: 9, missing: 3, doubled: 1 });
    // The third client skipped one and then went back; the first received one twice.
    expect(report.out_of_order).toBe(3);
    expect(complete).toEqual([2, 1]);
  });

  it("Delivery statistics count a message that was never sent", () => {
    const { stats, deliver } = someStats();
    deliver([0, 1, 2], 11, [99], 5);
    expect(stats.report(new Map())).toMatchObject({ unknown: 1 });
  });
});

describe("a client of the load harness", () => {
  it.each([5, 7, 1_000])(
    "A client of the load harness reads frames of every length in chunks of %i bytes",
    (size) => {
      const texts = ["", "a", "b".repeat(125), "c".repeat(126), "d".repeat(70_000)];
      const frames = texts.map((text) => {
        const payload = Buffer.from(text);
        const head = Buffer.alloc(payload.length < 126 ? 2 : payload.length < 65_536 ? 4 : 10);
        head[0] = 0x80 | TEXT;
        if (head.length === 2) head[1] = payload.length;
        if (head.length === 4) head.writeUInt16BE(payload.length, 2);
        if (head.length === 10) head.writeBigUInt64BE(BigInt(payload.length), 2);
        if (head.length > 2) head[1] = head.length === 4 ? 126 : 127;
        return Buffer.concat([head, payload]);
      });
      const bytes = Buffer.concat(frames);
      const payloads: string[] = [];
      const read = createFrameReader(({ payload }) => payloads.push(payload.toString()));
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
      expect(payloads).toEqual(texts);
    },
  );

  it("A client of the load harness writes frames whose mask leaves the bytes as they are", () => {
    const frame = clientFrame(TEXT, "xin chào");
    expect([...frame.subarray(0, 6)]).toEqual([0x81, 0x80 | Buffer.byteLength("xin chào"), 0, 0, 0, 0]);
    expect(frame.subarray(6).toString()).toBe("xin chào");
  });

  it("A client of the load harness finds the publisher's numbers in what a chat says, and none in a heartbeat", () => {
    const message = { type: "chat-changed", seq: 4, added: [{ text: chatText(1223) }, { text: "khác" }] };
    expect(readMessage(Buffer.from(JSON.stringify(message)))).toEqual({ seq: 4, serials: [1223] });
    expect(readMessage(Buffer.from('{"type":"chat-viewers","viewers":9}'))).toEqual({
      seq: null,
      serials: [],
    });
  });
});
