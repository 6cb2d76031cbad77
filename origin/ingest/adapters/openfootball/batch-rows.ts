import type {
  Batch,
  BatchCoach,
  BatchCountry,
  BatchPlayer,
  BatchSquad,
  BatchStageTeam,
  BatchTeam,
  BatchVenue,
} from "#origin/ingest/batch.schema.ts";
import { emptyBatch } from "#origin/ingest/batch.schema.ts";
import { competitionTranslations } from "../competition-names.table.ts";
import { factsOf } from "../competitions.table.ts";
import { type Nation, nationOfCode } from "../nations.table.ts";
import { carriedPoints } from "../stages/carried-points.table.ts";
import type { FileIdentity } from "./file-identity.ts";
import type { Placing } from "./rounds.ts";

/** A club's own id; national teams have others. */
const isClub = ({ team }: BatchPlayer): boolean => typeof team === "string" && !team.startsWith("national/");

/** Two rows of one player: the later facts, with the club that either names. */
function mergePlayer(one: BatchPlayer, other: BatchPlayer): BatchPlayer {
  const [earlier, later] = (one.as_of ?? Infinity) > (other.as_of ?? Infinity) ? [other, one] : [one, other];
  const { team, as_of, shirt_number } = isClub(later) || !isClub(earlier) ? later : earlier;
  const number = shirt_number ?? (earlier.team === team ? earlier.shirt_number : undefined);
  // A squad list spells names with more care than a list of goals.
  const [described] = [later, earlier].filter((row) => row.position ?? row.birthday);
  const { name } = described ?? later;
  const { shirt_number: _, ...facts } = { ...earlier, ...later, team, name };
  return {
    ...facts,
    ...(as_of !== undefined && { as_of }),
    ...(number !== undefined && { shirt_number: number }),
  };
}

interface StageRow {
  readonly external_id: string;
  readonly season: string;
  readonly identity: FileIdentity;
  readonly placing: Placing;
  /** Earliest kick-off; null while only files without matches have named the stage. */
  first: number | null;
  readonly teams: Map<string | null, Set<string>>;
}

/** Collects the rows of all files of a batch, deduplicated, in order of first appearance. */
export class BatchRows {
  readonly #batch: Batch = emptyBatch("openfootball", "real");
  readonly #seen = new Map<string, { provisional?: boolean | undefined }>();
  readonly #stages = new Map<string, StageRow>();
  readonly #players = new Map<string, BatchPlayer>();
  readonly #squads = new Map<string, BatchSquad>();
  readonly #coaches = new Map<string, BatchCoach>();

