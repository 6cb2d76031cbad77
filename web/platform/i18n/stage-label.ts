import { m } from "#messages/paraglide/messages.js";
import { roundLabel } from "./round-label.ts";

/** Patterns of stages as sources write them, in the source's language, with their labels. */
const names: readonly (readonly [RegExp, () => string])[] = [
  [/^(?:regular season|mùa giải chính)$/i, m.stage_regular_season],
  [/^(?:knock-?\s?out(?: stage| phase)?|vòng đấu loại trực tiếp|finals)$/i, m.stage_knock_out],
  [/^(?:friendl(?:y|ies)|giao hữu)$/i, m.stage_friendlies],
  [/^(?:qualif\w*|qualifying rounds?)$/i, m.stage_qualification],
  [/^vòng bảng$/i, m.round_group_stage],
  // Playoff I and II are the Belgian names.
  [
    /^(?:championship|title)(?: (?:round|group|play-?offs?))?$|^meister(?:gruppe|runde)$|^play-?offs? (?:i|1|- championship)$/i,
    m.stage_championship,
  ],
  [/^europe(?:an)?(?: (?:round|group|play-?offs?))?$|^play-?offs? (?:ii|2|- europe)$/i, m.stage_europe],
  [
    /^relegation(?: (?:round|group|play-?offs?))?$|^abstiegs(?:gruppe|runde)$|^play-?offs? - relegation$/i,
    m.stage_relegation,
  ],
  [/^second group stage$/i, m.stage_second_groups],
];

/** A stage's name in the page's language: `Vòng bảng` for "Group stage". Unknown names stay as they are. */
export function stageName(stage: string): string {
  const half = /^(apertura|clausura) play-?offs?$/i.exec(stage.trim())?.[1];
  if (half !== undefined) return m.stage_play_offs_of({ half });
  return names.find(([pattern]) => pattern.test(stage.trim()))?.[1]() ?? roundLabel(stage);
}
