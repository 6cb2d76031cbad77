import type { coaches } from "#origin/db/schema/coach.table.ts";
import type { players, squad_members } from "#origin/db/schema/player.table.ts";
import type { Batch, BatchPlayer } from "../../batch.schema.ts";
import { rowsOf } from "../entity-table.ts";
import type { Row, StoredRow } from "../row.ts";
import { squadKey } from "../stored.ts";
import {
  type Columns,
  fillRow,
  type PlanInput,
  planRow,
  planTable,
  resolveGiven,
  type TablePlan,
} from "./plan-table.ts";

/** Seconds UTC; undefined for facts that are true now. */
type AsOf = number | undefined;

/** True if given facts are of an earlier moment than the stored ones. */
const isEarlier = (given: AsOf, stored: number | null | undefined): boolean =>
  given !== undefined && typeof stored === "number" && given < stored;

/** A player's club or, while none is known, the national team, with the number worn there. */
function teamColumns(input: PlanInput, item: BatchPlayer, path: string) {
  const { references, stored } = input;
  const known = stored.players.get(references.identityOf("players", item.external_id).id);
  const { as_of, shirt_number } = item;
  const team_id = resolveGiven(references, "teams", item.team, `${path}.team`);
  const kept = { team_id: known?.team_id, shirt_number: known?.shirt_number, team_as_of: known?.team_as_of };
  if (team_id === undefined) return { ...kept, shirt_number };
  const given = { team_id, shirt_number, team_as_of: as_of ?? null };
  if (!known) return given;
  const isNational = team_id !== null && isNationalTeam(input, item.team, team_id);
  const wasNational = known.team_national === 1;
  // A call-up to the national team does not end the contract with the club.
  if (isNational && !wasNational && known.team_id !== null) return kept;
  const isMove = team_id !== known.team_id;
  if (isNational === wasNational && isEarlier(as_of, known.team_as_of)) {
    return { ...kept, shirt_number: known.shirt_number ?? (isMove ? null : shirt_number) };
  }
  // A number is worn in one team.
  return { ...given, shirt_number: shirt_number ?? (isMove && as_of !== undefined ? null : undefined) };
}

function isNationalTeam({ batch, stored }: PlanInput, team: BatchPlayer["team"], id: number): boolean {
  return stored.nationalTeams.has(id) || batch.teams.some((row) => row.external_id === team && row.national);
}

/** Personal facts; those of an earlier moment only fill gaps. */
function profileColumns({ references, stored }: PlanInput, item: BatchPlayer, path: string) {
  const known = stored.players.get(references.identityOf("players", item.external_id).id);
  const { as_of, name, logo, country, position, market_value } = item;
  const { birthday, height_cm, weight_kg, preferred_foot, contract_until } = item;
  const facts = {
    logo,
    country_id: resolveGiven(references, "countries", country, `${path}.country`),
    position,
    birthday,
    height_cm,
    weight_kg,
    preferred_foot,
    market_value: market_value?.amount,
    market_value_currency: market_value?.currency,
    contract_until,
  };
  const isGiven = Object.values(facts).some((value) => value !== undefined);
  const profile_as_of = isGiven ? (as_of ?? null) : undefined;
  // A squad list or line-up spells names with more care than a list of goals.
  const hasOnlyName = !isGiven && typeof known?.profile_as_of === "number";
  const isOldName = hasOnlyName || isEarlier(as_of, isGiven ? known?.profile_as_of : known?.team_as_of);
  const given = { ...facts, profile_as_of, name: isOldName ? known?.name : name };
  if (!known || !isEarlier(as_of, known.profile_as_of)) return given;
  const older: typeof given = { ...given, ...fillRow(facts, known), profile_as_of: known.profile_as_of };
  return older;
}

/** Players; an earlier season's file moves nobody back to a former club. */
export function planPlayers(input: PlanInput): TablePlan {
  return planTable(
    input,
    "players",
    input.batch.players,
    (item, path) =>
      ({
        ...profileColumns(input, item, path),
        ...teamColumns(input, item, path),
      }) satisfies Columns<typeof players>,
    { keep: ["logo"] },
  );
}

/** Coaches; as for players, a team of an earlier moment does not replace the stored one. */
export function planCoaches(input: PlanInput): TablePlan {
  const { batch, references, stored } = input;
  return planTable(
    input,
    "coaches",
    rowsOf(batch, "coaches"),
    (item, path) => {
      const { name, kind, as_of, logo, country } = item;
      const { birthday, preferred_formation, joined, contract_until } = item;
      const known = stored.coaches.get(references.identityOf("coaches", item.external_id).id);
      const isOlder = isEarlier(as_of, known?.team_as_of);
      const team_id = resolveGiven(references, "teams", item.team, `${path}.team`);
      return {
        name: isOlder ? known?.name : name,
        logo,
        kind: isOlder ? known?.kind : kind,
        team_id: isOlder ? known?.team_id : team_id,
        team_as_of: isOlder || team_id === undefined ? known?.team_as_of : (as_of ?? null),
        country_id: resolveGiven(references, "countries", country, `${path}.country`),
        birthday,
        preferred_formation,
        joined,
        contract_until,
      } satisfies Columns<typeof coaches>;
    },
    { keep: ["logo"] },
  );
}

type MemberRow = StoredRow<typeof squad_members>;

/** Members of a squad list; refuses a player listed twice. */
function membersOf(
  { batch: { source }, references, report }: PlanInput,
  { players }: NonNullable<Batch["squads"]>[number],
  list: Pick<MemberRow, "season_id" | "team_id">,
  path: string,
): Map<number, MemberRow> {
  const members = new Map<number, MemberRow>();
  for (const [index, { player, shirt_number, position }] of players.entries()) {
    const place = `${path}.players.${index}`;
    const player_id = references.resolve("players", player, `${place}.player`);
    if (player_id === null) continue;
    if (members.has(player_id)) report.refuse(place, "is listed twice");
    members.set(player_id, { ...list, source, player_id, shirt_number, position });
  }
  return members;
}

/** Squad lists, each replacing the source's earlier one of the team and season. */
export function planSquads(input: PlanInput): TablePlan {
  const { batch, references, stored, report } = input;
  const key = ["season_id", "team_id", "source", "player_id"];
  const plan = { table: "squad_members" as const, key, added: [], changed: [], dropped: [] as Row[] };
  const seen = new Set<string>();
  for (const [index, squad] of (batch.squads ?? []).entries()) {
    const path = `squads.${index}`;
    const season_id = references.resolve("seasons", squad.season, `${path}.season`);
    const team_id = references.resolve("teams", squad.team, `${path}.team`);
    if (season_id === null || team_id === null) continue;
    const list = { season_id, team_id };
    if (seen.has(squadKey(list))) report.refuse(path, "is a second list of the team and season");
    seen.add(squadKey(list));
    const members = membersOf(input, squad, list, path);
    const known = new Map((stored.squads.get(squadKey(list)) ?? []).map((row) => [row.player_id, row]));
    for (const row of members.values()) planRow(plan, row, known.get(row.player_id), report);
    plan.dropped.push(...[...known.values()].filter((row) => !members.has(row.player_id)));
  }
  return plan;
}
