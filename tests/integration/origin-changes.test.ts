import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changesSince } from "#origin/football/match/change.service.ts";
import { getMatchDetail } from "#origin/football/match/match.service.ts";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { MatchDetail } from "#shared/match/index.ts";
import { aCommentaryLine, aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import {
  aBatchMatch,
  aLeague,
  aPlayedMatch,
  aResult,
  atMinute,
} from "#tests/support/batches/origin-batches.ts";
import { aLineup, somePlayerStats } from "#tests/support/batches/people-batches.ts";
import { aQuote, somePrices } from "#tests/support/batches/price-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

/** Stores a match that has not started, with only the given fields. */
const storeMatch = (fields: Partial<BatchMatch>) => store(aCoveredLeague([aBatchMatch(fields)]));
const detailAt = (minute: number) => getMatchDetail(db, 1, atMinute(minute));
const lines = ["Kick-off.", "Goal!", "Full time."].map((text, index) =>
  aCommentaryLine({ text, minute: index * 45 + 1, known_at_ms: atMinute(index * 50), side: null }),
);

describe("commentary of a match", () => {
  it("Commentary of a match is told as far as it is known, the newest last", async () => {
    await storeMatch({ commentary: lines });
    const texts = async (minute: number) => (await detailAt(minute)).data.commentary.map(({ text }) => text);
    expect(await texts(-1)).toEqual([]);
    expect(await texts(0)).toEqual(["Kick-off."]);
    expect(await texts(99)).toEqual(["Kick-off.", "Goal!"]);
    expect(await texts(100)).toEqual(["Kick-off.", "Goal!", "Full time."]);
  });

  it("Commentary of a match comes with its minute, its translations and a moment in seconds", async () => {
    const added = { minute: 45, added: 2, known_at_ms: atMinute(47) + 999 };
    await storeMatch({ commentary: [aCommentaryLine({ ...added, translations: { vi: "Vào!" } })] });
    const { data } = await detailAt(48);
    expect(data.commentary).toEqual([
      {
        id: 1,
        minute: 45,
        added: 2,
        side: "home",
        text: "Goal!",
        translations: { vi: "Vào!" },
        at: atMinute(47) / 1000,
      },
    ]);
    expect(z.safeParse(MatchDetail, data).success).toBe(true);
  });

  it("Commentary of a match belongs to its own match", async () => {
    const other = aBatchMatch({ external_id: "m2", commentary: [aCommentaryLine({ text: "Elsewhere." })] });
    await store(aCoveredLeague([aBatchMatch({ commentary: lines }), other]));
    expect((await detailAt(200)).data.commentary.map(({ text }) => text)).not.toContain("Elsewhere.");
  });
});

describe("the next change of a match", () => {
  it.each<[string, Partial<BatchMatch>]>([
    ["a line of commentary", { commentary: lines }],
    ["a line-up", { lineups: [aLineup({ known_at_ms: atMinute(0) })] }],
    ["a player's statistics", { player_stats: [somePlayerStats({ known_at_ms: atMinute(0) })] }],
  ])("The next change of a match is %s", async (_, fields) => {
    await storeMatch(fields);
    expect((await detailAt(-1)).nextChangeAtMs).toBe(atMinute(0));
  });

  it("The next change of a match is none when everything is known", async () => {
    await storeMatch({ commentary: lines, lineups: [aLineup()], player_stats: [somePlayerStats()] });
    expect((await detailAt(500)).nextChangeAtMs).toBe(null);
  });
});

describe("changes that the rooms follow", () => {
  it.each<[string, Partial<BatchMatch>]>([
    ["a line of commentary", { commentary: lines.slice(1, 2) }],
    ["a line-up", { lineups: [aLineup({ known_at_ms: atMinute(50) })] }],
  ])(
    "Changes that the rooms follow name the match when %s becomes known, and tell when that will be",
    async (_, fields) => {
      await storeMatch(fields);
      const before = await changesSince(db, atMinute(48), atMinute(49));
      expect(before).toMatchObject({ details: [], next_change_at_ms: atMinute(50) });
      const after = await changesSince(db, atMinute(49), atMinute(50));
      expect(after.details.map(({ match }) => match.id)).toEqual([1]);
      // Nobody reports on the match: its result is unknown then.
      expect(after.next_change_at_ms).toBe(atMinute(180));
      expect((await changesSince(db, atMinute(50), atMinute(51))).details).toEqual([]);
    },
  );
});

describe("changes for the hub", () => {
  const ids = async (since: number, now: number) =>
    (await changesSince(db, atMinute(since), atMinute(now))).details.map((detail) => detail.match.id);

  it("Changes for the feed are the matches of which something became true since", async () => {
    await store(aLeague([aPlayedMatch(), aBatchMatch({ external_id: "open" })]));
    expect([await ids(5, 9), await ids(9, 10), await ids(10, 11), await ids(76, 77)]).toEqual([
      [],
      [1],
      [],
      [1],
    ]);
    const changes = await changesSince(db, atMinute(9), atMinute(10));
    expect(changes).toMatchObject({ as_of_ms: atMinute(10), next_change_at_ms: atMinute(46) });
  });

  it("Changes for the feed hold what was stored since, also when its facts are old", async () => {
    await store(aLeague([aResult("m1", ["hanoi", 1, 0, "hue"])]), atMinute(300));
    expect(await ids(299, 301)).toEqual([1]);
  });

  it("Changes for the hub name a match of which nothing but a price was stored since, for a hub that missed the post", async () => {
    const priced = (price: number) =>
      aCoveredLeague([aBatchMatch({ prices: [somePrices({ quotes: [aQuote({ prices: [price, 1.9] })] })] })]);
    await store(priced(1.95), atMinute(-100));
    expect(await ids(-50, -40)).toEqual([]);
    await store(priced(1.97), atMinute(-45));
    expect(await ids(-50, -40)).toEqual([1]);
  });

  it("Changes for the feed are the present state for a caller that was away too long", async () => {
    await store(aLeague([aPlayedMatch(), aBatchMatch({ external_id: "open" })]));
    expect([await ids(-10_000, 50), await ids(-10_000, 122), await ids(-10_000, 124)]).toEqual([
      [1],
      [1],
      [],
    ]);
  });
});
