import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import { matchDayKey, matchDetailKey, standingsKey } from "./match.keys.ts";

/** More matches than any day has had; a list that long is cut, not broken. */
const DAY_LIMIT = 1_000;

/** Matches of a day (`YYYY-MM-DD`), ascending by kick-off. `call` is edge's on the server, fetch in the browser. */
export const matchDayQuery = (call: CallEndpoint, date: string) =>
  queryOptions({
    queryKey: matchDayKey(date),
    queryFn: async () => {
      const tz = shownZone();
      const { data } = await call("/api/v1/football/matches/recent", { date, tz, limit: DAY_LIMIT });
      // The answer may name the offset of a named zone.
      return { ...data, tz };
    },
  });

/** A match with its incidents. Fails with `match_not_found`. */
export const matchDetailQuery = (call: CallEndpoint, matchId: number) =>
  queryOptions({
    queryKey: matchDetailKey(matchId),
    queryFn: async () => (await call("/api/v1/football/matches/live/detail", { match_id: matchId })).data,
  });

/** Tables of a season as its results stand now. */
export const standingsQuery = (call: CallEndpoint, seasonId: number) =>
  queryOptions({
    queryKey: standingsKey(seasonId),
    queryFn: async () => (await call("/api/v1/football/seasons/tablestanding", { season_id: seasonId })).data,
  });
