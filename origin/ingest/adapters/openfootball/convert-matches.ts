import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { type KickOff, noonOfDay } from "#shared/match/index.ts";
import { slugOf } from "../../slug.ts";
import type { ProblemReporter } from "../problems.ts";
import { instantOf } from "../wall-clock.ts";
import type { BatchRows } from "./batch-rows.ts";
import { incidentsOf } from "./convert-goals.ts";
import type { FileIdentity } from "./file-identity.ts";
import { hostZone, isHost } from "./host-zones.table.ts";
import type { Naming } from "./naming.ts";
import { type FullNames, scorersInFull } from "./player-names.rules.ts";
import { doubtsAbout, settleGoals, statusChangeOf } from "./result.ts";
import { type Placing, placeMatches } from "./rounds.ts";
import { type SourceMatch, teamKey } from "./source-match.ts";
import type { Stadiums } from "./stadiums.ts";

/** Duplicates in a file: two teams do not meet twice on one day. The first match wins. */
function doublesOf(matches: readonly SourceMatch[]): ReadonlyMap<SourceMatch, SourceMatch> {
  const first = new Map<string, SourceMatch>();
  const doubles = new Map<SourceMatch, SourceMatch>();
  for (const match of matches) {
    if (!match.home || !match.away) continue;
    const key = `${match.date} ${teamKey(match.home)} ${teamKey(match.away)}`;
    const known = first.get(key);
    if (known) doubles.set(match, known);
    else first.set(key, match);
  }
  return doubles;
}

/** Inputs of the conversion of one file's matches. */
export interface MatchContext {
  readonly identity: FileIdentity;
  readonly season: string;
  readonly rows: BatchRows;
  readonly naming: Naming;
  readonly stadiums: Stadiums;
  readonly reporter: ProblemReporter;
}

/** State across the matches of one file. */
interface FileFacts {
  /** Number of earlier matches of a pairing. */
  readonly meetings: Map<string, number>;
  readonly fullNames: FullNames;
  /** The file writes the score after extra time apart (`et`), so that a score without it is after 90 minutes. */
  readonly writesOvertime: boolean;
  readonly places: ReadonlyMap<SourceMatch, Placing>;
  /** Matches whose time is in no zone that would be told. */
  readonly unzoned: SourceMatch[];
  /** Matches whose time or its zone cannot be read, as written. */
  readonly unread: string[];
}

const titleOf = (match: SourceMatch): string =>
  `${match.position} ${match.home?.name ?? "?"} v ${match.away?.name ?? "?"}`;

function zoneOf(match: SourceMatch, { identity, stadiums }: MatchContext): string | null {
  if (match.zone !== null) return match.zone;
  const stadium = match.ground ? stadiums.find(match.ground) : null;
  if (stadium?.zone) return stadium.zone;
  const city = match.ground?.city ? slugOf(match.ground.city) : null;
  return identity.zone ?? hostZone(identity.competition, identity.season_key ?? "", city);
}

/** The kick-off; its day alone without a time that can be read, or in an unknown zone: a wrong hour is worse than none. */
function kickOff(match: SourceMatch, facts: FileFacts, context: MatchContext): KickOff {
  const dated = { match_time: noonOfDay(Date.parse(match.date) / 1000), time_unknown: true };
  const unread = (zone: string | null): KickOff => {
    const beside = zone === null || match.written_time?.includes(zone) ? "" : ` in the zone "${zone}"`;
    facts.unread.push(`${match.position} ${match.written_time}${beside}`);
    return dated;
  };
  if (match.written_time === null) return dated;
  if (match.time === null) return unread(null);
  const zone = zoneOf(match, context);
  if (zone === null) {
    facts.unzoned.push(match);
    return dated;
  }
  const match_time = instantOf(match.date, match.time, zone);
  return match_time === null ? unread(zone) : { match_time };
}