  #once<
    Kind extends "countries" | "competitions" | "seasons" | "teams" | "venues" | "matches" | "stage_teams",
  >(kind: Kind, id: string, row: () => Batch[Kind][number]): void {
    const key = `${kind} ${id}`;
    const known = this.#seen.get(key);
    if (known && known.provisional !== true) return;
    const made: Batch[Kind][number] & { provisional?: boolean | undefined } = row();
    if (known) {
      if (made.provisional !== true) Object.assign(known, { provisional: undefined }, made);
      return;
    }
    this.#seen.set(key, made);
    (this.#batch[kind] as Batch[Kind][number][]).push(made);
  }

  has(kind: "matches" | "teams" | "venues", id: string): boolean {
    return this.#seen.has(`${kind} ${id}`);
  }

  country(nation: Nation): string {
    const row: BatchCountry = { external_id: nation.code, ...nation };
    this.#once("countries", nation.code, () => row);
    return nation.code;
  }

  /**
   * Adds competition and season; null when the file does not state the season. Only a file with matches `describes`
   * them, and only one with a name the competition.
   */
  season(identity: FileIdentity, describes: boolean): string | null {
    const { competition, season, season_key, year } = identity;
    const facts = factsOf(competition);
    const translations = competitionTranslations(competition);
    const country = this.country(identity.country);
    this.#once("competitions", competition, () => ({
      external_id: competition,
      ...(!(describes && identity.competition_name !== null) && { provisional: true }),
      name: identity.competition_name ?? translations?.en ?? competition,
      short_name: null,
      ...(translations && { translations }),
      logo: null,
      hot: facts.hot,
      kind: identity.kind,
      country,
    }));
    if (season === null || year === null) return null;
    const external_id = `${competition}/${season_key}`;
    this.#once("seasons", external_id, () => ({
      external_id,
      ...(!describes && { provisional: true }),
      competition,
      name: season,
      tie_break_rule: facts.tie_break(year),
    }));
    return external_id;
  }

  /** Adds a stage; `from`, a kick-off, determines the order of the season's stages. Null: the file has no matches. */
  stage(identity: FileIdentity, season: string, placing: Placing, from: number | null): string {
    const external_id = `${season}/${placing.stage_key}`;
    const row = this.#stages.get(external_id);
    if (row) row.first = from === null ? row.first : Math.min(row.first ?? from, from);
    else
      this.#stages.set(external_id, {
        external_id,
        season,
        identity,
        placing,
        first: from,
        teams: new Map(),
      });
    return external_id;
  }

  /** Adds a team to a stage's table. */
  stageTeam(stage: string, group: string | null, team: string): void {
    const row = this.#stages.get(stage);
    if (row?.placing.mode !== "points") return;
    const teams = row.teams.get(group) ?? new Set();
    row.teams.set(group, teams.add(team));
    const entry: BatchStageTeam = { stage, team, group };
    this.#once("stage_teams", `${stage} ${team}`, () => entry);
  }

  team(row: Omit<BatchTeam, "short_name" | "logo" | "country"> & { readonly country: string }): string {
    const country = this.country(nationOfCode(row.country));
    this.#once("teams", row.external_id, () => ({ ...row, short_name: null, logo: null, country }));
    return row.external_id;
  }

  venue(row: BatchVenue): string {
    this.#once("venues", row.external_id, () => row);
    return row.external_id;
  }

  player(row: BatchPlayer): string {
    const known = this.#players.get(row.external_id);
    this.#players.set(row.external_id, known ? mergePlayer(known, row) : row);
    return row.external_id;
  }

  /** Adds a squad list; of two of a team and season the first counts. */
  squad(row: BatchSquad): void {
    const key = `${row.season} ${row.team}`;
    if (!this.#squads.has(key)) this.#squads.set(key, row);
  }

  coach(row: BatchCoach): void {
    const known = this.#coaches.get(row.external_id);
    if ((known?.as_of ?? 0) <= (row.as_of ?? Infinity)) this.#coaches.set(row.external_id, row);
  }

  match(row: Batch["matches"][number]): void {
    this.#once("matches", row.external_id, () => row);
  }

  /** The complete batch; stages get their order and zones now that all matches are known. */
  finish(): Batch {
    const placeInSeason = new Map<string, number>();
    const stages = [...this.#stages.values()].sort(
      (a, b) => (a.first ?? Infinity) - (b.first ?? Infinity) || 0,
    );
    for (const { external_id, season, identity, placing, first, teams } of stages) {
      const order = (placeInSeason.get(season) ?? 0) + 1;
      placeInSeason.set(season, order);
      const size = Math.max(0, ...[...teams.values()].map((group) => group.size));
      const carry =
        placing.mode === "points" && order > 1
          ? carriedPoints(identity.competition, identity.year ?? 0, placing.stage)
          : null;
      const promotions =
        placing.mode === "points" ? factsOf(identity.competition).promotions(identity.year ?? 0, size) : [];
      this.#batch.stages.push({
        external_id,
        ...(first === null && { provisional: true }),
        season,
        name: placing.stage,
        mode: placing.mode,
        order,
        promotions: [...promotions],
        carry,
      });
    }
    return {
      ...this.#batch,
      players: [...this.#players.values()],
      ...(this.#squads.size > 0 && { squads: [...this.#squads.values()] }),
      ...(this.#coaches.size > 0 && { coaches: [...this.#coaches.values()] }),
    };
  }
}
