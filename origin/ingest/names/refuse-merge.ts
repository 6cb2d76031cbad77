import { bindQuery, type Database, type Query, readAll } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Row } from "../store/row.ts";
import type { LineupRow, MergeRequest } from "./merge-moves.store.ts";
import {
  lineupsOfMatches,
  lineupsOfPlayer,
  MERGEABLE,
  sharedAppearances,
  teamMeetings,
} from "./names.queries.ts";
import { isOfDemo } from "./stored-row.service.ts";

/** Rows that are surely two: no merge makes them one. */

export const refused = (detail: string): AppError => new AppError("merge_refused", { detail });

const stands = ({ players }: LineupRow, id: number): boolean =>
  (JSON.parse(players) as { player_id: number }[]).some(({ player_id }) => player_id === id);

async function stoodInOneMatch(db: Database, a: number, b: number): Promise<boolean> {
  const [ofA] = await readAll(db, bindQuery(lineupsOfPlayer, a));
  const matches = new Set(ofA.filter((row) => stands(row, a)).map(({ match_id }) => match_id));
  const [rows] = await readAll(db, bindQuery(lineupsOfMatches, JSON.stringify([...matches])));
  return rows.some((row) => stands(row, b));
}

/** Refuses rows that are surely two: teams that met, a club and a selection, players of one match or squad. */
export async function refuseTwo(
  db: Database,
  { kind, fromId, intoId }: MergeRequest,
  from: Row,
  into: Row,
): Promise<void> {
  if (fromId === intoId) throw refused("both are the same row");
  if (from.national !== into.national) throw refused("one is a club, the other a national team");
  const shared: Query<object> = kind === "teams" ? teamMeetings : sharedAppearances;
  const [[met]] = await readAll(db, bindQuery(shared, fromId, intoId));
  if (met) throw refused(kind === "teams" ? "they met in a match" : "both are in one match or one squad");
  if (kind === "players" && (await stoodInOneMatch(db, fromId, intoId)))
    throw refused("both are in the line-ups of one match");
  if ((await isOfDemo(db, kind, fromId)) !== (await isOfDemo(db, kind, intoId)))
    throw refused("one is of the demo world, the other real");
  const [[corrected]] = await readAll(db, bindQuery<{ id: number }>(MERGEABLE[kind].corrected, fromId));
  if (corrected)
    throw refused(
      `correction ${corrected.id} of the row that goes is in force: undo it, or merge the other way round`,
    );
}
