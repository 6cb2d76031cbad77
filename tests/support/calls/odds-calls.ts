import { expect } from "vitest";
import * as z from "zod/mini";
import type { Database } from "#origin/db/database.ts";
import { oddsHandlers } from "#origin/football/odds/odds.routes.ts";
import type { Answer } from "#origin/http/answer.ts";
import type { BatchCompany } from "#origin/ingest/batch.schema.ts";
import { type AnswerOf, endpoints, parseQuery } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { atMinute } from "../batches/origin-batches.ts";
import { aCompany } from "../batches/price-batches.ts";
import { rowsOf } from "../origin/rows-of.ts";
import { stub } from "../stub.ts";

/** Arguments of a handler of origin besides its query: an anonymous caller, an empty body. */
export const handlerCall = (nowMs: number) => ({
  nowMs,
  requestId: "test",
  voter: null,
  caller: { token: null, address: "unknown", userAgent: null, siteOrigin: null, browser: null },
  reader: null,
  readBody: async () => "",
  readBytes: async () => new Uint8Array(),
  defer: () => undefined,
});

export type OddsCall = keyof ReturnType<typeof oddsHandlers>;

export type CallOdds = <Name extends OddsCall>(
  name: Name,
  search: string,
  minute: number,
) => Promise<Answer<AnswerOf<(typeof endpoints)[Name]>>>;

/**
 * Makes calls as a reader would, at a minute of the builders' match; a response that violates its contract fails the
 * test.
 */
export function oddsCaller(db: Database): CallOdds {
  return async (name, search, minute) => {
    const call: (typeof endpoints)[OddsCall] = endpoints[name];
    const query = parseQuery(call, new URLSearchParams(search));
    if (!query.ok) throw new Error(JSON.stringify(query.errors));
    const answer = await oddsHandlers(db)[name]({
      ...handlerCall(atMinute(minute)),
      query: stub(query.value),
      reader: stub(null),
    });
    const parsed = z.safeParse<z.ZodMiniType>(call.answer, answer.data);
    expect(parsed.error?.issues ?? []).toEqual([]);
    return stub(answer);
  };
}

/** The error code of a call, or `answered`. */
export const codeOf = (pending: Promise<unknown>): Promise<string> =>
  pending.then(
    () => "answered",
    (thrown: unknown) => (thrown instanceof AppError ? thrown.code : String(thrown)),
  );

/** Two hot companies and one that is not: First (`b2`), Second (`b1`), Quiet (`quiet`). */
export const threeCompanies: BatchCompany[] = [
  aCompany({ external_id: "quiet", name: "Quiet", hot: false, position: 1 }),
  aCompany({ external_id: "b1", name: "Second", hot: true, position: 2 }),
  aCompany({ external_id: "b2", name: "First", hot: true, position: 1 }),
];

/** Ids of the stored companies by name. */
export async function companyIdsOf(db: Database): Promise<Record<string, number>> {
  const rows = await rowsOf<{ id: number; name: string }>(db, "SELECT id, name FROM companies");
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}
