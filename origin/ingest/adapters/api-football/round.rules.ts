import { slugOf } from "#origin/ingest/slug.ts";
import type { LeagueNote } from "../league-rows.ts";
import { listedMode } from "../stages/listed-stages.ts";
import { type RoundWords, readRound } from "../stages/round-words.rules.ts";
import { type StageMode, stageMode } from "../stages/stage-mode.rules.ts";

/** Position of a match in its season, from `league.round`: `Regular Season - 14`, `Group A - 2`, `Quarter-finals`. */
export interface Place {
  readonly stage: {
    readonly key: string;
    readonly name: string;
    readonly mode: StageMode;
    readonly order: number;
  };
  readonly round: string | null;
  readonly group: string | null;
  readonly words: RoundWords;
}

/** Knock-out rounds from first to last; others come before them. */
const KNOCK_OUT = [
  /qualif|preliminary|play-?offs? round/i,
  /^(?:1st|2nd|3rd|4th|5th|6th) round/i,
  /(?:round of|^)\s*(?:128|64)(?:th finals)?/i,
  /round of 32|16th finals/i,
  /round of 16|8th finals/i,
  /quarter/i,
  /semi/i,
  /3rd place|third/i,
  /finals?$/i,
];
/** A table stage comes before its knock-out stages. */
const AFTER_TABLES = 10;

/** Parses a round's name. The mode is that of the season's whole list where it is known, else what the words say. */
export function placeOf(
  name: string | null | undefined,
  { kind, stages }: Pick<LeagueNote, "kind" | "stages"> = { kind: "league" },
): Place {
  const words = readRound(name?.trim() || "Regular Season");
  const isNumbered = words.numbered && words.part !== null;
  const written =
    words.part === null || isNumbered ? (words.part ?? words.round) : `${words.part} - ${words.round}`;
  const round = isNumbered ? (/\d+/.exec(words.round)?.[0] ?? words.round) : null;
  const title = words.group !== null || /^group stage$/i.test(written) ? "Group stage" : written;
  const key = slugOf(title);
  const mode = listedMode({ stages }, key) ?? stageMode(words, null, kind);
  if (mode === "knock_out") {
    const order = AFTER_TABLES + KNOCK_OUT.findIndex((pattern) => pattern.test(written));
    return { stage: { key, name: title, mode, order }, round: round ?? written, group: null, words };
  }
  const isRegular = /^regular season$/i.test(title);
  const order = isRegular || /^(?:group stage|league (?:stage|phase))$/i.test(title) ? 1 : 2;
  const stage = { key, name: isRegular ? "Regular season" : title, mode, order };
  return { stage, round, group: words.group, words };
}
