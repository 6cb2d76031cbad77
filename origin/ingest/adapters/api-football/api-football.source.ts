import { isLive } from "#shared/match/index.ts";
import { emptyBatch } from "../../batch.schema.ts";
import { parseAnswer } from "../parse-answer.ts";
import {
  isOpen,
  isOverdue,
  OVERDUE_EVERY_MS,
  type PollTarget,
  type Provider,
  type ProviderContext,
  type ProviderReading,
  ProviderRefusal,
  partialMatch,
  scheduleEveryMs,
} from "../provider.ts";
import { nameOf, rowsOf } from "../rows.ts";
import { Envelope, OddsRow } from "./api-football.schema.ts";
import { batchOfFixtures, withListedSeasons } from "./convert-matches.ts";
import { companiesOf, pricesOf } from "./convert-odds.ts";
import { isInternational, notesOf, readLeague, readSquads, readTable, readTeams } from "./read-answers.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Prefix of questions for a league's teams among those for leagues. */
const TEAMS = "teams:";

/** Throws the provider's error: it is sent with status 200. */
function refuse(errors: unknown): void {
  const list = Array.isArray(errors)
    ? errors
    : Object.entries(errors ?? {}).map(([field, why]) => `${field}: ${why}`);
  if (list.length === 0) return;
  const text = list.join("; ");
  if (/request limit for the day|^requests: /i.test(text)) throw new ProviderRefusal("day", text);
  if (/ratelimit|too many requests|per minute/i.test(text)) throw new ProviderRefusal("minute", text);
  if (/^token|suspended/i.test(text)) throw new ProviderRefusal("key", text);
  throw new ProviderRefusal(/^(?:access|plan|endpoint)/i.test(text) ? "question" : "broken", text);
}

const isBetween = (value: number, from: number, to: number): boolean => value >= from && value <= to;

function pollTargets(context: ProviderContext): PollTarget[] {
  const { nowMs, leagues, matches } = context;
  const notes = notesOf(context);
  const known = leagues.flatMap((id) => notes.leagues[id] ?? []);
  const open = matches.filter(isOpen);
  const playing = open.filter(
    ({ status, kickOffMs }) => isLive(status) || isBetween(nowMs - kickOffMs, -MINUTE, 3 * HOUR),
  );
  const list: PollTarget[] = leagues.map((subject) => ({ kind: "leagues", subject, everyMs: DAY }));
  for (const league of known.filter(isInternational)) {
    list.push({ kind: "leagues", subject: `${TEAMS}${league.id}`, everyMs: 7 * DAY });
  }
  for (const { id } of known) {
    list.push(
      { kind: "schedule", subject: id, everyMs: scheduleEveryMs(context, id, DAY / 2) },
      { kind: "standings", subject: id, everyMs: DAY },
    );
  }
  if (playing.length > 0) list.push({ kind: "live", subject: "", everyMs: 15_000 });
  for (const { external_id: subject, kickOffMs, reportedAtMs } of playing) {
    // An ended match is read from its own response only: it is missing from the list of live ones.
    const isGone = nowMs > kickOffMs + 5 * MINUTE && nowMs - (reportedAtMs ?? 0) > 3 * MINUTE;
    list.push({ kind: "details", subject, everyMs: isGone ? MINUTE : 2 * MINUTE });
  }
  for (const { external_id: subject } of matches.filter(isOverdue)) {
    list.push({ kind: "details", subject, everyMs: OVERDUE_EVERY_MS });
  }
  for (const { external_id: subject, kickOffMs } of open) {
    const toGo = kickOffMs - nowMs;
    // Documented: line-ups are available 20 to 40 minutes before kick-off.
    if (isBetween(toGo, MINUTE, 45 * MINUTE)) list.push({ kind: "lineups", subject, everyMs: 20 * MINUTE });
    if (isBetween(toGo, 0, DAY)) list.push({ kind: "odds", subject, everyMs: 3 * HOUR });
  }
  // Not in play, when each call counts.
  const coming = open.filter(({ kickOffMs }) => kickOffMs > nowMs);
  const playingSoon = coming.flatMap(({ league, row }) => [`${league}/${row.home}`, `${league}/${row.away}`]);
  for (const subject of new Set(playingSoon)) list.push({ kind: "squads", subject, everyMs: 7 * DAY });
  return list;
}

