import { callOptions } from "#web/platform/data/call-options.ts";

const MATCHES = 10;

/** A player. Fails with `player_not_found`. */
export const playerQuery = (player_id: number) =>
  callOptions("/api/v1/football/players/detail", { player_id }, "minutes");

/** A page of a player's matches, newest first. */
export const appearancesQuery = (player_id: number, page: number) =>
  callOptions("/api/v1/football/players/stats", { player_id, page, limit: MATCHES }, "minutes");

/** A player's competitions and seasons, latest first. */
export const competitionsQuery = (player_id: number) =>
  callOptions("/api/v1/football/players/competitions", { player_id }, "minutes");

/** Statistics of a player's season. */
export const seasonQuery = (player_id: number, season_id: number) =>
  callOptions("/api/v1/football/players/statsseason", { player_id, season_id }, "minutes");

/** A player's transfers, newest first. */
export const transfersQuery = (player_id: number) =>
  callOptions("/api/v1/football/players/transfer", { player_id }, "hours");

/** A player's honours. */
export const playerHonorsQuery = (player_id: number) =>
  callOptions("/api/v1/football/players/honor", { player_id }, "hours");
