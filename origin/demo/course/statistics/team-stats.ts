import type { BatchStat } from "#origin/ingest/batch.schema.ts";
import { STAT_KINDS, type StatKind } from "#shared/match/index.ts";
import { recordOf } from "#shared/record/typed-record.ts";
import type { Point } from "./readings.ts";
import type { Tallies, Totals } from "./team-totals.ts";

const copyOf = (totals: Totals): Totals => recordOf(STAT_KINDS, (kind) => ({ ...totals[kind] }));

/** The statistics of both teams, written row by row. */
export class TeamStats {
  readonly rows: BatchStat[] = [];
  /** Statistics at half-time; null before, or where no half was played. */
  halfTime: Totals | null = null;
  readonly #possession: readonly number[];
  readonly #last = new Map<StatKind, Totals[StatKind]>();

  constructor({ possession }: Pick<Tallies, "possession">) {
    this.#possession = possession;
  }

  /** Writes the changed statistics of the whole match. */
  write(known_at_ms: number, totals: Totals): void {
    for (const kind of STAT_KINDS) {
      const { home, away } = totals[kind];
      const last = this.#last.get(kind);
      if (last && last.home === home && last.away === away) continue;
      this.#last.set(kind, { home, away });
      this.rows.push({ known_at_ms, kind, period: "full", home, away });
    }
  }

  /** Writes every kind of a half at its end. */
  writeHalf({ segment, known_ms: known_at_ms }: Point, totals: Totals): void {
    const half = this.halfTime;
    if (!half) this.halfTime = copyOf(totals);
    if (segment === 2) return;
    const period = segment === 0 ? "first_half" : "second_half";
    for (const kind of STAT_KINDS) {
      const { home, away } = segment === 1 && half ? this.#secondHalf(half, totals, kind) : totals[kind];
      this.rows.push({ known_at_ms, kind, period, home, away });
    }
  }

  /** The second half alone: the increase since the first. */
  #secondHalf(half: Totals, whole: Totals, kind: StatKind): Totals[StatKind] {
    const home = this.#possession[1] ?? 50;
    if (kind === "possession") return { home, away: 100 - home };
    return { home: whole[kind].home - half[kind].home, away: whole[kind].away - half[kind].away };
  }
}
