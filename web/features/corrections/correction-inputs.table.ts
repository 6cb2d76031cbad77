import { m } from "#messages/paraglide/messages.js";
import { CORRECTED_STATUSES } from "#shared/correction/corrected-status.table.ts";
import type { CorrectionField, CorrectionSubject, CorrectionValue } from "#shared/correction/index.ts";
import { correctionWord } from "#web/platform/i18n/correction-label.ts";
import { statusLabel } from "#web/platform/i18n/status-label.ts";
import { siteZone } from "#web/platform/i18n/zone/shown-zone.ts";

/** An input of the form of a correction. */
export interface CorrectionInput {
  /** A key of the subject, or `value.` and a key of the value: errors of the call have the same names. */
  readonly name: string;
  readonly label: () => string;
  readonly hint?: () => string;
  readonly type: "text" | "number" | "date" | "time";
  readonly isRequired: boolean;
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: () => string }[];
}

type Subject = keyof CorrectionSubject;

const subjectLabels = {
  match: m.corrections_for_match,
  team: m.corrections_for_team,
  player: m.corrections_for_player,
  coach: m.corrections_for_coach,
  competition: m.corrections_for_competition,
  season: m.corrections_for_season,
  stage: m.corrections_for_stage,
} as const satisfies Record<Subject, () => string>;

const subject = (name: Subject, hint: () => string, isRequired = true): CorrectionInput => ({
  ...{ name, label: subjectLabels[name], hint, type: "text", isRequired },
});

const match = subject("match", m.corrections_for_match_hint);
const competition = subject("competition", m.corrections_named_hint);
const season = subject("season", m.corrections_for_season_hint, false);

/** The names of which a correction needs exactly one. */
const oneOf = (...names: readonly Subject[]): CorrectionInput[] =>
  names.map((name) => subject(name, m.corrections_one, false));

interface Value extends Partial<Omit<CorrectionInput, "name" | "label">> {}

const value = (key: string, label: () => string, fields: Value = {}): CorrectionInput => ({
  ...{ name: `value.${key}`, label, type: "text", isRequired: true },
  ...fields,
});

const choice = (key: string, label: () => string, words: readonly string[]): CorrectionInput =>
  value(key, label, { options: words.map((word) => ({ value: word, label: () => correctionWord(word) })) });

const KINDS: readonly CorrectionValue<"kind">["kind"][] = ["league", "cup", "friendly"];

type GoalsLabel = (inputs: { side: string }) => string;

/** Goals of both sides; `part` is the suffix of their keys. */
const goals = (label: GoalsLabel, part = "", isRequired = part === ""): CorrectionInput[] => [
  value(`home${part}`, () => label({ side: m.corrections_side_home() }), { type: "number", isRequired }),
  value(`away${part}`, () => label({ side: m.corrections_side_away() }), { type: "number", isRequired }),
];

/** The inputs of every field that an operator can correct: those that name the row first. */
export const correctionInputs: Readonly<Record<CorrectionField, readonly CorrectionInput[]>> = {
  deduction: [
    ...[subject("team", m.corrections_named_hint), competition, season],
    subject("stage", m.corrections_for_stage_hint, false),
    value("points", m.corrections_points, { type: "number", hint: m.corrections_points_hint }),
  ],
  award: [match, ...goals(m.corrections_goals)],
  score: [
    ...[match, ...goals(m.corrections_goals), ...goals(m.corrections_goals_half, "_half")],
    ...goals(m.corrections_goals_overtime, "_overtime"),
    ...goals(m.corrections_goals_penalties, "_penalties"),
  ],
  winner: [match, choice("winner", m.correction_winner, ["home", "away", "draw"])],
  status: [
    match,
    value("status", m.correction_status, {
      options: CORRECTED_STATUSES.map((status) => ({ value: status, label: () => statusLabel(status) })),
    }),
  ],
  kick_off: [
    match,
    value("day", m.corrections_day, { type: "date" }),
    value("time", m.corrections_time, {
      ...{ type: "time", isRequired: false },
      hint: () => m.corrections_time_hint({ zone: siteZone() }),
    }),
  ],
  round: [match, value("round", m.correction_round)],
  name: [
    ...oneOf("team", "player", "coach", "competition"),
    value("name", m.correction_name, { isRequired: false }),
    value("vi", m.corrections_name_vi, { isRequired: false }),
    value("en", m.corrections_name_en, { isRequired: false }),
  ],
  short_name: [...oneOf("team", "competition"), value("short_name", m.correction_short_name)],
  country: [competition, value("code", m.correction_country, { hint: m.corrections_country_hint })],
  kind: [competition, choice("kind", m.correction_kind, KINDS)],
  mode: [
    ...[competition, season, subject("stage", m.corrections_named_hint)],
    choice("mode", m.correction_mode, ["points", "knock_out"]),
  ],
};
