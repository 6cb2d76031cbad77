import * as z from "zod/mini";
import { Coach } from "../../coach/coach.schema.ts";
import { CompetitionSeasons } from "../../competition/index.ts";
import { Honor } from "../../honor/index.ts";
import { Player, PlayerAppearance, PlayerProfile, PlayerSeasonStats, Transfer } from "../../player/index.ts";
import { endpoint } from "../endpoint.ts";
import { idField, optionalIdField, optionalTextField, pageFields } from "../query-fields.ts";

const upstream = "football" as const;
const player = { player_id: idField() };
const coach = { coach_id: idField() };
const people = { name: optionalTextField(), ...pageFields({ default: 50, max: 200 }) };

/** Calls about players and coaches: domain-facts section 1.6. */
export const playerEndpoints = {
  playersList: endpoint({
    upstream,
    path: "players/list",
    summary: "Players by name, optionally of one country.",
    query: { country_id: optionalIdField(), ...people },
    answer: z.object({ players: z.array(Player) }),
    paginated: true,
    freshness: "minutes",
  }),
  playersDetail: endpoint({
    upstream,
    path: "players/detail",
    summary: "One player.",
    query: player,
    answer: z.object({ player: PlayerProfile }),
    freshness: "minutes",
  }),
  playersTransfer: endpoint({
    upstream,
    path: "players/transfer",
    summary: "A player's transfers, newest first.",
    query: player,
    answer: z.object({ transfers: z.array(Transfer) }),
    freshness: "hours",
  }),
  playersStats: endpoint({
    upstream,
    path: "players/stats",
    summary: "A player's matches of the last two years, newest first.",
    query: { ...player, ...pageFields({ default: 20, max: 100 }) },
    answer: z.object({ appearances: z.array(PlayerAppearance) }),
    paginated: true,
    freshness: "minutes",
  }),
  playersStatsseason: endpoint({
    upstream,
    path: "players/statsseason",
    summary: "A player's season in one competition, computed from its finished matches; null without one.",
    query: { ...player, season_id: idField() },
    answer: z.object({ stats: z.nullable(PlayerSeasonStats) }),
    freshness: "minutes",
  }),
  playersHonor: endpoint({
    upstream,
    path: "players/honor",
    summary: "Honours of a player.",
    query: player,
    answer: z.object({ honors: z.array(Honor) }),
    freshness: "hours",
  }),
  playersCompetitions: endpoint({
    upstream,
    path: "players/competitions",
    summary: "Competitions and seasons in which a player has a finished match.",
    query: player,
    answer: z.object({ competitions: z.array(CompetitionSeasons) }),
    freshness: "minutes",
  }),
  coachsList: endpoint({
    upstream,
    path: "coachs/list",
    summary: "Coaches by name, those without a team last.",
    query: people,
    answer: z.object({ coaches: z.array(Coach) }),
    paginated: true,
    freshness: "minutes",
  }),
  coachsDetail: endpoint({
    upstream,
    path: "coachs/detail",
    summary: "One coach.",
    query: coach,
    answer: z.object({ coach: Coach }),
    freshness: "minutes",
  }),
  coachsHonor: endpoint({
    upstream,
    path: "coachs/honor",
    summary: "Honours of a coach.",
    query: coach,
    answer: z.object({ honors: z.array(Honor) }),
    freshness: "hours",
  }),
} as const;
