import { expect, it } from "vitest";
import { aMatch } from "#tests/support/builders.ts";
import { rowOf } from "#web/testing/odds-rows.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { askedIn, loadDesk } from "./desk.server.ts";

const first = aMatch({ id: 1 });
const late = aMatch({ id: 2 });
const unpriced = aMatch({ id: 3 });
const DAY = "2026-01-01";

it("has the matches of a day whose prices take more than one answer", async () => {
  const asked: (number | undefined)[] = [];
  const call = async (path: string, { date, page }: { date: string; page?: number }) => {
    if (path.endsWith("recent")) return { data: { matches: date === DAY ? [first, late, unpriced] : [] } };
    if (date === DAY) asked.push(page);
    const match_id = date !== DAY ? 0 : page === 2 ? late.id : first.id;
    return {
      data: { odds: [{ ...rowOf("asian_handicap", 3, {}), match_id }] },
      page: { page: page ?? 1, limit: 500, total: date === DAY ? 600 : 1 },
    };
  };
  const facts = aRequestWith(call, { now_ms: (first.match_time - 3600) * 1000 });
  const desk = await loadDesk(facts, askedIn(new URLSearchParams()));
  expect(desk.matches.map(({ id }) => id)).toEqual([1, 2]);
  expect(asked).toEqual([undefined, 2]);
});
