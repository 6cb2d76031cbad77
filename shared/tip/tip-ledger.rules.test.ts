import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  entryHash,
  findLedgerFault,
  type HashedEntry,
  LEDGER_START,
  tipTextHash,
} from "./tip-ledger.rules.ts";

const entries: HashedEntry[] = [];
/** All of them are kicked off. */
const NOW = 3_000_000;

beforeAll(async () => {
  let before = LEDGER_START;
  for (let seq = 1; seq <= 20; seq += 1) {
    const entry = {
      ...{
        seq,
        expert_id: 7,
        match_id: 100 + seq,
        market: "asian_handicap" as const,
        period: "full" as const,
      },
      ...{ outcome: "home" as const, line: seq % 2 ? 0.25 : null, price: 1.9 + seq / 100, company_id: 4 },
      ...{ kick_off_at: 2_000_000 + seq, published_at: 1_000_000 + seq },
      text_hash: await tipTextHash(`Kèo ${seq}`, "…"),
    };
    before = await entryHash(before, entry);
    entries.push({ ...entry, hash: before });
  }
});

describe("the ledger", () => {
  it("The ledger is valid as it was written, whole and from any place on", async () => {
    expect(await findLedgerFault(entries, NOW)).toBeNull();
    const { seq, hash } = entries[9] as HashedEntry;
    expect(await findLedgerFault(entries.slice(10), NOW, { seq, hash })).toBeNull();
  });

  it("The ledger can be computed by anybody from the published data", () => {
    const [first] = entries as [HashedEntry];
    const text = `${LEDGER_START}\n[1,7,101,"asian_handicap","full","home",0.25,1.91,4,2000001,1000001,"${first.text_hash}"]`;
    expect(first.hash).toBe(createHash("sha256").update(text).digest("hex"));
    expect(first.text_hash).toBe(createHash("sha256").update("Kèo 1\n…").digest("hex"));
  });

  it("The ledger breaks where anything of an entry is changed", async () => {
    for (const key of Object.keys(entries[0] ?? {}) as (keyof HashedEntry)[]) {
      const value = entries[4]?.[key];
      const changed = entries.with(4, {
        ...(entries[4] as HashedEntry),
        [key]: typeof value === "string" ? `${value}x` : (value ?? 0) + 1,
      });
      expect(await findLedgerFault(changed, NOW), key).toMatchObject({ seq: 5 });
    }
  });

  it("The ledger breaks where an entry is removed, inserted, or swapped with another", async () => {
    expect(await findLedgerFault(entries.toSpliced(4, 1), NOW)).toEqual({ seq: 5, why: "out_of_turn" });
    expect(await findLedgerFault(entries.toSpliced(4, 0, entries[4] as HashedEntry), NOW)).toEqual({
      seq: 6,
      why: "out_of_turn",
    });
    const swapped = entries.with(4, entries[5] as HashedEntry).with(5, entries[4] as HashedEntry);
    expect(await findLedgerFault(swapped, NOW)).toEqual({ seq: 5, why: "out_of_turn" });
  });

  it("The ledger holds no tip from after its kick-off, even with a right hash", async () => {
    const late = { ...(entries[0] as HashedEntry), published_at: 2_000_001 };
    const hash = await entryHash(LEDGER_START, late);
    expect(await findLedgerFault([{ ...late, hash }], NOW)).toEqual({ seq: 1, why: "late" });
  });

  it("The ledger may seal a tip before kick-off, and proves it once it is opened", async () => {
    const seal = ({ seq, hash, kick_off_at }: HashedEntry) => ({ seq, hash, kick_off_at });
    const sealed = [...entries.slice(0, 10), ...entries.slice(10).map(seal)];
    expect(await findLedgerFault(sealed, 2_000_010)).toBeNull();
    expect(await findLedgerFault(sealed, 2_000_011)).toEqual({ seq: 11, why: "still_sealed" });
    const changed = { ...(entries[10] as HashedEntry), price: 3 };
    expect(await findLedgerFault(entries.with(10, changed), NOW)).toEqual({ seq: 11, why: "hash_differs" });
  });
});
