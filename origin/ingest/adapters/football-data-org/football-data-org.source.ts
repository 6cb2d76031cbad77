import { isLive } from "#shared/match/index.ts";
import { nationOf, seasonIdOf } from "../league-rows.ts";
import { INTERNATIONAL } from "../nations.table.ts";
import { parseAnswer } from "../parse-answer.ts";
import {
  isOpen,
  isOverdue,
  OVERDUE_EVERY_MS,
  type PollTarget,
  type Provider,
  type ProviderContext,
  type ProviderReading,
  type ProviderTable,
  scheduleEveryMs,
} from "../provider.ts";
import { type Notes, readMatches } from "./convert-matches.ts";
import { readSquads } from "./convert-squads.ts";
import { MatchesAnswer, StandingsAnswer, TeamsAnswer } from "./football-data-org.schema.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const notesOf = ({ notes }: ProviderContext): Notes =>
  (notes as Notes | null) ?? { leagues: {}, nations: {} };
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function pollTargets(context: ProviderContext): PollTarget[] {
  const { nowMs, leagues, matches } = context;
  const notes = notesOf(context);
  const list: PollTarget[] = leagues.flatMap((subject) => [
    { kind: "schedule", subject, everyMs: scheduleEveryMs(context, subject, DAY / 4) },
    { kind: "standings", subject, everyMs: DAY },
  ]);
  for (const { id, country } of Object.values(notes.leagues)) {
    if (leagues.includes(id)) list.push({ kind: "squads", subject: id, everyMs: 7 * DAY });
    const isBetween = nationOf(country).code === INTERNATIONAL.code;
    if (isBetween && leagues.includes(id)) list.push({ kind: "leagues", subject: id, everyMs: 7 * DAY });
  }
  // One list has all matches of the day with everything that the plan includes.
  const open = matches.filter(isOpen);
  const near = open.some(
    ({ status, kickOffMs }) => isLive(status) || (nowMs > kickOffMs - HOUR && nowMs < kickOffMs + 3 * HOUR),
  );
  const playing = open.some(({ status, kickOffMs }) => isLive(status) || nowMs > kickOffMs - MINUTE);
  if (near) list.push({ kind: "live", subject: "", everyMs: playing ? 30_000 : 10 * MINUTE });
  else if (matches.some(isOverdue)) list.push({ kind: "live", subject: "", everyMs: OVERDUE_EVERY_MS });
  return list;
}

/** These headers request the lists with matches, if the plan has them. */
const UNFOLD = {
  "X-Unfold-Lineups": "true",
  "X-Unfold-Bookings": "true",
  "X-Unfold-Subs": "true",
  "X-Unfold-Goals": "true",
};

function readTable(payload: unknown, notes: Notes): ProviderReading {
  const { competition, season, standings } = parseAnswer(StandingsAnswer, payload);
  const league = notes.leagues[competition.code];
  if (league?.season !== season.startDate.slice(0, 4)) return { batch: null, warnings: [] };
  const rows = standings
    .filter(({ type }) => type === "TOTAL")
    .flatMap(({ group, table }) =>
      table.map((row) => ({
        team: String(row.team.id ?? ""),
        group: group ?? null,
        position: row.position,
        played: row.playedGames,
        points: row.points,
        goals_for: row.goalsFor,
        goals_against: row.goalsAgainst,
      })),
    );
  const table: ProviderTable = { season: seasonIdOf(league), rows };
  return { batch: null, table, warnings: [] };
}

/**
 * football-data.org v4 (https://docs.football-data.org/general/v4/index.html). Its free plan: ten calls a minute,
 * twelve competitions, delayed scores without scorers; no usable odds on any plan.
 */
export const footballDataOrg: Provider = {
  source: "football-data-org",
  title: "football-data.org",
  address: "https://api.football-data.org",
  pictureHosts: ["crests.football-data.org"],
  leagueId: {
    form: /^[A-Z][A-Z0-9]{1,9}$/,
    example: "PL",
    list: "https://docs.football-data.org/general/v4/lookup_tables.html",
  },
  quota: { perDay: null, perMinute: 10 },
  together: {},
  apartMs: {},
  pollTargets,
  request(kind, [subject = ""], { nowMs, leagues }) {
    switch (kind) {
      case "schedule":
        return { path: `/v4/competitions/${subject}/matches` };
      case "standings":
        return { path: `/v4/competitions/${subject}/standings` };
      case "leagues":
      case "squads":
        return { path: `/v4/competitions/${subject}/teams` };
      default: {
        const days = `dateFrom=${dayOf(nowMs - 4 * HOUR)}&dateTo=${dayOf(nowMs + DAY)}`;
        return { path: `/v4/matches?competitions=${leagues.join(",")}&${days}`, headers: UNFOLD };
      }
    }
  },
  authorize: (request, key) => ({ ...request, headers: { ...request.headers, "X-Auth-Token": key } }),
  read(kind, subjects, payload, context) {
    const notes = notesOf(context);
    if (kind === "standings") return readTable(payload, notes);
    if (kind === "squads") return readSquads(payload, subjects[0] ?? "", notes, context.nowMs);
    if (kind === "leagues") {
      const { teams } = parseAnswer(TeamsAnswer, payload);
      const nations = Object.fromEntries(teams.map(({ id, area }) => [id, area.name]));
      return {
        batch: null,
        notes: { ...notes, nations: { ...notes.nations, ...nations } } satisfies Notes,
        warnings: [],
      };
    }
    const warnings: string[] = [];
    const whole = kind === "schedule";
    const read = readMatches(parseAnswer(MatchesAnswer, payload).matches, notes, {
      whole,
      wanted: context.leagues,
      warn: (warning) => warnings.push(warning),
    });
    return { batch: read.batch, ...(whole && { notes: read.notes }), warnings };
  },
  left(headers) {
    const minute = headers.get("x-requests-available-minute") ?? headers.get("x-requestsavailable");
    return minute === null ? {} : { minute: Number(minute) };
  },
};
