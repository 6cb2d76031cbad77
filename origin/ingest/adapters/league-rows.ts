import { type Batch, emptyBatch } from "../batch.schema.ts";
import { competitionTranslations } from "./competition-names.table.ts";
import { factsOf } from "./competitions.table.ts";
import { INTERNATIONAL, isBetweenNations, type Nation, nationOfCode, nationOfName } from "./nations.table.ts";
import { carriedPoints } from "./stages/carried-points.table.ts";
import type { ListedStages } from "./stages/listed-stages.ts";

/** A polled provider's league, with the fields that every batch must repeat identically. */
export interface LeagueNote {
  readonly id: string;
  readonly name: string;
  /** The provider's name of its country. */
  readonly country: string;
  readonly kind: "league" | "cup";
  readonly logo: string | null;
  /** The current season: the provider's id, its name, and the year it begins in. */
  readonly season: string;
  readonly seasonName: string;
  readonly year: number;
  /** Teams of the season, once known: zones of tables depend on their number. */
  readonly teams: number;
  /** Key in competitions.table.ts. */
  readonly facts: string;
  /** What the list of all its matches showed about its stages; undefined before the first. */
  readonly stages?: ListedStages;
}

/** A stage of a season, derived from a provider's rounds. */
export interface StageNote {
  readonly key: string;
  readonly name: string;
  readonly mode: "points" | "knock_out";
  readonly order: number;
}

/** The country with a name; not the pseudo-countries for "world" or continents. */
export function nationOf(name: string): Nation {
  if (isBetweenNations(name)) return INTERNATIONAL;
  return nationOfName(name) ?? nationOfCode(name);
}

/** A season's name from its first and last day (`YYYY-MM-DD`): `2026/27`, or `2026` within a year. */
export function seasonNameOf(start: string, end: string): string {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  return from === to ? from : `${from}/${to.slice(2)}`;
}

/** External id of a league's season. */
export const seasonIdOf = ({ id, season }: Pick<LeagueNote, "id" | "season">): string => `${id}/${season}`;

/** External id of a stage of it. */
export const stageIdOf = (league: Pick<LeagueNote, "id" | "season">, stage: StageNote): string =>
  `${seasonIdOf(league)}/${stage.key}`;

/** A batch of leagues with their countries, seasons and stages, without other rows. */
export function batchOfLeagues(
  source: string,
  leagues: readonly LeagueNote[],
  stages: ReadonlyMap<string, readonly StageNote[]>,
  teamNations: readonly Nation[],
): Batch {
  const nations = [...leagues.map(({ country }) => nationOf(country)), ...teamNations];
  return {
    ...emptyBatch(source, "real"),
    countries: [...new Map(nations.map((nation) => [nation.code, nation])).values()].map((nation) => ({
      external_id: nation.code,
      ...nation,
    })),
    competitions: leagues.map((league) => {
      const translations = competitionTranslations(league.facts);
      const { hot } = factsOf(league.facts);
      const { id: external_id, name, logo, kind } = league;
      const country = nationOf(league.country).code;
      return {
        external_id,
        name,
        short_name: null,
        logo,
        hot,
        kind,
        country,
        ...(translations && { translations }),
      };
    }),
    seasons: leagues.map((league) => ({
      external_id: seasonIdOf(league),
      competition: league.id,
      name: league.seasonName,
      tie_break_rule: factsOf(league.facts).tie_break(league.year),
    })),
    stages: leagues.flatMap((league) =>
      (stages.get(league.id) ?? []).map((stage) => ({
        external_id: stageIdOf(league, stage),
        season: seasonIdOf(league),
        name: stage.name,
        mode: stage.mode,
        order: stage.order,
        carry:
          stage.mode === "points" && stage.order > 1
            ? carriedPoints(league.facts, league.year, stage.name)
            : null,
        promotions:
          stage.mode === "points" && stage.order === 1
            ? [...factsOf(league.facts).promotions(league.year, league.teams)]
            : [],
      })),
    ),
  };
}
