import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { pack, unpack } from "./packed.ts";

// In browsers; the server keeps what it has just packed.
beforeEach(() => void vi.stubEnv("SSR", false));

/** What JSON says of a value: `undefined` is left out of objects. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it("gives back what was packed, whatever JSON can say", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(value))).toEqual(asJson(value));
    }),
  );
});

it("gives back lists of rows, with gaps, with values that come again and with keys that are missing", () => {
  const team = fc.record({ id: fc.nat(5), name: fc.constantFrom("Gà Trống", 'O\'Hara "Reds"', "") });
  const row = fc.record(
    {
      home: team,
      away: fc.option(team),
      "": fc.option(fc.nat(2)),
      at: fc.nat(),
      note: fc.constantFrom("một chữ rất dài", "ngắn"),
      scores: fc.array(fc.nat(3)),
    },
    { requiredKeys: ["home", "away"] },
  );
  fc.assert(
    fc.property(fc.array(fc.option(row)), (rows) => {
      expect(unpack(pack({ rows }))).toEqual(asJson({ rows }));
    }),
  );
});

it("leaves out what is undefined, as JSON does", () => {
  const rows = [
    { id: 1, seen: undefined },
    { id: 2, seen: undefined },
  ];
  expect(unpack(pack(rows))).toEqual([{ id: 1 }, { id: 2 }]);
  expect(unpack(pack([undefined, 1]))).toEqual([null, 1]);
});

it("says a value that comes again once, and gives back one object for it", () => {
  const competition = { id: 9, name: "Giải Hạng Nhất", country: { code: "VNM" } };
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, competition: { ...competition } }));
  const text = pack(rows);
  expect(text.split("Hạng Nhất")).toHaveLength(2);
  const [first, second] = unpack(text);
  expect(first?.competition).toBe(second?.competition);
  expect(gzipSync(text).byteLength).toBeLessThan(gzipSync(JSON.stringify(rows)).byteLength);
});

it("gives the server what it has just packed, without reading the text", () => {
  vi.stubEnv("SSR", true);
  const rows = [{ id: 1 }, { id: 2 }];
  expect(unpack(pack(rows))).toBe(rows);
});
