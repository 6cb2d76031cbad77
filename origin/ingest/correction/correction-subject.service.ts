import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { searchOf } from "#origin/football/name/name-search.rules.ts";
import {
  type CorrectionField,
  type CorrectionSubject,
  type CorrectionTarget,
  correctionTable,
} from "#shared/correction/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { DEFAULT_TZ, dateOf } from "#shared/time/index.ts";
import { seasonSpelling } from "../link/link-places.ts";
import { slugOf } from "../slug.ts";
import {
  matchById,
  matchesOfTeams,
  type NamedMatchRow,
  type NamedRow,
  namedRows,
  type StageRow,
  stageById,
  stagesOfCompetition,
  teamsOfStages,
} from "./correction.queries.ts";

/** Finds the row that an operator names by our id or by a name that only one row has. */

/** The row to correct. */
export interface Subject {
  readonly target: CorrectionTarget;
  readonly target_id: number;
  readonly team_id: number | null;
  /** For lists of corrections. */
  readonly subject: string;
}

type Key = keyof CorrectionSubject;

const refuse = (key: string, reason: string): AppError =>
  new AppError("validation_failed", { fields: { [key]: [reason] } });

/** Candidates named in a refusal. */
const MOST_CANDIDATES = 10;

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** The first candidates, and whether there are more. */
const listed = (candidates: readonly string[]): string =>
  [...candidates.slice(0, MOST_CANDIDATES), ...(candidates.length > MOST_CANDIDATES ? ["…"] : [])].join(", ");

/** Refuses an ambiguous or unknown name with the rows that it may mean. */
function refuseAmong(key: string, text: string, candidates: readonly string[]): AppError {
  if (candidates.length === 0) return refuse(key, `nothing stored is known as "${text}"`);
  return refuse(key, `"${text}" may be ${listed(candidates)}: pass the id`);
}

const labelOf = ({ id, name, place }: NamedRow): string => `${id} ${name}${place ? ` (${place})` : ""}`;

function namesOf({ name, short_name, translations }: NamedRow): string[] {
  const others: Record<string, string> = translations === null ? {} : JSON.parse(translations);
  return [name, ...(short_name === null ? [] : [short_name]), ...Object.values(others)].map(slugOf);
}

/** The one of some rows with a name: exactly it, or with all its words. */
function pick<Named extends NamedRow>(key: Key, text: string, rows: readonly Named[]): Named {
  const wanted = slugOf(text);
  const exact = rows.filter((row) => namesOf(row).includes(wanted));
  const found = exact.length > 0 ? exact : rows;
  const [only] = found;
  if (only && new Set(found.map(({ id }) => id)).size === 1) return only;
  throw refuseAmong(key, text, found.map(labelOf));
}

type NamedKind = keyof typeof namedRows;

/** Rows that a name may mean. */
async function candidatesOf(db: Database, kind: NamedKind, text: string, limit: number): Promise<NamedRow[]> {
  const search = searchOf(text);
  if (search === null) return [];
  const [rows] = await readAll(db, bindQuery(namedRows[kind].byName, search.words, search.longer, limit, 0));
  return rows;
}

/** Enough to find an exact name among many that begin alike. */
const SEARCHED = 50;

async function findNamed(db: Database, kind: NamedKind, text: string): Promise<NamedRow> {
  if (!isId(text)) return pick(kind, text, await candidatesOf(db, kind, text, SEARCHED));
  const [[row]] = await readAll(db, bindQuery(namedRows[kind].byId, Number(text)));
  if (!row) throw refuse(kind, `there is no ${kind} ${text}`);
  return row;
}

const dayOf = (seconds: number): string => dateOf(seconds, "+00:00");
const siteDayOf = (seconds: number): string => dateOf(seconds, DEFAULT_TZ);
const matchLabel = ({ home, away, match_time }: NamedMatchRow): string =>
  `${home} v ${away}, ${dayOf(match_time)}`;

