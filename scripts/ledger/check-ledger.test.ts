import { beforeAll, describe, expect, it } from "vitest";
import { entryHash, type HashedEntry, LEDGER_START } from "#shared/tip/tip-ledger.rules.ts";
import { checkLedger, readFrom } from "./check-ledger.ts";

const entries: HashedEntry[] = [];
const NOW = 3_000_000;

beforeAll(async () => {
  let before = LEDGER_START;
  for (let seq = 1; seq <= 700; seq += 1) {
    const entry = {
      ...{
        seq,
        expert_id: 7,
        match_id: 3,
        market: "over_under" as const,
        period: "full" as const,
        outcome: "over" as const,
        line: 2.5,
      },
      ...{ price: 1.9, company_id: 1, kick_off_at: 2_000_000, published_at: 1_000_000 + seq },
      text_hash: "0".repeat(64),
    };
    before = await entryHash(before, entry);
    entries.push({ ...entry, hash: before });
  }
});

/** A site with this ledger, and the last of it as its only day. */
function aSite(ledger: readonly HashedEntry[], dayHash?: string): typeof fetch {
  return async (input) => {
    const url = new URL(String(input));
    const after = Number(url.searchParams.get("after") ?? 0);
    if (url.pathname.endsWith("/tips/ledger")) {
      return Response.json({ data: { entries: ledger.filter(({ seq }) => seq > after).slice(0, 500) } });
    }
    const last = ledger.at(-1);
    const days =
      last && url.searchParams.get("page") !== "2"
        ? [{ date: "1970-01-12", seq: last.seq, hash: dayHash ?? last.hash }]
        : [];
    return Response.json({ data: { days }, page: { limit: 50, page: 1, total: days.length } });
  };
}

const check = (fetcher: typeof fetch, from = readFrom(undefined)) =>
  checkLedger({ site: "https://site.example", from, fetcher, now: () => NOW });

describe("checking a site's ledger", () => {
  it("The check reads the whole ledger, or from a known entry on", async () => {
    const last = { seq: 700, hash: entries.at(-1)?.hash };
    expect(await check(aSite(entries))).toEqual({ checked: 700, last, fault: null, wrongDay: null });
    const from = readFrom(`600:${entries[599]?.hash}`);
    expect(await check(aSite(entries), from)).toMatchObject({ checked: 100, fault: null, wrongDay: null });
  });

  it("A ledger without tips is in order", async () => {
    expect(await check(aSite([]))).toMatchObject({ checked: 0, fault: null, wrongDay: null });
  });

  it("The check finds a changed entry, a rewritten history, and a day with another hash", async () => {
    const changed = entries.with(600, { ...(entries[600] as HashedEntry), price: 2.9 });
    expect((await check(aSite(changed))).fault).toEqual({ seq: 601, why: "hash_differs" });
    const known = readFrom(`600:${"a".repeat(64)}`);
    expect((await check(aSite(entries), known)).fault).toEqual({ seq: 601, why: "hash_differs" });
    expect((await check(aSite(entries, "b".repeat(64)))).wrongDay).toBe("1970-01-12");
  });

  it("The check accepts a tip added meanwhile, and responses of different times", async () => {
    let requests = 0;
    const growing: typeof fetch = async (input) => {
      requests += 1;
      return aSite(entries.slice(0, 600 + requests))(input);
    };
    expect(await check(growing)).toMatchObject({ fault: null, wrongDay: null });
    const [older, newer] = [aSite(entries.slice(0, 690)), aSite(entries)];
    const ofTwoMoments: typeof fetch = (input) =>
      String(input).includes("/ledger/days") ? newer(input) : older(input);
    await expect(check(ofTwoMoments)).rejects.toThrow("names tip 700, but the ledger ends with 690");
  });

  it("The check reports a tip as sealed too long only some minutes after kick-off", async () => {
    const sealed = (kick_off_at: number) =>
      aSite([{ seq: 1, expert_id: 7, published_at: 1_000_000, kick_off_at, hash: "a".repeat(64) } as never]);
    expect((await check(sealed(NOW - 300))).fault).toBeNull();
    expect((await check(sealed(NOW - 700))).fault).toEqual({ seq: 1, why: "still_sealed" });
  });

  it("The check reports an error of a request", async () => {
    await expect(check(async () => new Response("no", { status: 503 }))).rejects.toThrow(
      "responded with 503",
    );
    await expect(check(async () => Response.json({}))).rejects.toThrow("did not return a ledger");
    expect(() => readFrom("12:x")).toThrow("--from must be");
  });
});
