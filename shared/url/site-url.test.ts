import { expect, it } from "vitest";
import { siteOriginOf } from "./site-url.ts";

it.each([
  ["https://example.vn", "https://example.vn"],
  ["https://example.vn/", "https://example.vn"],
  ["http://localhost:8787", "http://localhost:8787"],
  ["HTTPS://Example.VN:443", "https://example.vn"],
])("takes %s as the address of a site", (text, origin) => {
  expect(siteOriginOf(text)).toBe(origin);
});

it.each([
  ...["https://example.vn/vi", "https://example.vn?a=1", "https://example.vn/#top", "https://example.vn/?"],
  ...["https://me:secret@example.vn", "ws://example.vn", "file:///etc", "example.vn", ""],
])("takes no more and nothing else: %s", (text) => {
  expect(siteOriginOf(text)).toBeNull();
});
