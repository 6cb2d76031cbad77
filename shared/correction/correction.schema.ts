import * as z from "zod/mini";
import { Instant } from "../match/match.schema.ts";
import { keysOf } from "../record/typed-record.ts";
import { CORRECTION_TARGETS, type CorrectionField, correctionTable } from "./correction.table.ts";

/** A corrected value, or the one before: an object of scalars, whose keys depend on the field. */
export const CorrectionFacts = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));
export type CorrectionFacts = z.infer<typeof CorrectionFacts>;

const FIELDS: readonly CorrectionField[] = keysOf(correctionTable);
const Field = z.enum(FIELDS);

/** A correction by hand, in force or undone. Moments are seconds UTC. */
export const Correction = z.object({
  id: z.int(),
  field: Field,
  target: z.enum(CORRECTION_TARGETS),
  /** Our id of the target; of a `stage_team` the stage's, with the team's beside it. */
  target_id: z.int(),
  team_id: z.nullable(z.int()),
  /** Name of the target when it was corrected. */
  subject: z.string(),
  value: CorrectionFacts,
  /** What stood there when it was corrected. */
  before: CorrectionFacts,
  reason: z.string(),
  /** The operator; null once the account is deleted. */
  made_by: z.nullable(z.string()),
  made_at: Instant,
  undone_by: z.nullable(z.string()),
  undone_at: z.nullable(Instant),
});
export type Correction = z.infer<typeof Correction>;

/** A correction as readers see it beside what it corrects. */
export const CorrectionNote = z.object({
  field: Field,
  value: CorrectionFacts,
  reason: z.string(),
  made_at: Instant,
});
export type CorrectionNote = z.infer<typeof CorrectionNote>;

/** Our id of something, or its name where only one has it. */
const Named = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)));

/** Which row to correct: one of the names; for a team's row in a table the competition, and season or stage if unclear. */
export const CorrectionSubject = z.object({
  match: Named,
  team: Named,
  player: Named,
  coach: Named,
  competition: Named,
  season: Named,
  stage: Named,
});
export type CorrectionSubject = z.infer<typeof CorrectionSubject>;

const Operator = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** A correction to make. `value` is checked by its field (`correctionTable`). */
export const CorrectionForm = z.object({
  field: Field,
  subject: CorrectionSubject,
  value: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(300),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must not hold control characters"),
    ),
  /** Who corrects. */
  by: Operator,
});
export type CorrectionForm = z.infer<typeof CorrectionForm>;

/** A correction that an operator makes on the site: the account says who. */
export const OwnCorrectionForm = z.omit(CorrectionForm, { by: true });
export type OwnCorrectionForm = z.infer<typeof OwnCorrectionForm>;

/** A correction to undo. */
export const UndoForm = z.object({ id: z.int().check(z.positive()), by: Operator });
