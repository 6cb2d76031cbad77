import { describe, expect, it } from "vitest";
import type { Produced } from "../cache/entry.ts";
import { bettingOf } from "./betting-mode.ts";
import { hiddenAnswer, refuseBetting } from "./hidden-answer.ts";

const withCookie = (cookie: string) => new Headers({ cookie });

describe("betting mode of a request", () => {
  it.each([
    ["", "shown"],
    ["betting=hidden", "hidden"],
    ["__Host-betting=hidden", "hidden"],
    ["x__Host-betting=hidden", "shown"],
    ["__Host-betting=shown; betting=hidden", "hidden"],
    ["theme=dark; betting=hidden", "hidden"],
    ["betting=hidden; voter=1", "hidden"],
    ["betting=hidden ;voter=1", "hidden"],
    ["betting=shown", "shown"],
    ["betting=hiddenly", "shown"],
    ["xbetting=hidden", "shown"],
    ["betting=HIDDEN", "shown"],
    ["betting=; betting=hidden", "hidden"],
    ["betting=hidden; betting=shown", "hidden"],
    ["voter=1, betting=hidden", "hidden"],
    ["betting=hidden=shown", "shown"],
    ['betting="hidden"', "shown"],
    ["betting = hidden", "shown"],
  ] as const)("Betting with the cookies %j is %s", (cookie, betting) => {
    expect(bettingOf(withCookie(cookie), "shown")).toBe(betting);
  });

  it("The site's no-betting setting overrides every cookie of the reader", () => {
    expect(bettingOf(withCookie("betting=shown"), "hidden")).toBe("hidden");
  });
});

const answered = (data: unknown): Produced => ({
  status: 200,
  contentType: "application/json; charset=utf-8",
  headers: {},
  body: new TextEncoder().encode(JSON.stringify({ data })),
  freshness: "minutes",
  tags: [],
  nextChangeAtMs: null,
  storable: true,
  overdue: false,
});

const read = ({ body }: Produced): unknown => JSON.parse(new TextDecoder().decode(body));

describe("a response in no-betting mode", () => {
  it("No-betting mode sets every betting key to null at any depth and changes nothing else", () => {
    const row = { company: { name: "B" }, goals: { total: 3 }, over_under: { line: 2.5 } };
    const hidden = hiddenAnswer(
      { betting: ["company", "over_under"] },
      answered({ home: { matches: [row, row] }, company: "x" }),
    );
    const left = { company: null, goals: { total: 3 }, over_under: null };
    expect(read(hidden)).toEqual({ data: { home: { matches: [left, left] }, company: null } });
  });

  it("No-betting mode returns the same response where nothing is about betting", () => {
    const answer = answered({ matches: [] });
    expect(hiddenAnswer({ betting: "none" }, answer)).toBe(answer);
  });

  it("No-betting mode refuses a call that is all about betting", () => {
    expect(() => refuseBetting({ betting: "only", path: "odds/main" })).toThrow(
      expect.objectContaining({ code: "betting_hidden" }),
    );
    expect(() => refuseBetting({ betting: "none", path: "matches/live" })).not.toThrow();
  });
});