/** Season, stage and pairing identify a match, so that a moved date stays the same match; a second meeting is `#2`. */
function matchId(stage: string, home: string, away: string, meetings: Map<string, number>): string {
  const pairing = `${stage}/${home}~${away}`;
  const meeting = (meetings.get(pairing) ?? 0) + 1;
  meetings.set(pairing, meeting);
  return meeting === 1 ? pairing : `${pairing}#${meeting}`;
}

function isNeutral(placing: Placing, identity: FileIdentity, home: string, away: string): boolean {
  const { competition, season_key } = identity;
  if (identity.national || competition === "clubworldcup") {
    const host = (team: string): boolean =>
      isHost(competition, season_key ?? "", team.replace(/^national\//, ""));
    return competition !== "worldcup.quali" && !host(home) && !host(away);
  }
  return competition.startsWith("uefa.") && /^final$/i.test(placing.round ?? "");
}

function convertMatch(source: SourceMatch, facts: FileFacts, context: MatchContext): BatchMatch | null {
  const { identity, season, rows, naming, reporter } = context;
  const placing = facts.places.get(source);
  if (!placing) return null;
  const match = settleGoals(source, placing.mode === "knock_out", facts.writesOvertime);
  if (!match.home || !match.away) return null;
  const begins = kickOff(match, facts, context);
  const home = naming.team(match.home);
  const away = naming.team(match.away);
  const stage = rows.stage(identity, season, placing, begins.match_time);
  for (const team of [home, away]) rows.stageTeam(stage, placing.group, team);
  for (const doubt of doubtsAbout(match)) reporter.warn(`${titleOf(match)} (${match.date}): ${doubt}`);
  const change = statusChangeOf(match);
  return {
    external_id: matchId(stage, home, away, facts.meetings),
    season,
    stage,
    round: placing.round,
    group: placing.group,
    home,
    away,
    ...begins,
    venue: naming.venue(match.ground, context.stadiums),
    neutral: isNeutral(placing, identity, home, away),
    clock_speed: 1,
    coverage: { cards: false, corners: false },
    status_changes: change ? [change] : [],
    incidents: incidentsOf(match, begins.match_time, { home, away }, naming, facts.fullNames),
    stats: [],
  };
}

/** Adds all matches of one file to the batch. Open knock-out slots are left out with one warning. */
export function convertMatches(matches: readonly SourceMatch[], context: MatchContext): void {
  const doubles = doublesOf(matches);
  const single = matches.filter((one) => !doubles.has(one));
  const facts: FileFacts = {
    meetings: new Map(),
    fullNames: scorersInFull(matches),
    writesOvertime: matches.some(({ score }) => score?.et),
    places: placeMatches(single, context.identity.kind),
    unzoned: [],
    unread: [],
  };
  for (const [match, first] of doubles) {
    context.reporter.warn(`${titleOf(match)} (${match.date}) was left out, ${first.position} has it`);
  }
  let known = 0;
  for (const match of single) {
    const row = convertMatch(match, facts, context);
    if (row && context.rows.has("matches", row.external_id)) known += 1;
    else if (row) context.rows.match(row);
  }
  if (known > 0) context.reporter.warn(`${known} matches are in an earlier file too, which counts`);
  if (facts.unzoned.length > 0) {
    context.reporter.warn(
      `the times of ${facts.unzoned.length} matches were left out, because their zone is not told: give --zone, such as --zone Europe/Paris`,
    );
  }
  if (facts.unread.length > 0) {
    const { length, 0: first } = facts.unread;
    context.reporter.warn(
      `the times of ${length} ${length === 1 ? "match" : "matches"} cannot be read and were left out, the first is ${first}`,
    );
  }
  const open = matches.filter((match) => !match.home || !match.away);
  if (open.length === 0) return;
  const [first] = open;
  context.reporter.warn(
    `${open.length} ${open.length === 1 ? "match has" : "matches have"} no teams yet and ${
      open.length === 1 ? "was" : "were"
    } left out, the first at ${first?.position} (${first?.date} ${first?.round ?? ""})`.replace(" )", ")"),
  );
}
