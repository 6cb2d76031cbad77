import type { TableDifference } from "#shared/provider/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";
import type { ProviderTableRow } from "../adapters/provider.ts";

/** Compared fields of a row: those that both sides count alike. */
const FIELDS = ["played", "points", "goals_for", "goals_against", "position"] as const;

/** A provider's row with our id of its team. */
export interface CheckedRow extends ProviderTableRow {
  readonly team_id: number;
}

/**
 * Differences between a provider's table of a season and ours, row by row; a team in only one table is listed.
 * Positions are compared only if everything else is equal: a different order due to different points is no further
 * information.
 */
export function compareTables(
  ours: readonly StandingsTable[],
  theirs: readonly CheckedRow[],
): TableDifference[] {
  const rows = new Map(ours.flatMap((table) => table.rows).map((row) => [Number(row.team.id), row]));
  const given = new Map(theirs.map((row) => [row.team_id, row]));
  const missing = [...rows].flatMap(([team_id, row]): TableDifference[] =>
    given.has(team_id) ? [] : [{ team_id, team: row.team.name, field: "team", ours: 1, theirs: null }],
  );
  const differing = theirs.flatMap((row): TableDifference[] => {
    const own = rows.get(row.team_id);
    if (!own) return [{ team_id: row.team_id, team: row.team, field: "team", ours: null, theirs: 1 }];
    const fields = FIELDS.filter((field) => own[field] !== row[field]);
    const reported = fields.length > 1 ? fields.filter((field) => field !== "position") : fields;
    return reported.map((field) => ({
      team_id: row.team_id,
      team: own.team.name,
      field,
      ours: own[field],
      theirs: row[field],
    }));
  });
  return [...differing, ...missing];
}