/** A match with our id; with both days where they differ, because an operator may know either. */
function matchCandidate(row: NamedMatchRow): string {
  const [utc, here] = [dayOf(row.match_time), siteDayOf(row.match_time)];
  const zones = utc === here ? "" : ` UTC and ${here} ${DEFAULT_TZ}`;
  return `${row.id} ${matchLabel(row)}${zones} (${row.competition})`;
}

const matchSubject = (row: NamedMatchRow): Subject => ({
  ...{ target: "match", target_id: row.id, team_id: null },
  subject: matchLabel(row),
});

/** Matches of the teams that two names may mean, newest first. */
async function matchesOfSides(
  db: Database,
  home: readonly NamedRow[],
  away: readonly NamedRow[],
): Promise<NamedMatchRow[]> {
  const idsOf = (rows: readonly NamedRow[]) => JSON.stringify(rows.map(({ id }) => id));
  const [rows] = await readAll(db, bindQuery(matchesOfTeams, idsOf(home), idsOf(away)));
  return rows;
}

/** Finds "Home v Away 2026-05-24": pages show the day in the site's zone, files often that in UTC. */
async function findMatchOfTeams(db: Database, text: string): Promise<Subject> {
  const [, home = "", away = "", day] =
    /^(.+?)\s+(?:v|vs|[-–])\s+(.+?)(?:,?\s+(\d{4}-\d{2}-\d{2}))?$/i.exec(text) ?? [];
  if (home === "") throw refuse("match", 'must be our id, or teams and day such as "Home v Away 2026-05-24"');
  const [homes = [], aways = []] = await Promise.all(
    [home, away].map((name) => candidatesOf(db, "team", name, SEARCHED)),
  );
  const unknown = [...(homes.length > 0 ? [] : [home]), ...(aways.length > 0 ? [] : [away])];
  if (unknown.length > 0)
    throw refuse("match", `no team is known as ${unknown.map((name) => `"${name}"`).join(" or ")}`);
  const rows = await matchesOfSides(db, homes, aways);
  const found = rows.filter(
    ({ match_time }) => day === undefined || dayOf(match_time) === day || siteDayOf(match_time) === day,
  );
  const [only] = found;
  if (only && found.length === 1) return matchSubject(only);
  if (only) {
    const remedy = day === undefined ? "add the day or pass the id" : "pass the id";
    throw refuse("match", `"${text}" may be ${listed(found.map(matchCandidate))}: ${remedy}`);
  }
  if (rows.length > 0) {
    const others = `on other days: ${listed(rows.map(matchCandidate))}: correct the day or pass the id`;
    throw refuse("match", `no match of ${home} v ${away} on ${day} is stored; ${others}`);
  }
  const returns = await matchesOfSides(db, aways, homes);
  const others = `; the other way round: ${listed(returns.map(matchCandidate))}: pass the id`;
  throw refuse("match", `no match of ${home} v ${away} is stored${returns.length > 0 ? others : ""}`);
}

async function findMatch(db: Database, text: string): Promise<Subject> {
  if (!isId(text)) return await findMatchOfTeams(db, text);
  const [[row]] = await readAll(db, bindQuery(matchById, Number(text)));
  if (!row) throw refuse("match", `there is no match ${text}`);
  return matchSubject(row);
}

/** Stages of a competition's season: the named one, or the newest. */
async function stagesOfSeason(db: Database, competition: NamedRow, season: string | undefined) {
  const [stages] = await readAll(db, bindQuery(stagesOfCompetition, competition.id));
  const byName = stages.filter((row) => seasonSpelling(row.season) === seasonSpelling(season ?? ""));
  const named = byName.length > 0 ? byName : stages.filter((row) => String(row.season_id) === season);
  const found = season === undefined ? stages : named;
  const [first] = found;
  if (first) return found.filter((row) => row.season_id === first.season_id);
  const seasons = [...new Set(stages.map((row) => row.season))].slice(0, MOST_CANDIDATES);
  throw refuse(
    "season",
    `${competition.name} has no season "${season ?? ""}"; it has ${seasons.join(", ") || "none"}`,
  );
}

interface Place {
  readonly competition: string;
  readonly stages: readonly StageRow[];
}

