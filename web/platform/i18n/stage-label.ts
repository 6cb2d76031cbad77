import { m } from "#messages/paraglide/messages.js";
import { roundLabel } from "./round-label.ts";

/** Patterns of stages as sources write them, in the source's language, with their labels. */
const names: readonly (readonly [RegExp, () => string])[] = [
  [/^(?:regular season|mùa giải chính)$/i, m.stage_regular_season],
  [/^(?:knock-?\s?out(?: stage| phase)?|vòng đấu loại trực tiếp|finals)$/i, m.stage_knock_out],
  [/^(?:friendl(?:y|ies)|giao hữu)$/i, m.stage_friendlies],
  [/^(?:qualif\w*|qualifying rounds?)$/i, m.stage_qualification],
  [/^vòng bảng$/i, m.round_group_stage],
];

/** A stage's name in the page's language: `Vòng bảng` for "Group stage". Unknown names stay as they are. */
export const stageName = (stage: string): string =>
  names.find(([pattern]) => pattern.test(stage.trim()))?.[1]() ?? roundLabel(stage);
