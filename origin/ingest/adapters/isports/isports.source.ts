import * as z from "zod/mini";
import { isLive } from "#shared/match/index.ts";
import { type Batch, emptyBatch } from "../../batch.schema.ts";
import { seasonIdOf } from "../league-rows.ts";
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
import { incidentsOf } from "../reported-incidents.ts";
import { rowsOf } from "../rows.ts";
import { People } from "../team-people.ts";
import { batchOfMatches, type Notes, readLeagues, withTeams } from "./convert-matches.ts";
import { companiesOf, pricesOf } from "./convert-odds.ts";
import { lineupsOf, reportedIncidents } from "./convert-sections.ts";
import { Envelope, EventsRow, LineupsRow, OddsData, StandingData } from "./isports.schema.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const notesOf = ({ notes }: ProviderContext): Notes => (notes as Notes | null) ?? { leagues: {} };

function pollTargets(context: ProviderContext): PollTarget[] {
  const { nowMs, leagues, matches } = context;
  const known = leagues.filter((id) => notesOf(context).leagues[id]);
  const list: PollTarget[] = [{ kind: "leagues", subject: "", everyMs: DAY }];
  for (const subject of known) {
    list.push(
      { kind: "schedule", subject, everyMs: scheduleEveryMs(context, subject, DAY / 2) },
      { kind: "standings", subject, everyMs: DAY },
    );
  }
  const open = matches.filter(isOpen);
  const playing = open.filter(
    ({ status, kickOffMs }) => isLive(status) || (nowMs > kickOffMs - MINUTE && nowMs < kickOffMs + 3 * HOUR),
  );
  if (playing.length > 0) {
    list.push(
      { kind: "live", subject: "", everyMs: 10 * SECOND },
      { kind: "details", subject: "", everyMs: 30 * SECOND },
    );
  }
  if (playing.length === 0 && matches.some(isOverdue)) {
    list.push({ kind: "live", subject: "", everyMs: OVERDUE_EVERY_MS });
  }
  const soon = open.some(({ kickOffMs }) => kickOffMs > nowMs && kickOffMs < nowMs + HOUR);
  if (soon) list.push({ kind: "lineups", subject: "", everyMs: 15 * MINUTE });
  for (const { external_id: subject, kickOffMs } of open) {
    if (kickOffMs > nowMs + DAY) continue;
    list.push({ kind: "odds", subject, everyMs: kickOffMs < nowMs + HOUR ? 5 * MINUTE : HOUR });
  }
  return list;
}

function requestPath(kind: PollTarget["kind"], subjects: readonly string[]): string {
  const [subject = ""] = subjects;
  const base = "/sport/football";
  switch (kind) {
    case "leagues":
      return `${base}/league/basic`;
    case "schedule":
      return `${base}/schedule?leagueId=${subject}`;
    case "live":
      return `${base}/livescores`;
    case "details":
      return `${base}/events`;
    case "lineups":
      return `${base}/lineups`;
    case "odds":
      return `${base}/odds/main?matchId=${subjects.join(",")}`;
    case "standings":
    // Never polled: the manual that this adapter follows has no call for squads.
    case "squads":
      return `${base}/standing/league?leagueId=${subject}`;
  }
}

/** Data of stored matches in rows that identify the match only by id. */
function matchSections<Row extends { readonly matchId: string }>(
  rows: readonly Row[],
  { matches }: ProviderContext,
  convert: (row: Row, match: ProviderContext["matches"][number]) => Parameters<typeof partialMatch>[1] | null,
): Batch["matches"] {
  const byId = new Map(matches.map((match) => [match.external_id, match]));
  return rows.flatMap((row) => {
    const match = byId.get(row.matchId);
    const sections = match ? convert(row, match) : null;
    return match && sections ? [partialMatch(match, sections)] : [];
  });
}

const readingOf = (batch: Partial<Batch>, warnings: readonly string[]): ProviderReading => ({
  batch: (batch.matches ?? []).length > 0 ? { ...emptyBatch("isports", "real"), ...batch } : null,
  warnings,
});

function readEvents(list: readonly unknown[], context: ProviderContext): ProviderReading {
  const warnings: string[] = [];
  const rows = rowsOf(EventsRow, list, "matches with events", (warning) => warnings.push(warning));
  const people = new People();
  const matches = matchSections(rows, context, (row, { row: { home, away, match_time } }) => {
    const teams = { home, away };
    people.at(match_time);
    const incidents = incidentsOf(reportedIncidents(row), { goals: null, teams, people });
    return { incidents, coverage: { cards: incidents.length > 0, corners: false } };
  });
  return readingOf({ ...people.rows(), matches }, warnings);
}

