import type { AnswerAt } from "#shared/api/index.ts";
import type { SeasonRef } from "#shared/competition/index.ts";
import { AppError } from "#shared/errors/app-error.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import { nameIn, plainText } from "#shared/match/name.rules.ts";
import type { Locale } from "#shared/url/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

export type SeasonTables = AnswerAt<"/api/v1/football/seasons/tablestanding">;

/** A competition and the season that its table is of. */
export interface ListedLeague {
  readonly competition: CompetitionRef;
  readonly season: SeasonRef | null;
}

export interface StandingsPage {
  /** Leagues to choose from: the hottest, or those that were looked for. */
  readonly leagues: readonly CompetitionRef[];
  /** Whose table is shown; null where nothing was found. */
  readonly league: ListedLeague | null;
  readonly tables: SeasonTables;
  /** What was looked for; empty for nothing. */
  readonly sought: string;
  /** The page shows a league of its own choice, none was asked for. */
  readonly isPlain: boolean;
}

const NO_TABLES: SeasonTables = { promotions: [], tables: [] };
/** How many leagues the page offers at once. */
const LISTED = 40;
/** How many of the hottest leagues are asked for a table until one has some: cups of one season have none. */
const TRIED = 6;

/** The tables of a league: the one asked for, else the first of those listed that has some. */
export async function loadStandingsPage(facts: RequestFacts, query: URLSearchParams): Promise<StandingsPage> {
  const all = (await facts.call("/api/v1/football/compseason", {})).data.competitions;
  const sought = query.get("q")?.trim() ?? "";
  const found =
    sought === "" ? all : all.filter(({ competition }) => isSought(facts.locale, competition, sought));
  const leagues = found.slice(0, LISTED).map(({ competition }) => competition);
  const id = query.get("comp_id");
  const isPlain = id === null && sought === "";
  const first = isPlain ? await leaguesFirst(facts, found) : found;
  const shown = id === null ? await firstWithTables(facts, first) : await askedFor(facts, all, Number(id));
  return { leagues, sought, isPlain, ...shown };
}

type Shown = Pick<StandingsPage, "league" | "tables">;

async function askedFor(facts: RequestFacts, all: readonly ListedLeague[], id: number): Promise<Shown> {
  const league = all.find(({ competition }) => competition.id === id);
  if (!league) throw new AppError("league_not_found", { detail: `no competition ${id}` });
  return { league, tables: await tablesOf(facts, league) };
}

/** The hottest leagues before the cups: who asks for no table in particular means one of a league. */
async function leaguesFirst(
  { call }: RequestFacts,
  listed: readonly ListedLeague[],
): Promise<ListedLeague[]> {
  const hottest = await call("/api/v1/football/comp-list", {}).then(
    ({ data }) => data.competitions,
    // It tells the order alone: any table is better than none.
    () => [],
  );
  const ids = new Set(hottest.flatMap(({ id, kind }) => (kind === "league" ? [id] : [])));
  return listed.toSorted((a, b) => Number(ids.has(b.competition.id)) - Number(ids.has(a.competition.id)));
}

/** One after the other: nearly always the first has a table, and none is asked for in vain. */
async function firstWithTables(facts: RequestFacts, leagues: readonly ListedLeague[]): Promise<Shown> {
  for (const league of leagues.slice(0, TRIED)) {
    const tables = await tablesOf(facts, league);
    if (tables.tables.length > 0) return { league, tables };
  }
  return { league: leagues[0] ?? null, tables: NO_TABLES };
}

async function tablesOf({ call }: RequestFacts, { season }: ListedLeague): Promise<SeasonTables> {
  if (season === null) return NO_TABLES;
  return (await call("/api/v1/football/seasons/tablestanding", { season_id: season.id })).data;
}

/** By its names in the page's language and its source's, and by its country's: `anh` finds all leagues of England. */
function isSought(locale: Locale, competition: CompetitionRef, sought: string): boolean {
  const { name, short_name, country } = competition;
  const names = [nameIn(locale, competition), name, short_name ?? "", nameIn(locale, country), country.name];
  const text = plainText(sought);
  return names.some((one) => plainText(one).includes(text));
}