/** The stages that competition, season and stage name. */
async function findStages(db: Database, { competition, season, stage }: CorrectionSubject): Promise<Place> {
  if (stage !== undefined && isId(stage) && competition === undefined) {
    const [[row]] = await readAll(db, bindQuery(stageById, Number(stage)));
    if (!row) throw refuse("stage", `there is no stage ${stage}`);
    return { competition: row.competition, stages: [row] };
  }
  if (competition === undefined)
    throw refuse("competition", "is required, unless the stage is given by our id");
  const found = await findNamed(db, "competition", competition);
  const stages = await stagesOfSeason(db, found, season);
  const named = stages.filter(
    (row) => stage === undefined || slugOf(row.stage) === slugOf(stage) || String(row.stage_id) === stage,
  );
  if (named.length > 0) return { competition: found.name, stages: named };
  throw refuseAmong("stage", stage ?? "", stages.map(stageLabel));
}

const stageLabel = ({ stage_id, stage, season }: StageRow): string => `${stage_id} ${stage} (${season})`;

async function findStage(db: Database, subject: CorrectionSubject): Promise<Subject> {
  const { competition, stages } = await findStages(db, subject);
  const [only] = stages;
  if (!only || stages.length > 1)
    throw refuseAmong("stage", subject.stage ?? competition, stages.map(stageLabel));
  const name = `${competition} ${only.season}, ${only.stage}`;
  return { target: "stage", target_id: only.stage_id, team_id: null, subject: name };
}

async function findStageTeam(db: Database, subject: CorrectionSubject): Promise<Subject> {
  const { team } = subject;
  if (team === undefined) throw refuse("team", "is required");
  const { competition, stages } = await findStages(db, subject);
  const tables = stages.filter(({ mode }) => mode === "points");
  const [rows] = await readAll(
    db,
    bindQuery(teamsOfStages, JSON.stringify(tables.map((row) => row.stage_id))),
  );
  const words = slugOf(team).split("-");
  const meant = isId(team)
    ? rows.filter(({ id }) => id === Number(team))
    : rows.filter((row) =>
        words.every((word) => namesOf(row).some((name) => name.split("-").includes(word))),
      );
  if (meant.length === 0) {
    const season = tables[0]?.season ?? "";
    throw refuse("team", `the tables of ${competition} ${season} have no team known as "${team}"`);
  }
  const { id, name } = isId(team) ? (meant[0] ?? pick("team", team, meant)) : pick("team", team, meant);
  const own = tables.filter((table) => meant.some((row) => row.id === id && row.stage_id === table.stage_id));
  const [only] = own;
  if (!only || own.length > 1)
    throw refuseAmong("stage", `${competition} ${only?.season ?? ""}`, own.map(stageLabel));
  const label = `${name}, ${competition} ${only.season}`;
  return { target: "stage_team", target_id: only.stage_id, team_id: id, subject: label };
}

const isNamedKind = (target: CorrectionTarget): target is NamedKind => target in namedRows;

/** The row that a correction of `field` names. Throws `validation_failed` with the candidates of an unclear name. */
export async function findSubject(
  db: Database,
  field: CorrectionField,
  subject: CorrectionSubject,
): Promise<Subject> {
  const targets: readonly CorrectionTarget[] = correctionTable[field].targets;
  if (targets.includes("stage_team")) return await findStageTeam(db, subject);
  if (targets.includes("stage")) return await findStage(db, subject);
  const given = keysOf(subject).filter((key) => subject[key] !== undefined);
  const kinds = targets.filter((target) => given.some((key) => key === target));
  const [kind] = kinds;
  if (kind === undefined || given.length > 1) {
    throw refuse(kind ?? targets[0] ?? "match", `give exactly one of ${targets.join(", ")}`);
  }
  const text = subject[kind === "stage_team" ? "team" : kind] ?? "";
  if (!isNamedKind(kind)) return await findMatch(db, text);
  const row = await findNamed(db, kind, text);
  return { target: kind, target_id: row.id, team_id: null, subject: row.name };
}
