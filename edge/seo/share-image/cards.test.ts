import { describe, expect, it } from "vitest";
import { type MatchCard, matchCard } from "./cards.ts";

const painter = { widthOf: () => 100, paint: () => new Uint8Array() };

/** A flag as the set draws it: its circle is a mask. */
const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><mask id="a"><circle cx="256" cy="256" r="256" fill="#fff"/></mask><g mask="url(#a)"><path fill="#d80027" d="M0 0h512v512H0Z"/></g></svg>';

const aTeam = (name: string, fields: Partial<MatchCard["home"]> = {}): MatchCard["home"] => ({
  ...{ name, shown: name, short_name: null, logo: null, flag: null },
  ...fields,
});

const cardOf = (home: MatchCard["home"], away: MatchCard["away"]): string =>
  matchCard(painter, {
    ...{ site: "Site", competition: "Cup", middle: "20:00", below: "15-06-2026" },
    ...{ home, away },
  });

describe("The picture of a shared match", () => {
  it("The crest of a national team is its flag, of the crest's size, with ids of its own", () => {
    const flags = { logo: "/flags/vn.svg?v=1", flag: FLAG };
    const svg = cardOf(aTeam("Vietnam", flags), aTeam("Japan", flags));
    const ids = [...svg.matchAll(/<mask id="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect([...svg.matchAll(/mask="url\(#(\w+)\)"/g)].map(([, id]) => id)).toEqual(ids);
    expect(svg.match(/width="190" height="190" viewBox="0 0 512 512"/g)).toHaveLength(2);
    expect(svg).not.toContain('width="512"');
    expect(svg).not.toContain("crest");
  });

  it("A club has the crest that pages draw, with its own colours where they are known", () => {
    const crest = { colours: ["#c12", "#fd2"], pattern: 3 } as const;
    const svg = cardOf(aTeam("Liverpool", { crest }), aTeam("Germany", { short_name: "GER" }));
    expect(svg).toContain('fill="#fd2"');
    expect(svg).toContain(">LIV</text>");
    // A national team without a known flag.
    expect(svg).toContain(">GER</text>");
  });
});
