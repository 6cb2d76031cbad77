import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Batch } from "../batch.schema.ts";
import type { Identities } from "../store/identities.ts";
import type { ReportDraft } from "../store/report.ts";
import { doubtfulTeams, type LeftOut, withoutLeftOut, withRowsOnce } from "./leave-out.ts";
import { companyNames } from "./link.queries.ts";
import { linkMatches } from "./link-matches.ts";
import { linkCompetitions, linkCountries, linkSeasons, linkStages } from "./link-places.ts";
import { contextOf, linkTeams, seasonsByTeam } from "./link-teams.ts";
import { joinRow, type Linking, type NameSuspect, unknownRows } from "./linking.ts";
import { readDecisions } from "./name-decisions.ts";
import { readStoredSeasons } from "./stored-season.ts";

/** Company names are the same everywhere: a new company is matched with the stored one by name, across sources. */
async function linkCompanies(linking: Omit<Linking, "decisions">): Promise<void> {
  const added = unknownRows(linking, "companies");
  if (added.length === 0) return;
  const [stored] = await readAll(linking.db, bindQuery(companyNames));
  const idOf = new Map(stored.map(({ name, id }) => [name.toLowerCase(), id]));
  for (const { external_id, name } of added) {
    const id = idOf.get(name.toLowerCase());
    if (id !== undefined) joinRow(linking, "companies", external_id, id);
  }
}

/** A batch linked with stored rows. */
export interface LinkedBatch {
  /** Without the rows that could be neither linked nor accepted as new. */
  readonly batch: Batch;
  /** Other spellings of teams that the batch introduces: external ids, mapped to that of the kept spelling. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Names for an operator to decide about, without those that are in the queue already. */
  readonly suspects: readonly NameSuspect[];
}

/** Tables whose new rows may be stored ones of another name. */
const LINKED = ["countries", "competitions", "seasons", "stages", "teams", "matches"] as const;

function reportLeftOut({ batch }: Linking, { matches, teams }: LeftOut, report: ReportDraft): void {
  const nameOf = new Map(batch.teams.map(({ external_id, name }) => [external_id, name]));
  for (const [index, { external_id, name }] of batch.teams.entries()) {
    if (!teams.has(external_id)) continue;
    report.leaveOut(`teams.${index}`, name, "no team of this country is known by that name");
  }
  for (const [index, match] of batch.matches.entries()) {
    const reason = matches.get(match)?.reason;
    if (reason === undefined) continue;
    const [home, away] = [match.home, match.away].map((team) => nameOf.get(team) ?? team);
    report.leaveOut(`matches.${index}`, `${home} v ${away}`, reason);
  }
}

/**
 * Finds rows that another source, or the same one in another spelling, already brought: they take the stored ids, which
 * are added to `known`. Real matches that may be stored under another name are left out and listed in the report;
 * nothing is guessed. Replays share only competitions and teams; the demo world joins only companies, which are matched
 * by name across all sources.
 */
export async function linkBatch(
  db: Database,
  batch: Batch,
  known: Identities,
  report: ReportDraft,
): Promise<LinkedBatch> {
  await linkCompanies({ db, batch, known });
  const isNews = LINKED.some((table) => unknownRows({ batch, known }, table).length > 0);
  if (batch.provenance === "demo") return { batch, aliases: new Map(), suspects: [] };
  if (!isNews) return { batch: withRowsOnce(batch, { known }), aliases: new Map(), suspects: [] };
  const linking: Linking = { db, batch, known, decisions: await readDecisions(db, batch) };
  await linkCountries(linking);
  await linkCompetitions(linking);
  if (batch.provenance === "real") {
    await linkSeasons(linking);
    await linkStages(linking);
  }
  const linked = await linkTeams(linking);
  const { aliases, suspects } = linked;
  if (batch.provenance !== "real")
    return { batch: withoutLeftOut(linking, noneLeftOut, aliases), aliases, suspects };
  const seasons = await readStoredSeasons(linking);
  const teams = doubtfulTeams(linking, linked, seasons);
  const left = { matches: await linkMatches(linking, seasons, teams), teams };
  reportLeftOut(linking, left, report);
  return {
    batch: withoutLeftOut(linking, left, aliases),
    aliases,
    suspects: [...suspects, ...unknownNames(linking, left, suspects)],
  };
}

/**
 * Teams left out that resemble no stored one, and stored ones that are left out of a season: an operator names the one
 * of the season, or says that they are another.
 */
function unknownNames(
  linking: Linking,
  { teams, matches }: LeftOut,
  suspects: readonly NameSuspect[],
): readonly NameSuspect[] {
  const suspected = new Set(suspects.map(({ external_id }) => external_id));
  const seasons = seasonsByTeam(linking);
  const out = new Set([...teams, ...[...matches.values()].map(({ team }) => team)]);
  return linking.batch.teams
    .filter(({ external_id }) => out.has(external_id) && !suspected.has(external_id))
    .filter(({ external_id }) => !linking.decisions.queued.has(external_id))
    .map(({ external_id, name }) => ({
      kind: "teams",
      external_id,
      name,
      other_id: 0,
      reason: "unknown",
      score: 10,
      context: contextOf(linking, seasons.get(external_id)),
    }));
}

const noneLeftOut: LeftOut = { matches: new Map(), teams: new Set() };
