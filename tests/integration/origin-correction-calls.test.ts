import { expect, it } from "vitest";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { endpointPath, endpoints } from "#shared/api/index.ts";
import type { Correction } from "#shared/correction/index.ts";
import { aLeague, aResult } from "#tests/support/batches/origin-batches.ts";
import { accountOriginOfFile, PASSWORD, type Visitor } from "#tests/support/origin/account-origin.ts";

/** The calls of corrections by hand, with the ingest token and with the session of an operator. */

const { clock, fetch, origin, reader, rows, visitor } = accountOriginOfFile();

const storeLeague = () =>
  storeBatch(origin.db, aLeague([aResult("m1", ["hanoi", 2, 1, "hue"])]), {
    now_ms: clock.ms,
    dry_run: false,
  });
const award = { field: "award", subject: { match: "1" }, value: { home: 0, away: 3 }, reason: "Decision 7" };
const listOf = async (who: Visitor) =>
  (await who.request("watchCorrections", {})).data.corrections as readonly Correction[];

async function anOperator(user_name: string): Promise<Visitor> {
  const somebody = await reader({ user_name });
  await somebody.call("accountsRole", { account: user_name, role: "operator" });
  return somebody;
}

it("A correction is made with the ingest token, and listed and undone by an operator, whose name stays with it", async () => {
  await storeLeague();
  const made = await visitor().call("makeCorrection", { ...award, by: "thu" });
  expect(made.data).toMatchObject({ stored: true, match_ids: [1], correction: { id: 1, made_by: "thu" } });
  expect((await visitor().call("makeCorrection", { ...award, by: "lan" })).data).toMatchObject({
    stored: false,
  });
  const operator = await anOperator("dieuhanh");
  expect(await listOf(operator)).toMatchObject([{ id: 1, undone_at: null, undone_by: null }]);
  expect((await operator.call("withdrawCorrection", { id: 1 })).data).toMatchObject({ match_ids: [1] });
  expect(await listOf(operator)).toMatchObject([{ id: 1, made_by: "thu", undone_by: "dieuhanh" }]);
  expect(await operator.call("withdrawCorrection", { id: 1 })).toMatchObject({
    code: "validation_failed",
    errors: { id: ["correction 1 is undone already"] },
  });
  expect((await visitor().call("undoCorrection", { id: 99, by: "thu" })).code).toBe("data_not_found");
});

it("An operator makes a correction on the site, under the account's name until it is deleted", async () => {
  await storeLeague();
  const operator = await anOperator("dieuhanh");
  const made = await operator.call("submitCorrection", award);
  expect(made.data).toMatchObject({
    stored: true,
    match_ids: [1],
    correction: { id: 1, made_by: "dieuhanh", value: { home: 0, away: 3 } },
  });
  expect((await operator.call("submitCorrection", award)).data).toMatchObject({ stored: false });
  // A name in the form is ignored.
  const other = { ...award, value: { home: 3, away: 0 }, by: "thu" };
  expect((await operator.call("submitCorrection", other)).data).toMatchObject({
    correction: { made_by: "dieuhanh" },
  });
  expect((await (await reader()).call("submitCorrection", award)).code).toBe("forbidden");
  expect(await operator.call("submitCorrection", { ...award, subject: { match: "7" } })).toMatchObject({
    code: "validation_failed",
    errors: { match: ["there is no match 7"] },
  });
  await operator.call("usersMeDelete", { current_password: PASSWORD });
  const list = (await visitor().request("corrections", {})).data;
  expect(list).toMatchObject({ corrections: [{ id: 2, made_by: null }, { id: 1 }] });
});

it("Corrections are refused without the token, and to readers who are no operators; nothing is stored", async () => {
  await storeLeague();
  const body = JSON.stringify({ ...award, by: "thu" });
  const path = endpointPath(endpoints.makeCorrection);
  const wrong = await fetch(path, { method: "POST", headers: { authorization: "Bearer wrong" }, body });
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: "token_invalid" }]);
  const somebody = await reader();
  expect((await somebody.request("watchCorrections", {})).code).toBe("forbidden");
  expect((await somebody.call("withdrawCorrection", { id: 1 })).code).toBe("forbidden");
  expect((await visitor().request("watchCorrections", {})).code).toBe("login_required");
  expect(await rows("corrections")).toEqual([]);
});

it("A correction of the wrong shape is refused by field, and stores nothing", async () => {
  await storeLeague();
  const refusal = async (form: object) => (await visitor().call("makeCorrection", form)).errors;
  expect(Object.keys(await refusal({ ...award, field: "colour", by: "thu" }))).toEqual(["field"]);
  expect(Object.keys(await refusal({ ...award, reason: " ", by: "thu" }))).toEqual(["reason"]);
  expect(Object.keys(await refusal({ ...award, reason: "a\u0000b", by: "thu" }))).toEqual(["reason"]);
  expect(Object.keys(await refusal({ ...award, value: { home: "three", away: 0 }, by: "thu" }))).toEqual([
    "value.home",
  ]);
  expect(Object.keys(await refusal({ ...award, subject: { match: "7" }, by: "thu" }))).toEqual(["match"]);
  expect(Object.keys(await refusal(award))).toEqual(["by"]);
  expect(await rows("corrections")).toEqual([]);
});
