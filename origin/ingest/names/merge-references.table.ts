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

/** The column of external ids, of the queue and of former merges is moved by merge.service.ts itself. */
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
      { table: "corrections", column: "team_id" },
    ],
    keys: [
      { table: "corrections", column: "target_id", key: ["id"], only: "target = 'team'" },
      { table: "stage_teams", column: "team_id", key: ["stage_id"] },
      {
        table: "honors",
        column: "subject_id",
        key: ["subject", "name", "season_name"],
        only: "subject = 'team'",
      },
      { table: "reader_favourites", column: "thing_id", key: ["user_id", "kind"], only: "kind = 'team'" },
      {
        table: "push_targets",
        column: "thing_id",
        key: ["kind", "delay_s", "subscription_id"],
        only: "kind IN ('team', 'shielded_team')",
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
      { table: "corrections", column: "target_id", key: ["id"], only: "target = 'player'" },
      { table: "player_stats", column: "player_id", key: ["match_id", "known_at"] },
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
