import type { BatchMatch } from "../../batch.schema.ts";
import type { MatchShare } from "../match-share.rules.ts";
import type { Row } from "../row.ts";
import type { PlanInput } from "./plan-table.ts";

/** A match of the batch on its way into a plan. */
export interface PlannedMatch {
  readonly input: PlanInput;
  readonly match: BatchMatch;
  readonly id: number;
  /** Where it stands in the batch: `matches.12`. */
  readonly path: string;
  readonly isNew: boolean;
  /** What the batch's source may write of it. */
  readonly share: MatchShare;
}

/** Rows that take the place of all rows of some matches. */
export interface Replacement<Of extends Row> {
  readonly matches: number[];
  readonly rows: Of[];
}
