import type { SeasonId } from "#shared/match/index.ts";
import {
  type CompetitionRefColumns,
  type CountryRefColumns,
  competitionRef,
  countryRef,
} from "../ref-columns.sql.ts";

/** A season somebody took part in, with its competition. */
export type PlayedSeasonRow = {
  season_id: SeasonId;
  season_name: string;
  /** Number of matches in it. */
  matches: number;
} & CompetitionRefColumns<"competition"> &
  CountryRefColumns<"country">;

/** The seasons of the matches `m` selected by `from` (SQL, with its WHERE), latest match first. */
export const playedSeasons = (from: string): string => `
  SELECT n.id AS season_id, n.name AS season_name, part.matches,
    ${competitionRef("c", "competition")}, ${countryRef("k", "country")}
  FROM (SELECT m.season_id, max(m.match_time) AS latest, count(*) AS matches
    FROM ${from} GROUP BY m.season_id) part
  CROSS JOIN seasons n ON n.id = part.season_id
  JOIN competitions c ON c.id = n.competition_id
  JOIN countries k ON k.id = c.country_id
  ORDER BY part.latest DESC, n.id DESC`;
