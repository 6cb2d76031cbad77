import { describe, expect, it } from "vitest";
import type { Produced } from "../cache/entry.ts";
import { bettingOf } from "./betting-mode.ts";
import { hiddenAnswer, refuseBetting } from "./hidden-answer.ts";

const withCookie = (cookie: string) => new Headers({ cookie });

describe("what a request is shown", () => {
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
  ] as const)("with the cookies %j is %s", (cookie, betting) => {
    expect(bettingOf(withCookie(cookie), "shown")).toBe(betting);
  });

  it("is what the site says where that hides, whatever the reader's cookie is", () => {
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

describe("an answer in no-betting mode", () => {
  it("has null for every key that is about betting, however deep, and everything else as it was", () => {
    const row = { company: { name: "B" }, goals: { total: 3 }, over_under: { line: 2.5 } };
    const hidden = hiddenAnswer(
      { betting: ["company", "over_under"] },
      answered({ home: { matches: [row, row] }, company: "x" }),
    );
    const left = { company: null, goals: { total: 3 }, over_under: null };
    expect(read(hidden)).toEqual({ data: { home: { matches: [left, left] }, company: null } });
  });

  it("is the same answer where nothing is about betting", () => {
    const answer = answered({ matches: [] });
    expect(hiddenAnswer({ betting: "none" }, answer)).toBe(answer);
  });

  it("is refused where all of it is", () => {
    expect(() => refuseBetting({ betting: "only", path: "odds/main" })).toThrow(
      expect.objectContaining({ code: "betting_hidden" }),
    );
    expect(() => refuseBetting({ betting: "none", path: "matches/live" })).not.toThrow();
  });
});
