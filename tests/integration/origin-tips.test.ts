import { beforeEach, describe, expect, it } from "vitest";
import type { BatchMatch, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { callUrl } from "#shared/api/call-url.ts";
import type { Expert, Tip, TipDetail, TipText } from "#shared/tip/tip.schema.ts";
import { findLedgerFault, type HashedEntry, type SealedEntry } from "#shared/tip/tip-ledger.rules.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { aBatchMatch, aStatusChange, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import { aQuote, somePrices, someResultPrices } from "#tests/support/batches/price-batches.ts";
import {
  type AccountAnswer,
  accountOriginOfFile,
  PASSWORD,
  userIn,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";

/** Experts' tips at the account service on real D1: from the form to the settled record. The match is that of the builders. */

const { clock, everyMinute, fetch, origin, reader, rows, visitor } = accountOriginOfFile();

const MATCH = 1;
const prices = () => [somePrices(), someResultPrices(), somePrices({ company: "b2" })];
const league = (fields: Partial<BatchMatch> = {}) =>
  aCoveredLeague([aBatchMatch({ prices: prices(), ...fields })]);
/** The builders' handicap an hour before kick-off. */
const PLAY = {
  market: "asian_handicap",
  period: "full",
  outcome: "home",
  line: 0.25,
  price: 1.95,
  company_id: 1,
};
const RESULT_PLAY = {
  market: "match_result",
  period: "full",
  outcome: "draw",
  line: null,
  price: 3.5,
  company_id: 1,
};
const CONTENT = "Đội nhà đá trên sân nhà, đội khách mất hai trung vệ. ".repeat(10);
const form = (fields: object = {}) => ({
  ...{ title: "Kèo thơm tối nay", content: CONTENT, permission: "free", match_id: MATCH, play: PLAY },
  ...fields,
});

beforeEach(async () => {
  clock.ms = atMinute(-60);
  await origin.store(league());
});

const idOf = async (somebody: Visitor): Promise<number> => userIn(await somebody.call("usersMe")).id;

async function expert(user_name = "chuyengia"): Promise<Visitor> {
  const somebody = await reader({ user_name });
  await somebody.call("accountsRole", { account: user_name, role: "expert" });
  return somebody;
}

async function published(somebody: Visitor, fields: object = {}): Promise<number> {
  const answer = await somebody.call("tipsPost", form(fields));
  expect([answer.code, answer.errors]).toEqual(["answered", {}]);
  return answer.data.tip_id as number;
}

const tipIn = ({ data }: AccountAnswer) => data.tip as TipDetail;
const tipsIn = ({ data }: AccountAnswer) => data.tips as Tip[];
const expertIn = ({ data }: AccountAnswer) => data.expert as Expert;
const textIn = ({ data }: AccountAnswer) => data.text as TipText;

async function ended(home: number, away: number, at = 110, fields: Partial<BatchMatch> = {}): Promise<void> {
  const score = { home: { goals: home, half: 0 }, away: { goals: away, half: 0 } };
  await origin.store(
    league({
      status_changes: [aStatusChange(atMinute(0), "first_half"), aStatusChange(atMinute(at), "ended", score)],
      ...fields,
    }),
    atMinute(at),
  );
  clock.ms = atMinute(at + 1);
  await everyMinute();
}

describe("a tip", () => {
  it("A tip is published with the price, the company and the moment, and read by everybody", async () => {
    const somebody = await expert();
    const tip_id = await published(somebody);
    const tip = tipIn(await visitor().request("tipsDetail", { tip_id }));
    expect(tip).toMatchObject({
      ...{
        id: 1,
        permission: "free",
        lang: "vi",
        title: "Kèo thơm tối nay",
        text_state: "shown",
        result: null,
      },
      bet: {
        ...{ market: "asian_handicap", period: "full", outcome: "home", line: 0.25, price: 1.95 },
        company: { id: 1, name: "Bookmaker One" },
      },
      expert: { id: await idOf(somebody) },
      match: { id: MATCH },
    });
    expect(tip.content).toBe(CONTENT.trim());
    expect(tipsIn(await visitor().request("tips", {})).map(({ id }) => id)).toEqual([1]);
  });

  it("A tip keeps the language of its text, and lists of one language have no other tip", async () => {
    const somebody = await expert();
    await published(somebody);
    await published(somebody, { play: RESULT_PLAY, lang: "en" });
    const listed = async (query: Record<string, unknown>) =>
      tipsIn(await visitor().request("tips", { ...query })).map(({ id, lang }) => [id, lang]);
    expect(await listed({})).toEqual([
      [2, "en"],
      [1, "vi"],
    ]);
    const expert_ids = [await idOf(somebody)];
    for (const query of [{}, { expert_ids }, { match_id: MATCH }]) {
      expect(await listed({ ...query, lang: "en" })).toEqual([[2, "en"]]);
      expect(await listed({ ...query, lang: "vi" })).toEqual([[1, "vi"]]);
    }
    expect(await (await fetch("/oapi/v1/tips?lang=en")).json()).toMatchObject({ page: { total: 1 } });
  });

  it("A tip is refused for a match that may end after the 24 hours for which its text can be read", async () => {
    const somebody = await expert();
    const errorsAt = async (minutes: number) => {
      clock.ms = atMinute(minutes);
      return (await somebody.call("tipsPost", form())).errors;
    };
    expect(await errorsAt(-22 * 60 - 1)).toEqual({ match_id: ["tip_match_far"] });
    expect(await errorsAt(-22 * 60)).not.toHaveProperty("match_id");
  });

  it.each([
    ["no title", { title: "" }, { title: ["tip_title_required"] }],
    ["a long title", { title: "x".repeat(121) }, { title: ["tip_title_long"] }],
    ["no content", { content: " \n " }, { content: ["tip_content_required"] }],
    ["a short content", { content: "x".repeat(499) }, { content: ["tip_content_short"] }],
    [
      "a content that is padded",
      { content: `${"x".repeat(400)}${" ".repeat(200)}y` },
      { content: ["tip_content_short"] },
    ],
    ["a long content", { content: "x".repeat(20_001) }, { content: ["tip_content_long"] }],
    ["a title of what cannot be seen", { title: "Kèo\u202E" }, { title: ["tip_characters"] }],
    ["a permission that is none", { permission: "all" }, { permission: ["tip_permission_unknown"] }],
    ["no match", { match_id: null }, { match_id: ["tip_match_required"] }],
    ["a match that is none", { match_id: 99 }, { match_id: ["tip_match_unknown"] }],
    ["no play", { play: null }, { play: ["tip_play_required"] }],
    ["no company", { play: { ...PLAY, company_id: null } }, { "play.company_id": ["tip_company_required"] }],
    ["an outcome of another market", { play: { ...PLAY, outcome: "over" } }, { play: ["tip_play_unknown"] }],
    ["no line", { play: { ...PLAY, line: null } }, { play: ["tip_play_unknown"] }],
    [
      "a market that no score settles",
      { play: { ...PLAY, market: "correct_score" } },
      { "play.market": ["tip_play_unknown"] },
    ],
    ["a price that nobody offered", { play: { ...PLAY, price: 9 } }, { play: ["tip_price_moved"] }],
    ["a line of another moment", { play: { ...PLAY, line: 0.5 } }, { play: ["tip_price_moved"] }],
    [
      "a company that is none",
      { play: { ...PLAY, company_id: 77 } },
      { "play.company_id": ["tip_company_empty"] },
    ],
    [
      "a period without prices",
      { play: { ...PLAY, period: "half" } },
      { "play.company_id": ["tip_company_empty"] },
    ],
  ])("A tip is refused with %s, and nothing is stored", async (_what, fields, errors) => {
    const answer = await (await expert()).call("tipsPost", form(fields));
    expect([answer.status, answer.code, answer.errors]).toEqual([400, "validation_failed", errors]);
    expect(await rows("tips")).toEqual([]);
  });

  it("A tip is taken at the price of its moment only: one that moved or is off the board is none", async () => {
    const somebody = await expert();
    clock.ms = atMinute(-29);
    expect((await somebody.call("tipsPost", form())).errors).toEqual({ play: ["tip_price_moved"] });
    await published(somebody, { play: { ...PLAY, line: 0.5, price: 2.02 } });
    const quotes = [
      aQuote({ known_at_ms: atMinute(-28), line: null, prices: [1.8, 3.5, 4.4], suspended: true }),
    ];
    await origin.store(
      league({ prices: [...prices(), someResultPrices({ company: "b2", quotes })] }),
      atMinute(-28),
    );
    clock.ms = atMinute(-27);
    const answer = await somebody.call("tipsPost", form({ play: { ...RESULT_PLAY, company_id: 2 } }));
    expect(answer.errors).toEqual({ "play.company_id": ["tip_company_empty"] });
  });

  it("A tip comes before kick-off or not at all", async () => {
    const somebody = await expert();
    const play = { ...PLAY, line: 0.5, price: 2.02 };
    for (const minute of [0, 5]) {
      clock.ms = atMinute(minute);
      const answer = await somebody.call("tipsPost", form({ play }));
      expect([answer.status, answer.code]).toEqual([409, "tip_closed"]);
    }
    clock.ms = atMinute(0) - 1000;
    await published(somebody, { play });
  });

  it("A tip on a match without an hour comes before its day begins or not at all", async () => {
    await origin.store(league({ time_unknown: true }));
    const somebody = await expert();
    const midnight = atMinute(-12 * 60);
    clock.ms = midnight;
    expect((await somebody.call("tipsPost", form())).code).toBe("tip_closed");
    clock.ms = midnight - 60_000;
    await published(somebody);
    expect(await rows("tips")).toMatchObject([{ kick_off_at: midnight / 1000 }]);
  });

  it("A tip comes from experts, once for each market of a match", async () => {
    const plain = await reader();
    expect((await plain.call("tipsPost", form())).code).toBe("forbidden");
    expect((await visitor().call("tipsPost", form())).code).toBe("login_required");
    const somebody = await expert();
    await published(somebody);
    const again = await somebody.call("tipsPost", form({ play: { ...PLAY, outcome: "away", price: 1.9 } }));
    expect(again.errors).toEqual({ play: ["tip_play_repeated"] });
    await published(somebody, { play: RESULT_PLAY });
  });

  it("A tip is refused once its writer is no expert any more", async () => {
    const somebody = await expert("hetchuyen");
    await somebody.call("accountsRole", { account: "hetchuyen", role: "reader" });
    expect((await somebody.call("tipsPost", form())).code).toBe("forbidden");
  });
});

describe("visibility of tips", () => {
  it("A tip for members or followers is theirs alone until kick-off; then the bet is everybody's", async () => {
    const somebody = await expert();
    const expert_id = await idOf(somebody);
    const members = await published(somebody, { permission: "members" });
    const followers = await published(somebody, { permission: "followers", play: RESULT_PLAY });
    const stranger = await reader();
    const follower = await reader();
    await follower.call("expertsFollow", { expert_id });
    const seen = async (viewer: Visitor, tip_id: number) => {
      const { text_state, content, bet } = textIn(await viewer.request("tipsText", { tip_id }));
      return [text_state, content !== null, bet !== null];
    };
    for (const tip_id of [members, followers]) {
      const tip = tipIn(await visitor().request("tipsDetail", { tip_id }));
      expect([tip.content, tip.bet]).toEqual([null, null]);
      expect((await visitor().request("tipsText", { tip_id })).code).toBe("login_required");
      expect(await seen(somebody, tip_id)).toEqual(["shown", true, true]);
      expect(await seen(follower, tip_id)).toEqual(["shown", true, true]);
    }
    expect(await seen(stranger, members)).toEqual(["shown", true, true]);
    expect(await seen(stranger, followers)).toEqual(["followers", false, false]);
    clock.ms = atMinute(0);
    expect(await seen(stranger, followers)).toEqual(["followers", false, true]);
    expect(tipIn(await visitor().request("tipsDetail", { tip_id: followers })).bet).not.toBeNull();
  });

  it("The text of a tip is hidden after 24 hours, for everybody, and the tip stays", async () => {
    const somebody = await expert();
    const tip_id = await published(somebody);
    clock.ms += 24 * 3_600_000 - 1000;
    expect(tipIn(await visitor().request("tipsDetail", { tip_id })).text_state).toBe("shown");
    clock.ms += 1000;
    const tip = tipIn(await visitor().request("tipsDetail", { tip_id }));
    expect([tip.text_state, tip.content, tip.title]).toEqual(["over", null, "Kèo thơm tối nay"]);
    expect(tip.bet).not.toBeNull();
    expect(textIn(await (await reader()).request("tipsText", { tip_id })).content).toBeNull();
  });

  it("The text of a tip can be taken away by its expert and by operators, who cannot take the tip away", async () => {
    const somebody = await expert();
    const tip_id = await published(somebody);
    const other = await expert("nguoikhac");
    expect((await other.call("tipsDelete", { tip_id })).code).toBe("tip_not_found");
    expect((await visitor().call("tipsDelete", { tip_id })).code).toBe("login_required");
    expect((await somebody.call("tipsDelete", { tip_id })).code).toBe("answered");
    const shell = tipIn(await visitor().request("tipsDetail", { tip_id }));
    expect(shell).toMatchObject({ title: null, content: null, bet: null, text_state: "deleted" });
    expect(tipsIn(await visitor().request("tips", {}))).toEqual([]);
    await ended(2, 1);
    expect(tipsIn(await visitor().request("tips", { state: "settled" }))).toMatchObject([
      { title: null, result: "won" },
    ]);
    const operator = await reader({ user_name: "dieuhanh" });
    await operator.call("accountsRole", { account: "dieuhanh", role: "operator" });
    expect((await operator.call("tipsDelete", { tip_id })).code).toBe("answered");
  });

  it("The text of a tip goes with the account, and the record stays without a name", async () => {
    const somebody = await expert();
    const expert_id = await idOf(somebody);
    const tip_id = await published(somebody);
    const follower = await reader();
    await follower.call("expertsFollow", { expert_id });
    const { data } = await somebody.call("usersMeExport");
    expect(data.export).toMatchObject({ tips: [{ id: tip_id, content: CONTENT.trim() }], follows: [] });
    expect((await somebody.call("usersMeDelete", { current_password: PASSWORD })).code).toBe("answered");
    await ended(2, 1);
    const tip = tipIn(await visitor().request("tipsDetail", { tip_id }));
    expect(tip).toMatchObject({ title: null, content: null, result: "won", expert: { nick_name: null } });
    expect(expertIn(await visitor().request("expertsDetail", { expert_id })).record?.count).toBe(1);
    expect((await follower.call("usersMeFollows")).data.expert_ids).toEqual([]);
  });
});

describe("the record", () => {
  it("The record of an expert follows from the final score, with the last price before kick-off beside", async () => {
    const somebody = await expert();
    await published(somebody);
    await published(somebody, { play: RESULT_PLAY });
    await ended(1, 1);
    const [draw, handicap] = tipsIn(await visitor().request("tips", { state: "settled" }));
    // The handicap moved to half a goal before kick-off: the tip's line had no closing price.
    expect(handicap).toMatchObject({ result: "half_lost", closing_price: null });
    expect(draw).toMatchObject({ result: "won", closing_price: 3.6 });
    const {
      record,
      published: count,
      open,
    } = expertIn(await visitor().request("expertsDetail", { expert_id: await idOf(somebody) }));
    expect([count, open]).toEqual([2, 0]);
    expect(record).toMatchObject({ count: 2, profit: 2, closing_count: 1, strike_rate: 0.5, enough: false });
    expect(record?.closing_value).toBe(-0.0278);
  });

  const aDraw = (minute: number, fields: Partial<BatchQuote> = {}) =>
    aQuote({ known_at_ms: atMinute(minute), line: null, prices: [1.7, 3.9, 4.8], ...fields });

  it.each<[string, readonly BatchQuote[], Partial<BatchMatch>, number]>([
    ["one of a moment before", [aDraw(0, { known_at_ms: atMinute(0) - 1 })], {}, 3.9],
    ["none that is off the board", [aDraw(-5, { suspended: true })], {}, 3.6],
    ["none of the second of kick-off", [aDraw(0)], {}, 3.6],
    ["none from later, though its source does not say that it is in play", [aDraw(3)], {}, 3.6],
    ["none in play, where play began early", [aDraw(-2, { in_play: true })], {}, 3.6],
    ["by the kick-off as it was put back", [aDraw(30)], { match_time: KICK_OFF + 3600 }, 3.9],
    ["by the kick-off as it was brought forward", [], { match_time: KICK_OFF - 2700 }, 3.5],
  ])(
    "The record of an expert has the last available price before kick-off: %s",
    async (_which, later, fields, closing) => {
      await published(await expert(), { play: RESULT_PLAY });
      const quotes = [...someResultPrices().quotes, ...later];
      await ended(1, 1, 110, { prices: [somePrices(), someResultPrices({ quotes })], ...fields });
      const [tip] = tipsIn(await visitor().request("tips", { state: "settled" }));
      expect(tip).toMatchObject({ result: "won", closing_price: closing });
    },
  );

  it("The record and the tips of an expert are those of a market and a competition on request", async () => {
    const somebody = await expert();
    await published(somebody);
    await published(somebody, { play: RESULT_PLAY, permission: "followers" });
    const expert_id = await idOf(somebody);
    const detail = (query: object) => visitor().request("expertsDetail", { expert_id, ...query });
    const tipsOf = async (query: object) => {
      const path = callUrl("/oapi/v1/tips", { expert_ids: [expert_id], ...query });
      const { data, page }: { data: { tips: Tip[] }; page: { total: number } } = await (
        await fetch(path)
      ).json();
      return [data.tips.map(({ id }) => id), page.total];
    };
    const { competitions } = (await detail({})).data as { competitions: { id: number; name: string }[] };
    expect(competitions).toHaveLength(1);
    const comp_id = competitions[0]?.id ?? 0;
    expect(await tipsOf({ comp_id })).toEqual([[2, 1], 2]);
    expect(await tipsOf({ comp_id: comp_id + 1 })).toEqual([[], 0]);
    expect(await tipsOf({ market: "asian_handicap" })).toEqual([[1], 1]);
    // Until kick-off the market of a tip for followers is theirs alone.
    expect(await tipsOf({ market: "match_result" })).toEqual([[], 0]);
    await ended(1, 0);
    expect(await tipsOf({ market: "match_result", comp_id })).toEqual([[2], 1]);
    const recordOf = async (query: object) => {
      const { record, published: all } = expertIn(await detail(query));
      return [record?.won, record?.decided, record?.last, all];
    };
    expect(await recordOf({})).toEqual([1, 2, ["won", "lost"], 2]);
    expect(await recordOf({ market: "asian_handicap", comp_id })).toEqual([1, 1, ["won"], 2]);
    expect(await recordOf({ market: "match_result" })).toEqual([0, 1, ["lost"], 2]);
    expect((await detail({ comp_id: comp_id + 1 })).code).toBe("league_not_found");
    const listed = async (query: Record<string, unknown>) => {
      const { experts, competitions: all } = (await visitor().request("experts", query)).data as {
        experts: Expert[];
        competitions: { id: number }[];
      };
      return [experts.map(({ record }) => record?.last), all.map(({ id }) => id)];
    };
    expect(await listed({})).toEqual([[["won", "lost"]], [comp_id]]);
    expect(await listed({ market: "match_result" })).toEqual([[["lost"]], [comp_id]]);
    expect(await listed({ comp_id })).toEqual([[["won", "lost"]], [comp_id]]);
    expect((await visitor().request("experts", { comp_id: comp_id + 1 })).code).toBe("league_not_found");
    expect((await visitor().request("tips", { comp_id })).code).toBe("validation_failed");
    expect((await visitor().request("tips", { market: "over_under" })).code).toBe("validation_failed");
  });

  it("The record of an expert says nothing before the end or before a fact is known, and follows a correction", async () => {
    const somebody = await expert();
    const tip_id = await published(somebody);
    clock.ms = atMinute(50);
    await everyMinute();
    expect(tipIn(await visitor().request("tipsDetail", { tip_id })).result).toBeNull();
    await ended(2, 1);
    expect(tipIn(await visitor().request("tipsDetail", { tip_id })).result).toBe("won");
    expect(tipIn(await visitor().request("tipsDetail", { tip_id, delay: 60 })).result).toBeNull();
    await ended(1, 1, 200);
    expect(tipIn(await visitor().request("tipsDetail", { tip_id })).result).toBe("half_lost");
  });

  it("A tip on a postponed match is void", async () => {
    const somebody = await expert();
    await published(somebody);
    await origin.store(
      league({ status_changes: [aStatusChange(atMinute(-10), "postponed")] }),
      atMinute(-10),
    );
    clock.ms = atMinute(-9);
    await everyMinute();
    const [tip] = tipsIn(await visitor().request("tips", { state: "settled" }));
    expect(tip).toMatchObject({ result: "void", closing_price: null });
    const expert_id = await idOf(somebody);
    expect(expertIn(await visitor().request("expertsDetail", { expert_id })).record).toMatchObject({
      count: 0,
      voids: 1,
    });
  });
});

it("The settling of tips waits for none that cannot be settled yet, however many of them there are", async () => {
  const [first] = [await expert(), await expert("nguoisau")];
  await published(first);
  const columns = `expert_id, match_id, market, outcome, line, price, company_id, kick_off_at, published_at, text_hash, hash, permission`;
  // A hundred and fifty on a half that no source reports, ahead of one that can be settled.
  for (let at = 0; at < 150; at += 1) {
    const sql = `INSERT INTO tips (id, period, ${columns})
      SELECT ?1, 'half', ?2, match_id, market, outcome, line, price, company_id, kick_off_at, published_at, text_hash, hash, permission
      FROM tips WHERE id = 1`;
    await origin.db
      .prepare(sql)
      .bind(at + 2, 1000 + at)
      .all();
  }
  await origin.db.prepare("UPDATE tips SET id = 1000 WHERE id = 1").all();
  await origin.store(
    league({
      status_changes: [aStatusChange(atMinute(110), "ended", { home: { goals: 2 }, away: { goals: 1 } })],
    }),
    atMinute(110),
  );
  clock.ms = atMinute(111);
  await everyMinute();
  expect(await origin.rows("SELECT id FROM tips WHERE result IS NOT NULL")).toEqual([{ id: 1000 }]);
});

it("A tip on a deleted match is void, and the ledger holds", async () => {
  const somebody = await expert();
  const expert_id = await idOf(somebody);
  await published(somebody);
  await origin.db.batch(
    ["price_series", "match_states", "matches"].map((table) => origin.db.prepare(`DELETE FROM ${table}`)),
  );
  clock.ms = atMinute(1);
  await everyMinute();
  expect(expertIn(await visitor().request("expertsDetail", { expert_id })).record).toMatchObject({
    voids: 1,
  });
  expect(tipsIn(await visitor().request("tips", {}))).toEqual([]);
  expect((await visitor().request("tipsDetail", { tip_id: 1 })).code).toBe("tip_not_found");
  const { entries } = (await visitor().request("tipsLedger", {})).data as { entries: HashedEntry[] };
  expect(await findLedgerFault(entries, Math.floor(clock.ms / 1000))).toBeNull();
});

describe("the ledger", () => {
  const ledger = async () =>
    (await visitor().request("tipsLedger", {})).data.entries as (HashedEntry | SealedEntry)[];
  const nowS = () => Math.floor(clock.ms / 1000);

  it("The ledger holds every tip in one chain, sealed until kick-off, also when many are written at once", async () => {
    const writers = await Promise.all(
      ["motmotmot", "haihaihai", "bababa1", "bonbonbon"].map((name) => expert(name)),
    );
    const answers = await Promise.all(
      writers.flatMap((one) => [
        one.call("tipsPost", form()),
        one.call("tipsPost", form({ play: RESULT_PLAY })),
      ]),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => "answered"));
    const sealed = await ledger();
    expect(sealed.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sealed.flatMap((entry) => ("price" in entry ? [entry] : []))).toEqual([]);
    expect(await findLedgerFault(sealed, nowS())).toBeNull();
    const days = (await visitor().request("tipsLedgerDays", {})).data.days;
    expect(days).toEqual([{ date: "2026-01-01", seq: 8, hash: sealed.at(-1)?.hash }]);
    clock.ms = atMinute(0);
    const open = await ledger();
    expect(open.every((entry) => "price" in entry)).toBe(true);
    expect(await findLedgerFault(open, nowS())).toBeNull();
    expect(open.map(({ hash }) => hash)).toEqual(sealed.map(({ hash }) => hash));
  });

  it.each([
    "price = price + 0.01",
    "outcome = 'away'",
    "line = 0",
    "company_id = 2",
    "published_at = published_at - 60",
    "kick_off_at = kick_off_at + 60",
    "expert_id = expert_id + 1",
    "text_hash = replace(text_hash, 'a', 'b') || 'x'",
  ])("The ledger breaks when somebody writes into the table: %s", async (change) => {
    const somebody = await expert();
    await published(somebody);
    await published(somebody, { play: RESULT_PLAY });
    clock.ms = atMinute(1);
    expect(await findLedgerFault(await ledger(), nowS())).toBeNull();
    await origin.db.prepare(`UPDATE tips SET ${change} WHERE id = 1`).all();
    expect(await findLedgerFault(await ledger(), nowS())).toEqual({ seq: 1, why: "hash_differs" });
  });

  it("The ledger does not change when a tip is emptied or settled", async () => {
    const somebody = await expert();
    const tip_id = await published(somebody);
    await somebody.call("tipsDelete", { tip_id });
    await ended(2, 1);
    expect(await findLedgerFault(await ledger(), nowS())).toBeNull();
  });
});
