import { expect, it } from "vitest";
import { siteOriginOf } from "./site-url.ts";

it.each([
  ["https://example.vn", "https://example.vn"],
  ["https://example.vn/", "https://example.vn"],
  ["http://localhost:8787", "http://localhost:8787"],
  ["HTTPS://Example.VN:443", "https://example.vn"],
])("The value %s is a valid address of a site", (text, origin) => {
  expect(siteOriginOf(text)).toBe(origin);
});

it.each([
  ...["https://example.vn/vi", "https://example.vn?a=1", "https://example.vn/#top", "https://example.vn/?"],
  ...["https://me:secret@example.vn", "ws://example.vn", "file:///etc", "example.vn", ""],
])("The value is refused as an address of a site: %s", (text) => {
  expect(siteOriginOf(text)).toBeNull();
});
