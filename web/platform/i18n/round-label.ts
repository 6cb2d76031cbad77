import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";

/** Patterns of rounds and stages as sources write them, in any case, with their labels. */
const names: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/^(?:matchday |round |regular season - )?(\d+)$/i, (number) => m.round_matchday({ number })],
  [
    /^(?:round of|last) (\d+)$/i,
    (teams) => m.round_of({ teams, half: String(Math.max(1, Number(teams) / 2)) }),
  ],
  [/^quarter-?\s?finals?$/i, () => m.round_quarter_finals()],
  [/^semi-?\s?finals?$/i, () => m.round_semi_finals()],
  [/^(?:match for third place|third[- ]place(?: play-?off)?|3rd place final)$/i, () => m.round_third_place()],
  [/^finals?$/i, () => m.round_final()],
  [/^play-?offs?$/i, () => m.round_play_offs()],
  [/^group(?: stage| phase)$/i, () => m.round_group_stage()],
  [/^league(?: phase| stage)?$/i, () => m.round_league_phase()],
];

/** A round's name in the page's language: `Vòng 15` for "15" as for "Matchday 15". Unknown names stay as they are. */
export function roundLabel(round: string): string {
  for (const [pattern, name] of names) {
    const found = pattern.exec(round.trim());
    if (found) return name(found[1] ?? "");
  }
  return round;
}

/** A group's name in the page's language: `Bảng A` for "A" as for "Group A". */
export function groupName(group: string): string {
  const letter = /^(?:group )?(\w{1,2})$/i.exec(group.trim())?.[1];
  return letter === undefined ? group : m.group_name({ letter: letter.toUpperCase() });
}

/** Stages that count their matchdays from one: "Matchday 1" alone would be ambiguous. */
const COUNTED_STAGE = /^(?:play-?offs?|league(?: phase| stage)?)$/i;

/** Place of a match in its season: the group where there is one, else the round; null when neither is known. */
export function stageLabel({ group, stage, round }: Pick<Match, "group" | "stage" | "round">): string | null {
  if (group !== null) return groupName(group);
  const number = round === null ? undefined : /^(?:matchday )?(\d+)$/i.exec(round)?.[1];
  if (stage !== null && number !== undefined && COUNTED_STAGE.test(stage.name))
    return m.round_matchday_of_stage({ stage: roundLabel(stage.name), number });
  return round === null ? null : roundLabel(round);
}
