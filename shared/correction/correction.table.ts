import * as z from "zod/mini";
import { COMPETITION_KINDS } from "../competition/competition.schema.ts";
import { noonOfDay } from "../match/kick-off.rules.ts";
import { MATCH_STATUSES, type MatchStatus } from "../match/match-status.ts";
import { CORRECTED_STATUSES } from "./corrected-status.table.ts";

/** Rows that an operator can correct. `stage_team` is a team's row in the table of a stage. */
export const CORRECTION_TARGETS = [
  "match",
  "stage_team",
  "team",
  "player",
  "coach",
  "competition",
  "stage",
] as const;
export type CorrectionTarget = (typeof CORRECTION_TARGETS)[number];

const goals = () => z.int().check(z.minimum(0), z.maximum(150));
const text = (length: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(length),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u),
    );

/** Seconds UTC; 1800 and 2200 are older than football, and far from the limits of a Date. */
const KickOffTime = z
  .int()
  .check(z.minimum(Date.UTC(1800, 0, 1) / 1000), z.maximum(Date.UTC(2200, 0, 1) / 1000));

const correctedStatuses = `must be one of ${CORRECTED_STATUSES.join(", ")}`;
const isCorrectedStatus = (status: MatchStatus): boolean => CORRECTED_STATUSES.includes(status);

/**
 * Everything that an operator can correct by hand: the rows that have the field, and the value as JSON (scalars only).
 * A new kind of correction is one row here; the compiler asks for its columns (origin/ingest/correction/corrected-rows.rules.ts)
 * and its labels.
 */
export const correctionTable = {
  /** Points taken off in the table; 0 takes a source's own deduction back. */
  deduction: {
    targets: ["stage_team"],
    value: z.object({ points: z.int().check(z.minimum(0), z.maximum(99)) }),
  },
  /** A result decided by an authority: the match has ended with these goals after regular time. */
  award: { targets: ["match"], value: z.object({ home: goals(), away: goals() }) },
  /** Goals after regular time; the other counts only where they are given. */
  score: {
    targets: ["match"],
    value: z.object({
      home: goals(),
      away: goals(),
      home_half: z.optional(goals()),
      away_half: z.optional(goals()),
      home_overtime: z.optional(goals()),
      away_overtime: z.optional(goals()),
      home_penalties: z.optional(goals()),
      away_penalties: z.optional(goals()),
    }),
  },
  /** Winner of an ended match, whatever its score. */
  winner: { targets: ["match"], value: z.object({ winner: z.enum(["home", "away", "draw"]) }) },
  status: {
    targets: ["match"],
    value: z.object({
      status: z.enum(MATCH_STATUSES, correctedStatuses).check(z.refine(isCorrectedStatus, correctedStatuses)),
    }),
  },
  /** Seconds UTC; with `time_unknown` noon of the day, of which alone the date is known. */
  kick_off: {
    targets: ["match"],
    value: z
      .object({ match_time: KickOffTime, time_unknown: z.optional(z.literal(1)) })
      .check(
        z.refine(
          ({ match_time, time_unknown }) =>
            time_unknown === undefined || match_time === noonOfDay(match_time),
          { path: ["match_time"], error: "must be 12:00 UTC of its day where the hour is unknown" },
        ),
      ),
  },
  round: { targets: ["match"], value: z.object({ round: text(100) }) },
  /** Names by language replace only those; `name` is the one of every other language. */
  name: {
    targets: ["team", "player", "coach", "competition"],
    value: z
      .object({ name: z.optional(text(200)), vi: z.optional(text(200)), en: z.optional(text(200)) })
      .check(z.refine((names) => Object.keys(names).length > 0, "needs at least one name")),
  },
  short_name: { targets: ["team", "competition"], value: z.object({ short_name: text(60) }) },
  /** Country of a competition, by our id; `code` is its FIFA code. */
  country: {
    targets: ["competition"],
    value: z.object({
      country_id: z.int().check(z.positive()),
      code: z.string().check(z.regex(/^[A-Z]{3}$/)),
    }),
  },
  kind: { targets: ["competition"], value: z.object({ kind: z.enum(COMPETITION_KINDS) }) },
  mode: { targets: ["stage"], value: z.object({ mode: z.enum(["points", "knock_out"]) }) },
} as const satisfies Record<
  string,
  { readonly targets: readonly CorrectionTarget[]; readonly value: z.ZodMiniType }
>;

export type CorrectionField = keyof typeof correctionTable;

/** Value of a correction of a field. */
export type CorrectionValue<Field extends CorrectionField> = z.output<
  (typeof correctionTable)[Field]["value"]
>;

/** Corrections of what lists show of a match as it goes on: laid over its states from the moment they are made. */
const STATE_FIELDS = ["award", "score", "winner", "status"] as const satisfies CorrectionField[];
export type StateField = (typeof STATE_FIELDS)[number];

/** True for a field of a match's states. */
export const isStateField = (field: CorrectionField): field is StateField =>
  STATE_FIELDS.some((one) => one === field);
