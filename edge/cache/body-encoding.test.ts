import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptsGzip, gzipOf, hashOf } from "./body-encoding.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("accept-encoding", () => {
  it.each([
    ["gzip", true],
    ["gzip, deflate, br, zstd", true],
    ["br;q=1.0, gzip;q=0.8", true],
    ["*", true],
    ["x-gzip", true],
    ["gzip;q=0", false],
    ["*;q=0", false],
    ["identity", false],
    ["br", false],
    [null, false],
  ])("%s: %s", (header, expected) => {
    expect(acceptsGzip(header)).toBe(expected);
  });
});

describe("compressing", () => {
  it("keeps every byte of a text", async () => {
    const body = bytes("Bóng đá ".repeat(500));
    const packed = await gzipOf(body, "text/html; charset=utf-8");
    expect(packed && gunzipSync(packed).equals(body)).toBe(true);
    expect(packed?.byteLength).toBeLessThan(body.byteLength / 5);
  });

  it("leaves small bodies and packed formats as they are", async () => {
    expect(await gzipOf(bytes("short"), "text/html")).toBeNull();
    expect(await gzipOf(bytes("x".repeat(5000)), "font/woff2")).toBeNull();
  });

  it("gives equal content an equal validator and other content another", async () => {
    expect(await hashOf(bytes("a"))).toBe(await hashOf(bytes("a")));
    expect(await hashOf(bytes("a"))).not.toBe(await hashOf(bytes("b")));
  });
});
