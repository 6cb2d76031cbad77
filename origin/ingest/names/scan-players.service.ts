import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { type ComparedPlayer, similarPlayers } from "../link/similar-players.rules.ts";
import type { SimilarRows } from "../link/similar-rows.rules.ts";
import { namesakes, playersTogether, squadPlayers, teamsWithPlayers } from "./scan.queries.ts";
import type { ScannedPart } from "./scan-clubs.service.ts";

/** Players who may be stored twice, team by team; namesakes of one birthday also in other teams. */

/** Teams whose players are compared in one call: some thirty players each, and as many in each stored season. */
const MOST_TEAMS = 100;

interface Listing {
  readonly team_id: number | null;
  readonly shirt_number: number | null;
}

const numberOf = ({ team_id, shirt_number }: Listing) =>
  team_id === null || shirt_number === null ? [] : [`${team_id} ${shirt_number}`];

/** Similar players of the teams after one. */
export async function scanPlayers(db: Database, after: number): Promise<ScannedPart> {
  const [teams] = await readAll(db, bindQuery(teamsWithPlayers, after, MOST_TEAMS));
  const ids = JSON.stringify(teams.map(({ id }) => id));
  const [listed, others] = await readAll(db, bindQuery(squadPlayers, ids), bindQuery(namesakes, ids));
  const listings = Map.groupBy([...listed, ...others], ({ id }) => id);
  const players = [...listings].flatMap(([id, rows]): ComparedPlayer[] => {
    const [first] = rows;
    if (!first) return [];
    return [
      {
        ...{ id, name: first.name, birthday: first.birthday },
        teams: new Set(rows.flatMap(({ team_id }) => team_id ?? [])),
        numbers: new Set(rows.flatMap(numberOf)),
      },
    ];
  });
  const next = teams.length < MOST_TEAMS ? null : (teams.at(-1)?.id ?? null);
  return { rows: new Set(listed.map(({ id }) => id)).size, pairs: similarPlayers(players), next };
}

/** The pairs that were never in one match nor in one squad of a source. */
export async function possiblePlayers(
  db: Database,
  pairs: readonly SimilarRows[],
): Promise<readonly SimilarRows[]> {
  const [rows] = await readAll(db, bindQuery(playersTogether, JSON.stringify(pairs.map(({ ids }) => ids))));
  const together = new Set(rows.map(({ one, other }) => `${one} ${other}`));
  return pairs.filter(({ ids }) => !together.has(ids.join(" ")));
}
