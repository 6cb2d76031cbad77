import { footballEndpoints } from "#shared/api/football.endpoints.ts";
import { endpointPath } from "#shared/api/index.ts";
import { SEARCH_KINDS, type SearchKind } from "#shared/search/index.ts";
import { writeReport } from "./bench-report.ts";
import { createStore, hangUp, percentile, timeOf } from "./bench-store.ts";
import { COMMON_SURNAME, namesOfPlayer, wordOf } from "./store-fill.ts";

/**
 * The search on a store of 500,000 matches, 26,000 teams and 658,000 players: each kind and all of them, by rare words,
 * by three letters that a thousand names begin with and by a surname of 22,000 players, one word to six.
 */
const SEASONS = Number(process.env.SEASONS ?? 1316);
const REQUESTS = Number(process.env.REQUESTS ?? 200);
const WARM_UP = 20;
/** Maximum p95 of every kind of search, milliseconds. */
const AIM_MS = 30;

const TEAMS = SEASONS * 20;
const PLAYERS = TEAMS * 25;
/** Teams that play from yesterday to tomorrow. */
const NEAR_TEAMS = Math.min(SEASONS, 13) * 20;

/** Both words of a name of a kind; different in every turn. */
function namesOf(kind: SearchKind | "all", turn: number): readonly [string, string] {
  const seed = turn * 7919;
  if (kind === "league") return ["league", String((turn % 13) + 1)];
  if (kind === "player") return namesOfPlayer((seed % PLAYERS) + 1);
  const team = (seed % (kind === "match" ? NEAR_TEAMS : TEAMS)) + 1;
  return kind === "coach"
    ? [wordOf(team + 31), wordOf(team + 2_000_003)]
    : [wordOf(team), wordOf(team + 1_000_003)];
}

type Words = (names: readonly [string, string]) => string;

const typed: Readonly<Record<string, Words>> = {
  "rare word": ([first]) => first,
  "common beginning": ([first]) => first.slice(0, 3),
  "two words": (names) => names.join(" "),
  "three words, two of them common": ([first, second]) =>
    `${first} ${second.slice(0, 2)} ${first.slice(0, 3)}`,
  "common surname": () => COMMON_SURNAME,
  "common surname, three letters": () => COMMON_SURNAME.slice(0, 3),
  "common surname, another name": ([first]) => `${first} ${COMMON_SURNAME}`,
  "three letters, a word each": ([first, second]) => `${first.slice(0, 1)} ${second.slice(0, 1)} n`,
  "six words": ([first, second]) =>
    [first, second].flatMap((word) => [2, 3, 4].map((length) => word.slice(0, length))).join(" "),
};

const path = endpointPath(footballEndpoints.search);

function urlOf(kind: SearchKind | "all", words: Words, turn: number): string {
  const search = new URLSearchParams({ q: words(namesOf(kind, turn)) });
  if (kind !== "all") search.set("kind", kind);
  return `${path}?${search}`;
}

const store = await createStore(SEASONS);
try {
  const rows = [];
  for (const kind of ["all", ...SEARCH_KINDS] as const) {
    for (const [name, words] of Object.entries(typed)) {
      const times: number[] = [];
      for (let turn = 0; turn < REQUESTS + WARM_UP; turn += 1) {
        const ms = await timeOf(store.port, urlOf(kind, words, turn));
        if (turn >= WARM_UP) times.push(ms);
      }
      rows.push({
        kind,
        typed: name,
        p50_ms: percentile(times, 0.5),
        p95_ms: percentile(times, 0.95),
        p99_ms: percentile(times, 0.99),
      });
      console.log(rows.at(-1));
    }
  }
  console.table(rows);
  writeReport("search", { requests: REQUESTS, aim_p95_ms: AIM_MS, size: store.filled, rows });
  const over = rows.filter((row) => row.p95_ms >= AIM_MS);
  const slower = over.map((row) => `${row.kind}, ${row.typed}`).join("; ");
  console.log(over.length === 0 ? `every search's p95 is below ${AIM_MS} ms` : `slower: ${slower}`);
} finally {
  hangUp();
  await store.stop();
}
