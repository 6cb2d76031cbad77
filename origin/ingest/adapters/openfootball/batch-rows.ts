import type {
  Batch,
  BatchCountry,
  BatchPlayer,
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

interface StageRow {
  readonly external_id: string;
  readonly season: string;
  readonly identity: FileIdentity;
  readonly placing: Placing;
  first: number;
  readonly teams: Map<string | null, Set<string>>;
}

/** Collects the rows of all files of a batch, deduplicated, in order of first appearance. */
export class BatchRows {
  readonly #batch: Batch = emptyBatch("openfootball", "real");
  readonly #seen = new Map<string, unknown>();
  readonly #stages = new Map<string, StageRow>();

  #once<
    Kind extends
      | "countries"
      | "competitions"
      | "seasons"
      | "teams"
      | "venues"
      | "players"
      | "matches"
      | "stage_teams",
  >(kind: Kind, id: string, row: () => Batch[Kind][number]): void {
    const key = `${kind} ${id}`;
    if (this.#seen.has(key)) return;
    const made = row();
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

  /** Adds competition and season; null when the file does not state the season. */
  season(identity: FileIdentity): string | null {
    const { competition, season, season_key, year } = identity;
    const facts = factsOf(competition);
    const translations = competitionTranslations(competition);
    const country = this.country(identity.country);
    this.#once("competitions", competition, () => ({
      external_id: competition,
      name: identity.competition_name ?? competition,
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
      competition,
      name: season,
      tie_break_rule: facts.tie_break(year),
    }));
    return external_id;
  }

  /** Adds a stage; `from` (any ordering number) determines the order of the season's stages. */
  stage(identity: FileIdentity, season: string, placing: Placing, from: number): string {
    const external_id = `${season}/${placing.stage_key}`;
    const row = this.#stages.get(external_id);
    if (row) row.first = Math.min(row.first, from);
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
    this.#once("players", row.external_id, () => row);
    return row.external_id;
  }

  match(row: Batch["matches"][number]): void {
    this.#once("matches", row.external_id, () => row);
  }

  /** The complete batch; stages get their order and zones now that all matches are known. */
  finish(): Batch {
    const placeInSeason = new Map<string, number>();
    const stages = [...this.#stages.values()].sort((a, b) => a.first - b.first);
    for (const { external_id, season, identity, placing, teams } of stages) {
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
        season,
        name: placing.stage,
        mode: placing.mode,
        order,
        promotions: [...promotions],
        carry,
      });
    }
    return this.#batch;
  }
}
