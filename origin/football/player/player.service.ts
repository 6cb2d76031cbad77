import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints, QueryOf } from "#shared/api/index.ts";
import type { Honor } from "#shared/honor/index.ts";
import type { Player, PlayerProfile, Transfer } from "#shared/player/index.ts";
import { findHonors } from "../honor/honor.service.ts";
import { searchOf } from "../name/name-search.rules.ts";
import { noPlayer } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { toCompetitionSeasons } from "../season/played-season.mapping.ts";
import { seasonsOfPlayer } from "./performance.queries.ts";
import { toPlayer, toPlayerProfile } from "./player.mapping.ts";
import {
  countOfPlayers,
  countOfPlayersFound,
  countOfPlayersOfCountry,
  playerById,
  playersByName,
  playersFound,
  playersOfCountry,
} from "./player.queries.ts";
import { toTransfer } from "./transfer.mapping.ts";
import { transfersOfPlayer } from "./transfer.queries.ts";

type ListQuery = QueryOf<(typeof endpoints)["playersList"]>;

/** Each listing uses an index of its own; null without a search. */
function readPlayers(db: Database, query: ListQuery) {
  const { name, country_id, limit } = query;
  const offset = offsetOf(query);
  if (name !== undefined) {
    const search = searchOf(name, country_id);
    if (search === null) return null;
    return readAll(
      db,
      bindQuery(playersFound, search.words, search.longer, limit, offset),
      bindQuery(countOfPlayersFound, search.prefixes),
    );
  }
  if (country_id === undefined) {
    return readAll(db, bindQuery(playersByName, limit, offset), bindQuery(countOfPlayers));
  }
  return readAll(
    db,
    bindQuery(playersOfCountry, country_id, limit, offset),
    bindQuery(countOfPlayersOfCountry, country_id),
  );
}

/** Players by name or by search, optionally of one country. */
export async function listPlayers(
  db: Database,
  query: ListQuery,
  nowMs: number,
): Promise<Paged<{ players: Player[] }>> {
  const [rows, [count]] = (await readPlayers(db, query)) ?? [[], []];
  return { data: { players: rows.map((row) => toPlayer(row, nowMs)) }, page: pageInfo(query, count) };
}

/** One player. Throws `player_not_found`. */
export async function getPlayer(db: Database, id: number, nowMs: number): Promise<{ player: PlayerProfile }> {
  const [[row]] = await readAll(db, bindQuery(playerById, id));
  if (!row) throw noPlayer(id);
  return { player: toPlayerProfile(row, nowMs) };
}

/** A player's transfers, newest first. Throws `player_not_found`. */
export async function listTransfers(db: Database, id: number): Promise<{ transfers: Transfer[] }> {
  const [[player], rows] = await readAll(db, bindQuery(playerById, id), bindQuery(transfersOfPlayer, id));
  if (!player) throw noPlayer(id);
  return { transfers: rows.map(toTransfer) };
}

/** A player's titles. Throws `player_not_found`. */
export async function listPlayerHonors(db: Database, id: number): Promise<{ honors: Honor[] }> {
  const honors = await findHonors(db, { kind: "player", id, exists: playerById });
  if (!honors) throw noPlayer(id);
  return { honors };
}

type Competitions = AnswerOf<(typeof endpoints)["playersCompetitions"]>;

/** Competitions and seasons a player took part in. Throws `player_not_found`. */
export async function listPlayerSeasons(db: Database, id: number, nowMs: number): Promise<Competitions> {
  const [[player], rows] = await readAll(
    db,
    bindQuery(playerById, id),
    bindQuery(seasonsOfPlayer, nowMs, id),
  );
  if (!player) throw noPlayer(id);
  return { competitions: toCompetitionSeasons(rows) };
}