function readLineups(list: readonly unknown[], context: ProviderContext): ProviderReading {
  const warnings: string[] = [];
  const rows = rowsOf(LineupsRow, list, "line-ups", (warning) => warnings.push(warning));
  const people = new People();
  const matches = matchSections(rows, context, (row, { row: { home, away, match_time } }) => {
    const lineups = lineupsOf(row, { home, away }, people.at(match_time));
    return lineups.length > 0 ? { lineups } : null;
  });
  return readingOf({ ...people.rows(), matches }, warnings);
}

function readOdds(data: unknown, context: ProviderContext): ProviderReading {
  const prices = pricesOf(parseAnswer(OddsData, data));
  const rows = [...prices].map(([matchId, series]) => ({ matchId, series }));
  const matches = matchSections(rows, context, ({ series }) => ({ prices: series }));
  return readingOf({ companies: companiesOf(prices), matches }, []);
}

function readTable(data: unknown, subject: string, notes: Notes): ProviderReading {
  const { leagueInfo, totalStandings } = parseAnswer(StandingData, data);
  const league = notes.leagues[leagueInfo?.leagueId ?? subject];
  if (!league || !totalStandings || !leagueInfo?.currentSeason?.startsWith(league.season))
    return { batch: null, warnings: [] };
  const rows = totalStandings.map((row) => ({
    team: row.teamId,
    group: null,
    position: row.rank,
    played: row.totalCount,
    points: row.integral,
    goals_for: row.getScore,
    goals_against: row.loseScore,
  }));
  return { batch: null, table: { season: seasonIdOf(league), rows }, warnings: [] };
}

/** Rows of a response. A refusal has a code other than 0, also with status 200. */
function dataOf(payload: unknown): unknown {
  const { code, message, data } = parseAnswer(Envelope, payload);
  if (code === 0) return data;
  const text = `code ${code}: ${message ?? "no reason is given"}`;
  if (/frequen|too (?:many|fast)|interval|second.?\/.?call/i.test(text))
    throw new ProviderRefusal("minute", text);
  if (/limit|exceed|quota/i.test(text)) throw new ProviderRefusal("day", text);
  if (/subscri|permission/i.test(text) && !/expire/i.test(text)) throw new ProviderRefusal("question", text);
  throw new ProviderRefusal(/key|expire|auth/i.test(text) ? "key" : "broken", text);
}

/**
 * iSportsAPI (https://www.isportsapi.com/docs.html), the provider with the Asian bookmakers. Each call has a minimum
 * interval; the trial has 200 calls a day.
 */
export const isports: Provider = {
  source: "isports",
  title: "iSportsAPI",
  address: "https://api.isportsapi.com",
  pictureHosts: ["zq.titan007.com", "zq.win007.com"],
  leagueId: { form: /^\d{1,9}$/, example: "1639", list: "https://www.isportsapi.com/docs.html" },
  quota: { perDay: 200, perMinute: null },
  together: { odds: 100 },
  apartMs: {
    live: 10 * SECOND,
    details: 10 * SECOND,
    lineups: MINUTE,
    schedule: MINUTE,
    odds: 10 * SECOND,
    standings: 3 * SECOND,
  },
  pollTargets,
  request: (kind, subjects) => ({ path: requestPath(kind, subjects) }),
  authorize: (request, key) => ({
    ...request,
    path: `${request.path}${request.path.includes("?") ? "&" : "?"}api_key=${encodeURIComponent(key)}`,
  }),
  read(kind, [subject = ""], payload, context) {
    const data = dataOf(payload);
    const notes = notesOf(context);
    if (kind === "odds") return readOdds(data, context);
    if (kind === "standings") return readTable(data, subject, notes);
    const list = parseAnswer(z.array(z.unknown()), data ?? []);
    if (kind === "details") return readEvents(list, context);
    if (kind === "lineups") return readLineups(list, context);
    const warnings: string[] = [];
    const warn = (warning: string) => void warnings.push(warning);
    if (kind === "leagues")
      return { batch: null, notes: readLeagues(list, notes, context.leagues, warn), warnings };
    const whole = kind === "schedule";
    const next = whole ? withTeams(list, notes) : notes;
    const batch = batchOfMatches(list, next, { whole, wanted: context.leagues, warn });
    return { batch, ...(whole && { notes: next }), warnings };
  },
  left: () => ({}),
};
