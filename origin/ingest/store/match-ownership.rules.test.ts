import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holderOf, ownershipOf } from "./match-ownership.rules.ts";
import { SHARED_SECTIONS, sourceOrder } from "./source-order.table.ts";

const match = { source: "first", part_sources: null as string | null };
const given = { given: true, stored: false };
const both = { given: true, stored: true };

describe("Ownership of match data", () => {
  it("Match data belongs to the bringer where nothing is recorded", () => {
    expect(ownershipOf("first", true, match).claim("course", both)).toBe(true);
    expect(ownershipOf("second", false, match).claim("course", both)).toBe(false);
  });

  it("Data that nobody has provided belongs to the first source that does", () => {
    const second = ownershipOf("second", false, match);
    expect(second.claim("stats", given)).toBe(true);
    expect(second.text()).toBe('{"stats":"second"}');
    const stored = { ...match, part_sources: second.text() };
    expect(ownershipOf("first", true, stored).claim("stats", both)).toBe(false);
    expect(ownershipOf("third", false, stored).claim("stats", both)).toBe(false);
    expect(ownershipOf("second", false, stored).claim("stats", both)).toBe(true);
  });

  it("Data is erased by its own source and by no other", () => {
    const nothing = { given: false, stored: true };
    expect(ownershipOf("first", true, match).claim("incidents", nothing)).toBe(true);
    expect(ownershipOf("second", false, match).claim("incidents", nothing)).toBe(false);
  });

  it("A file of the bringer with other spellings counts as another source", () => {
    const respelled = ownershipOf("first", false, match);
    expect(respelled.claim("course", both)).toBe(false);
    expect(respelled.claim("lineups", given)).toBe(true);
    expect(respelled.text()).toBe('{"lineups":"first+"}');
  });

  it("Data of a new match belongs to its source, and nothing has to be recorded", () => {
    const ownership = ownershipOf("first", true, undefined);
    for (const section of SHARED_SECTIONS) expect(ownership.claim(section, given)).toBe(true);
    expect(ownership.text()).toBeNull();
  });

  it("Data has one owner at any time, whatever the order of batches", () => {
    const step = fc.record({
      source: fc.constantFrom("first", "second", "third"),
      section: fc.constantFrom(...SHARED_SECTIONS),
      given: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let part_sources: string | null = null;
        const owner = new Map<string, string>();
        for (const { source, section, given: presence } of steps) {
          const ownership = ownershipOf(source, source === "first", { source: "first", part_sources });
          const took = ownership.claim(section, { given: presence, stored: owner.has(section) });
          const before = owner.get(section);
          if (before !== undefined) expect(took).toBe(before === source);
          else if (presence) owner.set(section, source);
          part_sources = ownership.text();
        }
      }),
    );
  });
});

describe("Priority among polled providers", () => {
  const shared = (source: string, part_sources: string | null = null, silent: readonly string[] = []) => ({
    source,
    part_sources,
    silent: new Set(silent),
  });

  it.each(SHARED_SECTIONS)(
    "A provider with priority over the holder of %s takes it, and no other does",
    (section) => {
      const order = sourceOrder[section];
      for (const [place, holder] of order.entries()) {
        for (const [at, source] of order.entries()) {
          if (source === holder) continue;
          const ownership = ownershipOf(source, false, shared(holder));
          expect(ownership.claim(section, both)).toBe(at < place);
          expect(ownership.isTaken(section)).toBe(at < place);
        }
      }
    },
  );

  it("No provider takes data it does not provide, nor any data of files", () => {
    const first = ownershipOf("api-football", false, shared("football-data-org"));
    expect(first.claim("course", { given: false, stored: true })).toBe(false);
    expect(ownershipOf("api-football", false, shared("openfootball")).claim("course", both)).toBe(false);
  });

  it("Only the course passes on from a silent provider, and returns when it reports again", () => {
    const silent = shared("api-football", null, ["api-football"]);
    const stand = ownershipOf("football-data-org", false, silent);
    expect([stand.claim("course", both), stand.claim("incidents", both)]).toEqual([true, false]);
    const back = ownershipOf("api-football", true, shared("api-football", stand.text()));
    expect(back.claim("course", both)).toBe(true);
    expect(holderOf({ source: "api-football", part_sources: back.text() }, "course")).toBe("api-football");
    expect(ownershipOf("openfootball", false, silent).claim("course", both)).toBe(false);
  });

  it("Every order lists only providers, each once", () => {
    const known = ["api-football", "football-data-org", "isports"];
    for (const order of Object.values(sourceOrder)) {
      expect(new Set(order).size).toBe(order.length);
      expect(order.every((source) => known.includes(source))).toBe(true);
    }
  });
});
