import type { CompetitionSeasons } from "#shared/competition/index.ts";
import { competitionRefOf } from "../ref-columns.mapping.ts";
import type { PlayedSeasonRow } from "./played-season.sql.ts";

/** Groups seasons by competition, keeping the order of the rows. */
export function toCompetitionSeasons(rows: readonly PlayedSeasonRow[]): CompetitionSeasons[] {
  const byCompetition = Map.groupBy(rows, (row) => row.competition_id);
  return [...byCompetition.values()].flatMap((own) => {
    const [newest] = own;
    const competition = newest ? competitionRefOf(newest) : null;
    const seasons = own.map(({ season_id: id, season_name: name }) => ({ id, name }));
    return newest && competition ? [{ competition, seasons, matches: newest.matches }] : [];
  });
}
