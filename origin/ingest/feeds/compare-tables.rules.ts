import type { TableDifference } from "#shared/feed/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";
import type { ProviderTableRow } from "../adapters/feed-source.ts";

/** What is compared of a row: what both sides count alike. */
const FIELDS = ["played", "points", "goals_for", "goals_against", "position"] as const;

/** A provider's row with the team that it is here. */
export interface CheckedRow extends ProviderTableRow {
  readonly team_id: number;
}

/**
 * Where a provider's table of a season is another than ours, row by row; a team that only one of both has is told as such.
 * Places are compared only where everything else is alike: a different order of different points says nothing more.
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
    const told = fields.length > 1 ? fields.filter((field) => field !== "position") : fields;
    return told.map((field) => ({
      team_id: row.team_id,
      team: own.team.name,
      field,
      ours: own[field],
      theirs: row[field],
    }));
  });
  return [...differing, ...missing];
}
