import { expect, it } from "vitest";
import { BodyLimitError, readBounded, readBoundedText } from "./bounded-body.ts";

const MEGABYTE = 1024 * 1024;

it("A body within the limit is read whole, letters that are cut between two chunks included", async () => {
  const bytes = new TextEncoder().encode("trận đấu ⚽");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readBoundedText(body, bytes.length)).toBe("trận đấu ⚽");
  expect(await readBounded(null, 0)).toEqual(new Uint8Array());
});

it("A compressed body that unpacks beyond the limit is not unpacked further", async () => {
  let unpacked = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      unpacked += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  let left = 200;
  const zeros = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      left -= 1;
      if (left < 0) controller.close();
      else controller.enqueue(new Uint8Array(MEGABYTE));
    },
  });
  const packed = await new Response(zeros.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  const body = new Response(packed).body?.pipeThrough(new DecompressionStream("gzip")).pipeThrough(counted);
  await expect(readBounded(body ?? null, 4 * MEGABYTE)).rejects.toThrow(BodyLimitError);
  expect(unpacked).toBeLessThan(8 * MEGABYTE);
});

it("A signal that aborts after the body was read has nothing left to do", async () => {
  const aborted = new AbortController();
  let listeners = 0;
  const signal = new Proxy(aborted.signal, {
    get(target, key) {
      if (key === "addEventListener") listeners += 1;
      if (key === "removeEventListener") listeners -= 1;
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  expect(await readBoundedText(new Response("whole").body, 10, signal)).toBe("whole");
  await expect(readBounded(new Response("too long").body, 1, signal)).rejects.toThrow(BodyLimitError);
  expect(listeners).toBe(0);
});
