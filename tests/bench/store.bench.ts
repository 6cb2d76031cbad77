import * as z from "zod/mini";
import { footballEndpoints } from "#shared/api/football.endpoints.ts";
import { endpointPath } from "#shared/api/index.ts";
import { writeReport } from "./bench-report.ts";
import { createStore, hangUp, percentile, type Store, timeOf } from "./bench-store.ts";
import { MATCHES_OF_SEASON, wordOf } from "./store-fill.ts";

/**
 * Every football call on a store of 5,000 and one of 500,000 matches, in turns: the ratio of p99 is the cost of size.
 */
const SIZES = { small: 13, large: 1316 } as const;
const REQUESTS = Number(process.env.REQUESTS ?? 400);
const WARM_UP = 20;
const TURN = 20;
/** p99 may grow by less than this factor. */
const AIM = 1.3;

/** A season to query: any of the store, so that a large one is not measured on warm data. */
const seasonOf = (store: Store, turn: number): number => ((turn * 7919) % store.seasons) + 1;

/** The value of each required id of a call, for season `season`. */
function idsOf(season: number, turn: number): Record<string, number> {
  const team = (season - 1) * 20 + (turn % 20) + 1;
  return {
    season_id: season,
    comp_id: ((season - 1) % 13) + 1,
    match_id: (season - 1) * MATCHES_OF_SEASON + (turn % MATCHES_OF_SEASON) + 1,
    team_id: team,
    player_id: (team - 1) * 25 + 20 + (turn % 6),
    coach_id: team,
    company_id: 1,
  };
}

type Call = (typeof footballEndpoints)[keyof typeof footballEndpoints];

/** The call with its required keys; the rest keeps its defaults. */
function urlOf(call: Call, store: Store, turn: number): string {
  const ids = idsOf(seasonOf(store, turn), turn);
  const search = new URLSearchParams();
  for (const [field, schema] of Object.entries<z.ZodMiniType>(call.query.shape)) {
    if (z.safeParse(schema, undefined).success) continue;
    search.set(field, field === "name" ? wordOf(ids.team_id ?? 1) : String(ids[field]));
  }
  return `${endpointPath(call)}?${search}`;
}

const wanted = process.env.CALLS?.split(",");
const calls = Object.entries(footballEndpoints).filter(
  ([name]) => wanted === undefined || wanted.includes(name),
);
const small = await createStore(SIZES.small);
const large = await createStore(Number(process.env.SEASONS ?? SIZES.large));
try {
  const rows = [];
  for (const [name, call] of calls) {
    const timings = new Map<Store, number[]>([small, large].map((store) => [store, []]));
    for (let turn = 0; turn < REQUESTS + WARM_UP; turn += TURN) {
      for (const [store, times] of timings) {
        for (let step = turn; step < turn + TURN; step += 1) {
          const ms = await timeOf(store.port, urlOf(call, store, step));
          if (step >= WARM_UP) times.push(ms);
        }
      }
    }
    const [few = [], many = []] = [...timings.values()];
    const [p99Small, p99Large] = [percentile(few, 0.99), percentile(many, 0.99)];
    console.log(`${name}: p99 ${p99Small} ms, ${p99Large} ms`);
    rows.push({
      call: name,
      p50_small_ms: percentile(few, 0.5),
      p50_large_ms: percentile(many, 0.5),
      p99_small_ms: p99Small,
      p99_large_ms: p99Large,
      growth: Number((p99Large / p99Small).toFixed(2)),
      growth_p50: Number((percentile(many, 0.5) / percentile(few, 0.5)).toFixed(2)),
    });
  }
  console.table(rows);
  const sizes = { small: small.filled, large: large.filled };
  writeReport("store", { requests: REQUESTS, aim_growth: AIM, sizes, rows });
  const over = rows.filter((row) => row.growth >= AIM).map((row) => row.call);
  console.log(
    over.length === 0 ? `every call grows by less than ${AIM}` : `grow by ${AIM} or more: ${over.join(", ")}`,
  );
} finally {
  hangUp();
  await Promise.all([small.stop(), large.stop()]);
}
