import { describe, expect, it } from "vitest";
import { type Favourite, NO_FAVOURITES } from "#shared/favourite/favourite.rules.ts";
import { PUSH_KINDS } from "#shared/push/push.table.ts";
import { type PushChoices, preferencesOf } from "./push-preferences.rules.ts";

const NOW = 1_800_000_000;
const requested = { kinds: PUSH_KINDS, locale: "vi" } as const;
const choices = (fields: Partial<PushChoices> = {}): PushChoices => ({
  ...{
    favourites: NO_FAVOURITES,
    alertKinds: { match: {}, league: {}, team: {} },
    shielded: [],
    cookies: "",
    betting: "shown",
    ...fields,
  },
});
const entry = (id: number, fields: Partial<Favourite> = {}): Favourite => ({
  ...{ id, followed_at: NOW - 100, removed_at: null, expires_at: NOW + 100, match_time: null, name: null },
  ...fields,
});

describe("the subscription request", () => {
  it("the request has the followed items, without deleted and long finished ones", () => {
    const favourites = {
      match: [
        entry(1),
        entry(2, { match_time: NOW + 3600 }),
        entry(3, { match_time: NOW - 3600 }),
        entry(4, { match_time: NOW - 90_000 }),
        entry(5, { removed_at: NOW - 50 }),
      ],
      league: [entry(6)],
      team: [entry(7), entry(8, { removed_at: NOW })],
    };
    const alertKinds = {
      match: { 1: ["goal"], 4: ["goal"] },
      league: { 6: [] },
      team: { 8: ["goal"] },
    } as const;
    expect(preferencesOf(requested, choices({ favourites, alertKinds }), NOW)).toEqual({
      ...{ kinds: PUSH_KINDS, locale: "vi", delay_s: 0, scores_hidden: false, no_betting: false },
      follows: { match: [1, 2, 3], league: [6], team: [7] },
      own_kinds: { match: [{ id: 1, kinds: ["goal"] }], league: [{ id: 6, kinds: [] }], team: [] },
      shielded: { match: [], team: [] },
    });
  });

  it("the request respects the shield and no-betting mode", () => {
    const shielded = [
      { kind: "match", id: 9 },
      { kind: "team", id: 7 },
    ] as const;
    const wishes = preferencesOf(
      requested,
      choices({ shielded, cookies: "scores=some; delay=60", betting: "hidden" }),
      NOW,
    );
    expect(wishes).toMatchObject({
      shielded: { match: [9], team: [7] },
      ...{ delay_s: 60, scores_hidden: false, no_betting: true },
    });
    expect(preferencesOf(requested, choices({ cookies: "scores=hidden-some" }), NOW).scores_hidden).toBe(
      true,
    );
  });
});
