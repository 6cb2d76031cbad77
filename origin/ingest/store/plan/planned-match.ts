import type { BatchMatch } from "../../batch.schema.ts";
import type { MatchOwnership } from "../match-ownership.rules.ts";
import type { Row } from "../row.ts";
import type { PlanInput } from "./plan-table.ts";

/** A match of the batch while it is planned. */
export interface PlannedMatch {
  readonly input: PlanInput;
  readonly match: BatchMatch;
  readonly id: number;
  /** Its path in the batch: `matches.12`. */
  readonly path: string;
  readonly isNew: boolean;
  /** Write permissions of the batch's source. */
  readonly ownership: MatchOwnership;
}

/** Rows that replace all rows of some matches. */
export interface Replacement<Of extends Row> {
  readonly matches: number[];
  readonly rows: Of[];
}
