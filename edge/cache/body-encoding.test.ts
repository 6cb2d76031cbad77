import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { brotliOf, codingsOf, gzipOf, hashOf } from "./body-encoding.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const both = { gzip: true, br: true };
const none = { gzip: false, br: false };

describe("accept-encoding", () => {
  it.each([
    ["gzip", { gzip: true, br: false }],
    ["gzip, deflate, br, zstd", both],
    ["br;q=1.0, gzip;q=0.8", both],
    ["*", both],
    ["*;q=0.1, br;q=0", { gzip: true, br: false }],
    ["X-GZIP", { gzip: true, br: false }],
    ["gzip;q=0", none],
    ["*;q=0", none],
    ["identity", none],
    ["br", { gzip: false, br: true }],
    [null, none],
  ])("The encodings for %s are %o", (header, expected) => {
    expect(codingsOf(header)).toEqual(expected);
  });
});

describe("compressing", () => {
  it("Compression keeps every byte of a text", async () => {
    const body = bytes("Bóng đá ".repeat(500));
    const packed = await gzipOf(body, "text/html; charset=utf-8");
    expect(packed && gunzipSync(packed).equals(body)).toBe(true);
    expect(packed?.byteLength).toBeLessThan(body.byteLength / 5);
  });

  it("Brotli keeps every byte of a page, and other responses are gzipped", () => {
    const body = bytes("Bóng đá ".repeat(500));
    const packed = brotliOf(body, "text/html; charset=utf-8");
    expect(packed && brotliDecompressSync(packed).equals(body)).toBe(true);
    expect([brotliOf(body, "application/json"), brotliOf(bytes("short"), "text/html")]).toEqual([null, null]);
  });

  it("Small bodies and compressed formats are left as they are", async () => {
    expect(await gzipOf(bytes("short"), "text/html")).toBeNull();
    expect(await gzipOf(bytes("x".repeat(5000)), "font/woff2")).toBeNull();
  });

  it("Equal content has an equal validator and different content a different one", async () => {
    expect(await hashOf(bytes("a"))).toBe(await hashOf(bytes("a")));
    expect(await hashOf(bytes("a"))).not.toBe(await hashOf(bytes("b")));
  });
});
