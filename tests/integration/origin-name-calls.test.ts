import { expect, it } from "vitest";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { aLeague, aPlayedMatch } from "#tests/support/batches/origin-batches.ts";
import { accountOriginOfFile } from "#tests/support/origin/account-origin.ts";

/** The calls of the queue of names, with the ingest token and with the session of an operator. */

const { clock, origin, reader, rows, visitor } = accountOriginOfFile();

async function aWaitingPair(): Promise<void> {
  await storeBatch(origin.db, aLeague([aPlayedMatch()]), { now_ms: clock.ms, dry_run: false });
  await origin.db.prepare("UPDATE teams SET name = 'Ashby Vale' WHERE name IN ('Vinh', 'Đà Lạt')").all();
  const scanned = await visitor().call("scanNames", { kind: "teams", after: 0 });
  expect(scanned.data).toMatchObject({ rows: 4, pairs: 1, next: null });
}

it("An operator merges a pair and takes the answer back, by the page's calls and by those of the command", async () => {
  await aWaitingPair();
  const operator = await reader({ user_name: "dieuhanh" });
  await operator.call("accountsRole", { account: "dieuhanh", role: "operator" });
  const pairs = async (state: string) =>
    (await operator.request("watchNames", { state })).data.name_matches as readonly { id: number }[];
  const [pair] = await pairs("open");
  const named = { name_match_id: pair?.id ?? 0 };
  await operator.call("answerName", { ...named, decision: "merge" });
  expect([await pairs("open"), await rows("teams")]).toMatchObject([[], { length: 3 }]);
  expect((await operator.call("takeBackName", named)).data).toMatchObject({ merge: { kind: "teams" } });
  expect(await pairs("open")).toMatchObject([{ ...pair, reasons: ["name"], decided_at: null }]);
  expect(await rows("teams")).toHaveLength(4);
  await operator.call("answerName", { ...named, decision: "apart" });
  expect((await visitor().call("reopenName", named)).data).toEqual({ merge: null });
  expect(await pairs("open")).toHaveLength(1);
});

it("Readers who are no operators cannot take an answer back", async () => {
  await aWaitingPair();
  await visitor().call("decideName", { name_match_id: 1, decision: "apart" });
  const before = await rows("name_matches");
  const somebody = await reader();
  expect((await somebody.call("takeBackName", { name_match_id: 1 })).code).toBe("forbidden");
  expect(await rows("name_matches")).toEqual(before);
});
