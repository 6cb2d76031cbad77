import { beforeEach, describe, expect, it } from "vitest";
import type { Expert } from "#shared/tip/tip.schema.ts";
import type { TipResult } from "#shared/tip/tip-settlement.rules.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { aBatchMatch, atMinute } from "#tests/support/batches/origin-batches.ts";
import { accountOriginOfFile, userIn } from "#tests/support/origin/account-origin.ts";

/** The order of experts by their records, on real D1. Records are computed by hand in the comments. */

const { clock, origin, reader, visitor } = accountOriginOfFile();

const nowS = () => Math.floor(clock.ms / 1000);
let published = 0;

interface StoredTip {
  readonly result: TipResult | null;
  readonly price: number;
  readonly market?: string;
  readonly permission?: string;
  readonly match_id?: number;
  readonly kick_off_at?: number;
}

const times = (count: number, result: TipResult, price = 2): StoredTip[] =>
  Array.from({ length: count }, () => ({ result, price }));

/** Stores tips of an expert, published in this order. Each is of a match of its own that is not stored, or of one that is. */
async function store(expert_id: number, tips: readonly StoredTip[]): Promise<void> {
  for (const { result, price, market, permission, match_id, kick_off_at } of tips) {
    published += 1;
    const sql = `INSERT INTO tips (id, expert_id, match_id, market, period, outcome, line, price, company_id, kick_off_at,
        published_at, text_hash, hash, permission, title, content, result, settled_at)
      VALUES (?1, ?2, ?3, ?4, 'full', 'home', 0, ?5, 1, ?6, ?7, '', '', ?8, 'Kèo', '', ?9, ?10)`;
    await origin.db
      .prepare(sql)
      .bind(
        ...[published, expert_id, match_id ?? 1000 + published, market ?? "asian_handicap", price],
        ...[kick_off_at ?? nowS() - 3600, nowS() - 7200, permission ?? "free", result],
        result === null ? null : nowS() - 60,
      )
      .all();
  }
}

async function expert(user_name: string, tips: readonly StoredTip[]): Promise<number> {
  const somebody = await reader({ user_name });
  await somebody.call("accountsRole", { account: user_name, role: "expert" });
  const { id } = userIn(await somebody.call("usersMe"));
  await store(id, tips);
  return id;
}

async function listed(query: Record<string, unknown>): Promise<Expert[]> {
  return (await visitor().request("experts", query)).data.experts as Expert[];
}

let ids: Record<"an" | "binh" | "chi" | "dung" | "em", number>;
/** The listed experts by name. */
async function namesBy(query: Record<string, unknown>): Promise<string[]> {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return (await listed(query)).map(({ id }) => names.get(id) ?? "unknown");
}

beforeEach(async () => {
  clock.ms = atMinute(-60);
  published = 0;
  await origin.store(aCoveredLeague([aBatchMatch()]));
  ids = {
    // 16 tips: 10 × 0.8 − 6 = +2, yield 2/16; 10 of 16 won; the last ten +8.
    an: await expert("chuyenan", [...times(6, "lost"), ...times(10, "won", 1.8)]),
    // 12 tips: −2 + 5 × 2 − 5 × 0.5 = +5.5, yield 5.5/12; 5 of 12 won; the last ten +7.5.
    binh: await expert("chuyenbinh", [...times(2, "lost"), ...times(5, "won", 3), ...times(5, "half_lost")]),
    // 9 tips, all won: +9, too few to be ranked.
    chi: await expert("chuyenchi", times(9, "won")),
    // 13 tips and a void one: 8 × 0.25 − 3 = −1, yield −1/13; 8 of 11 won; the last ten 4 × 0.25 − 3 = −2.
    dung: await expert("chuyendung", [
      ...times(8, "half_won", 1.5),
      ...times(2, "push"),
      ...times(1, "void"),
      ...times(3, "lost"),
    ]),
    em: await expert("chuyenem", []),
  };
  for (const expert_ids of [[ids.chi, ids.an], [ids.chi]]) {
    const fan = await reader();
    for (const expert_id of expert_ids) await fan.call("expertsFollow", { expert_id });
  }
});

describe("the list of experts", () => {
  it.each([
    ["followers", ["chi", "an", "binh", "dung", "em"]],
    ["yield", ["binh", "an", "dung", "chi", "em"]],
    ["strike_rate", ["dung", "an", "binh", "chi", "em"]],
    ["form", ["an", "binh", "dung", "chi", "em"]],
    ["count", ["an", "dung", "binh", "chi", "em"]],
  ])("is ordered by %s, experts with fewer than ten settled tips last", async (sort, names) => {
    expect(await namesBy({ sort })).toEqual(names);
  });

  it("is ordered by the values that it shows", async () => {
    const records = (await listed({ sort: "yield" })).map(({ record }) => [
      ...[record?.count, record?.yield, record?.strike_rate, record?.last_profit],
    ]);
    expect(records).toEqual([
      [12, 0.4583, 0.4167, 7.5],
      [16, 0.125, 0.625, 8],
      [13, -0.0769, 0.7273, -2],
      [9, 1, 1, 9],
      [0, null, null, 0],
    ]);
  });

  it("keeps its order from page to page, and among the experts asked for", async () => {
    expect(await namesBy({ sort: "yield", limit: 2, page: 2 })).toEqual(["dung", "chi"]);
    expect(await namesBy({ sort: "yield", expert_ids: [ids.dung, ids.chi, ids.binh] })).toEqual([
      ...["binh", "dung", "chi"],
    ]);
  });

  it("of a market or a competition has only experts with public tips there, ordered by these", async () => {
    // An: one lost total. Dũng: one won total, and one in the stored league.
    await store(ids.an, [{ result: "lost", price: 2, market: "over_under" }]);
    await store(ids.dung, [
      { result: "won", price: 2, market: "over_under" },
      { result: "lost", price: 2, market: "match_result", match_id: 1 },
    ]);
    const kick_off_at = nowS() + 600;
    await store(ids.em, [
      { result: null, price: 2, market: "over_under", permission: "followers", kick_off_at },
    ]);
    expect(await namesBy({ market: "over_under", sort: "form" })).toEqual(["dung", "an"]);
    const { data } = await visitor().request("experts", {});
    const [league] = data.competitions as { id: number }[];
    expect(await namesBy({ comp_id: league?.id })).toEqual(["dung"]);
    expect(await namesBy({ comp_id: league?.id, market: "over_under" })).toEqual([]);
    // Until kick-off the market of a tip for followers is theirs alone.
    clock.ms += 600_000;
    expect(await namesBy({ market: "over_under", sort: "form" })).toEqual(["dung", "an", "em"]);
  });

  it("follows only results that are known", async () => {
    await store(ids.chi, [{ result: "lost", price: 2 }]);
    expect((await namesBy({ sort: "yield" }))[0]).toBe("chi");
    const tenth = `UPDATE tips SET settled_at = ${nowS() + 60} WHERE id = ${published}`;
    await origin.db.prepare(tenth).all();
    expect((await namesBy({ sort: "yield" }))[0]).toBe("binh");
  });
});
