import type { MergeableKind } from "#shared/name/index.ts";

/** Columns that refer to a team or a player: a merge moves them from one row to the other. */

/** A column of a table with ids of its own. */
interface IdColumn {
  readonly table: string;
  readonly column: string;
}

/** A column within a table's key: a row that the other has too is dropped. */
export interface KeyColumn extends IdColumn {
  /** The rest of the key. */
  readonly key: readonly string[];
  /** Condition that selects rows of this kind. */
  readonly only?: string;
}

interface MergeReferences {
  readonly ids: readonly IdColumn[];
  readonly keys: readonly KeyColumn[];
}

/**
 * External ids and the queue are moved by merge-moves.store.ts itself. Corrections stay where they were made: those in force
 * refuse a merge of their row, the others are history.
 */
export const MERGE_REFERENCES: Readonly<Record<MergeableKind, MergeReferences>> = {
  teams: {
    ids: [
      { table: "matches", column: "home_id" },
      { table: "matches", column: "away_id" },
      { table: "players", column: "team_id" },
      { table: "coaches", column: "team_id" },
      { table: "transfers", column: "from_team_id" },
      { table: "transfers", column: "to_team_id" },
      { table: "absences", column: "team_id" },
    ],
    keys: [
      { table: "stage_teams", column: "team_id", key: ["stage_id"] },
      { table: "squad_members", column: "team_id", key: ["season_id", "source", "player_id"] },
      {
        table: "honors",
        column: "subject_id",
        key: ["subject", "name", "season_name"],
        only: "subject = 'team'",
      },
      { table: "object_meta", column: "object_id", key: ["type", "tab", "lang"], only: "type = 'team'" },
    ],
  },
  players: {
    ids: [
      { table: "incidents", column: "player_id" },
      { table: "incidents", column: "other_player_id" },
      { table: "transfers", column: "player_id" },
      { table: "absences", column: "player_id" },
    ],
    keys: [
      { table: "player_stats", column: "player_id", key: ["match_id", "known_at"] },
      { table: "squad_members", column: "player_id", key: ["season_id", "team_id", "source"] },
      {
        table: "honors",
        column: "subject_id",
        key: ["subject", "name", "season_name"],
        only: "subject = 'player'",
      },
      { table: "object_meta", column: "object_id", key: ["type", "tab", "lang"], only: "type = 'player'" },
    ],
  },
};

/** Readers' choices: a merge moves them and keeps no record, so that nothing of an account outlives it. */
export const READER_COLUMNS: Readonly<
  Record<MergeableKind, readonly (IdColumn & { readonly only: string })[]>
> = {
  teams: [
    { table: "reader_favourites", column: "thing_id", only: "kind = 'team'" },
    { table: "push_targets", column: "thing_id", only: "kind IN ('team', 'shielded_team')" },
  ],
  players: [],
};

/** Columns of the tables above that refer to rows which may be gone when a merge is undone. */
export const PARENTS: Readonly<Record<string, string>> = {
  match_id: "matches",
  season_id: "seasons",
  stage_id: "stages",
  competition_id: "competitions",
  team_id: "teams",
  player_id: "players",
};