function requestPath(
  kind: PollTarget["kind"],
  subjects: readonly string[],
  context: ProviderContext,
): string {
  const [subject = ""] = subjects;
  const notes = notesOf(context);
  const season = (id: string) => notes.leagues[id]?.season ?? "";
  switch (kind) {
    case "leagues": {
      const id = subject.slice(TEAMS.length);
      return subject.startsWith(TEAMS)
        ? `/teams?league=${id}&season=${season(id)}`
        : `/leagues?id=${subject}`;
    }
    case "live":
      return `/fixtures?live=${context.leagues.join("-")}`;
    case "lineups":
    case "details":
      return `/fixtures?ids=${subjects.join("-")}`;
    case "schedule":
      return `/fixtures?league=${subject}&season=${season(subject)}`;
    case "odds":
      return `/odds?fixture=${subject}`;
    case "standings":
      return `/standings?league=${subject}&season=${season(subject)}`;
    case "squads":
      return `/players/squads?team=${subject.slice(subject.indexOf("/") + 1)}`;
  }
}

function readFixtures(list: readonly unknown[], context: ProviderContext, whole: boolean): ProviderReading {
  const warnings: string[] = [];
  const notes = notesOf(context);
  const next = whole ? withListedSeasons(list, notes) : notes;
  const batch = batchOfFixtures(list, next, {
    whole,
    wanted: context.leagues,
    warn: (warning) => warnings.push(warning),
  });
  return { batch, ...(whole && { notes: next }), warnings };
}

/** Prices of stored matches: the response identifies a match only by id. */
function readOdds(list: readonly unknown[], { matches }: ProviderContext): ProviderReading {
  const warnings: string[] = [];
  const rows = rowsOf(OddsRow, list, "matches with prices", (warning) => warnings.push(warning));
  const priced = rows.flatMap((row) => {
    const match = matches.find(({ external_id }) => external_id === String(row.fixture.id));
    const prices = pricesOf(row);
    return match && prices.length > 0 ? [partialMatch(match, { prices })] : [];
  });
  const companies = companiesOf(rows).filter(({ name }) => nameOf(name) !== null);
  const batch = { ...emptyBatch("api-football", "real"), companies, matches: priced };
  return { batch: priced.length > 0 ? batch : null, warnings };
}

/**
 * API-Football v3 (https://www.api-football.com/documentation-v3). `live=` has the events of live matches, `ids=`
 * everything of up to twenty matches. Its free plan: 100 calls a day, 10 a minute.
 */
export const apiFootball: Provider = {
  source: "api-football",
  title: "API-Football",
  address: "https://v3.football.api-sports.io",
  pictureHosts: ["", "-1", "-2", "-3", "-4"].map((place) => `media${place}.api-sports.io`),
  leagueId: { form: /^\d{1,9}$/, example: "39", list: "https://dashboard.api-football.com/soccer/ids" },
  quota: { perDay: 100, perMinute: 10 },
  together: { lineups: 20, details: 20 },
  apartMs: {},
  pollTargets,
  request: (kind, subjects, context) => ({ path: requestPath(kind, subjects, context) }),
  // Documented: any other header is refused.
  authorize: (request, key) => ({ ...request, headers: { ...request.headers, "x-apisports-key": key } }),
  read(kind, subjects, payload, context) {
    const { errors, response } = parseAnswer(Envelope, payload);
    refuse(errors);
    const notes = notesOf(context);
    if (kind === "leagues")
      return subjects[0]?.startsWith(TEAMS) ? readTeams(response, notes) : readLeague(response, notes);
    if (kind === "standings") return readTable(response, notes);
    if (kind === "squads") return readSquads(response, subjects, context);
    if (kind === "odds") return readOdds(response, context);
    return readFixtures(response, context, kind === "schedule");
  },
  left(headers) {
    const [day, minute] = ["x-ratelimit-requests-remaining", "x-ratelimit-remaining"].map((name) =>
      headers.get(name),
    );
    return { ...(day && { day: Number(day) }), ...(minute && { minute: Number(minute) }) };
  },
};
