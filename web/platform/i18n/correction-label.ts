import { m } from "#messages/paraglide/messages.js";
import type { CorrectionFacts } from "#shared/correction/correction.schema.ts";
import type { CorrectionField } from "#shared/correction/correction.table.ts";
import { MATCH_STATUSES } from "#shared/match/match-status.ts";
import { isKeyOf } from "#shared/record/typed-record.ts";
import { kickOffInText } from "./format.ts";
import { statusLabel } from "./status-label.ts";

const fieldNames = {
  deduction: m.correction_deduction,
  award: m.correction_award,
  score: m.correction_score,
  winner: m.correction_winner,
  status: m.correction_status,
  kick_off: m.correction_kick_off,
  round: m.correction_round,
  name: m.correction_name,
  short_name: m.correction_short_name,
  country: m.correction_country,
  kind: m.correction_kind,
  mode: m.correction_mode,
} as const satisfies Record<CorrectionField, () => string>;

/** Words among the values. */
const wordNames = {
  home: m.correction_winner_home,
  away: m.correction_winner_away,
  draw: m.correction_winner_draw,
  league: m.correction_kind_league,
  cup: m.correction_kind_cup,
  friendly: m.correction_kind_friendly,
  points: m.correction_mode_points,
  knock_out: m.correction_mode_knock_out,
} as const;

/** A word among the values of corrections: `home`, `cup`; any other value as it is. */
export const correctionWord = (value: CorrectionFacts[string] | undefined): string =>
  typeof value === "string" && isKeyOf(wordNames, value) ? wordNames[value]() : String(value ?? "–");

function statusOf({ status }: CorrectionFacts): string {
  const known = MATCH_STATUSES.find((one) => one === status);
  return known === undefined ? "–" : statusLabel(known);
}

/** The kick-off, or its day where the hour is unknown. */
const kickOffOf = ({ match_time, time_unknown }: CorrectionFacts): string =>
  typeof match_time === "number" ? kickOffInText({ match_time, time_unknown: time_unknown === 1 }) : "–";

/** Names beside each other: the general one first. */
const namesOf = ({ name, vi, en }: CorrectionFacts): string =>
  [...new Set([name, vi, en])].filter((one) => one !== null && one !== undefined).join(" / ") || "–";

/** The value of a correction, or the one before it: `3-0`, `Hoãn`. */
export function correctionFacts(field: CorrectionField, facts: CorrectionFacts): string {
  switch (field) {
    case "deduction":
      return String(facts.points ?? "–");
    case "award":
    case "score":
      return `${facts.home ?? "–"}-${facts.away ?? "–"}`;
    case "status":
      return statusOf(facts);
    case "kick_off":
      return kickOffOf(facts);
    case "name":
      return namesOf(facts);
    case "country":
      return String(facts.code ?? "–");
    case "winner":
    case "kind":
    case "mode":
      return correctionWord(facts[field]);
    case "round":
    case "short_name":
      return String(facts[field] ?? "–");
  }
}

/** What a correction is about: `Kết quả được xử`. */
export const correctionName = (field: CorrectionField): string => fieldNames[field]();

/** What a correction says: `Kết quả được xử: 3-0`. */
export const correctionLabel = (field: CorrectionField, value: CorrectionFacts): string =>
  `${fieldNames[field]()}: ${correctionFacts(field, value)}`;
