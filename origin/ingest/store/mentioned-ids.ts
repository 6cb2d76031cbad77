import type { Batch, BatchMatch } from "../batch.schema.ts";
import { byTable, ENTITY_TABLES, type EntityTable, HONORED, rowsOf } from "./entity-table.ts";

type Mention = (table: EntityTable, externalId: string | null | undefined) => void;

function mentionOfMatch(match: BatchMatch, mention: Mention): void {
  mention("seasons", match.season);
  mention("stages", match.stage);
  mention("teams", match.home);
  mention("teams", match.away);
  mention("venues", match.venue);
  for (const { player, other_player } of match.incidents) {
    mention("players", player);
    mention("players", other_player);
  }
  for (const { coach, players } of match.lineups ?? []) {
    mention("coaches", coach);
    for (const { player } of players) mention("players", player);
  }
  for (const { player } of match.player_stats ?? []) mention("players", player);
  for (const { player } of match.figures?.players ?? []) mention("players", player);
  for (const { company } of match.prices ?? []) mention("companies", company);
}

function mentionOfPeople(batch: Batch, mention: Mention): void {
  for (const { team, country } of [...batch.players, ...(batch.coaches ?? [])]) {
    mention("teams", team);
    mention("countries", country);
  }
  for (const { season, team, players } of batch.squads ?? []) {
    mention("seasons", season);
    mention("teams", team);
    for (const { player } of players) mention("players", player);
  }
  for (const { player, from, to } of batch.transfers ?? []) {
    mention("players", player);
    mention("teams", from);
    mention("teams", to);
  }
  for (const { player, team } of batch.absences ?? []) {
    mention("players", player);
    mention("teams", team);
  }
  for (const { subject, of, competition, season } of batch.honors ?? []) {
    mention(HONORED[subject], of);
    mention("competitions", competition);
    mention("seasons", season);
  }
}

/** Every external id in a batch, by table: its own rows and references. */
export function mentionedIds(batch: Batch): Record<EntityTable, ReadonlySet<string>> {
  const mentioned = byTable(() => new Set<string>());
  const mention: Mention = (table, externalId) => {
    if (externalId !== null && externalId !== undefined) mentioned[table].add(externalId);
  };
  for (const table of ENTITY_TABLES) for (const row of rowsOf(batch, table)) mention(table, row.external_id);
  for (const { country } of [...batch.competitions, ...batch.teams, ...batch.venues]) {
    mention("countries", country);
  }
  for (const { venue } of batch.teams) mention("venues", venue);
  for (const { competition } of batch.seasons) mention("competitions", competition);
  for (const { season } of batch.stages) mention("seasons", season);
  for (const { stage, team } of batch.stage_teams) {
    mention("stages", stage);
    mention("teams", team);
  }
  mentionOfPeople(batch, mention);
  for (const match of batch.matches) mentionOfMatch(match, mention);
  return mentioned;
}
