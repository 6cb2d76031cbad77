import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realNow } from "#scripts/site/clock/shift-date.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { type CallSample, sampleOf } from "../calls/call-sample.ts";
import { footballCalls, sampleQueries } from "../calls/football-calls.ts";
import { startTestSite, type TestSite } from "../site.ts";
import { moveTestClock, stopTestClock } from "../test-clock.ts";
import { problemsOfCall } from "./demo-calls.ts";

/**
 * The demo site at four hours of a day, day after day: its matches follow from the date, so a page or call may fail at
 * some times only. The world is rolled forward from one time to the next, as on a site that runs for weeks.
 */

const DAY_MS = 86_400_000;
/** Hours and minutes UTC: after midnight in Vietnam, in the morning, in the evening and just before midnight. */
const TIMES = ["02:00", "11:30", "16:45", "17:30"];
/** The first moment makes a world with whole seasons, while three other weeks make theirs. */
const FIRST_MS = 600_000;

const pagesOf = ({
  match_id,
  live_match_id,
  next_match_id,
  comp_id,
  team_id,
  player_id,
  coach_id,
}: CallSample) => [
  ...[
    "",
    "/en",
    "/bong-da/ket-qua-bong-da",
    "/football/schedule",
    "/bong-da/bang-xep-hang",
    "/livescore/live",
  ],
  ...[match_id, live_match_id, next_match_id].flatMap((id) =>
    ["", "?tab=lineup", "?tab=h2h", "?tab=odds", "?tab=playertech", "?tab=chat"].map(
      (tab) => `/match/${id}${tab}`,
    ),
  ),
  ...Object.values(ODDS_PAGES).flatMap(({ path }) => [`/${path}`, `/en/${path}/${live_match_id}`]),
  ...["", "?tab=standings", "?tab=schedule", "?tab=scorers"].map((tab) => `/league/${comp_id}${tab}`),
  ...[`/team/${team_id}`, `/player/${player_id}`, `/coach/${coach_id}`],
];

async function problemsOf(site: TestSite): Promise<string[]> {
  const sample = await sampleOf(await site.database());
  const fetchSite = (path: string) => fetch(site.url + path);
  const problems: string[] = [];
  for (const name of footballCalls)
    problems.push(await problemsOfCall(fetchSite, name, sampleQueries[name](sample), "with rows"));
  for (const path of pagesOf(sample)) {
    const { status } = await fetchSite(path);
    if (status !== 200) problems.push(`${path} answers ${status}`);
  }
  const live: { data: { matches: unknown[] } } = await (
    await fetchSite("/api/v1/football/matches/live")
  ).json();
  if (live.data.matches.length < 6) problems.push(`${live.data.matches.length} matches in play`);
  return problems.filter(Boolean);
}

/** Declares the tests of seven days, from `firstDay` days after today. */
export function sweepDays(firstDay: number): void {
  const today = new Date(realNow()).toISOString().slice(0, 10);
  const moments = Array.from({ length: 7 }, (_, day) =>
    TIMES.map((time) => new Date(Date.parse(`${today}T${time}:00Z`) + (firstDay + day) * DAY_MS)),
  ).flat();
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), "bongda-sweep-"));
  });
  afterAll(() => {
    stopTestClock();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe("every call and page of the demo world has something to show", () => {
    it.each(moments.map((moment) => moment.toISOString()))("at %s", { timeout: FIRST_MS }, async (moment) => {
      moveTestClock(Date.parse(moment));
      const site = await startTestSite({ dataDir, demo: true, realtime: false });
      try {
        expect(await problemsOf(site)).toEqual([]);
      } finally {
        await site.end();
      }
    });
  });
}
