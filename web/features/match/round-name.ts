import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";

/** Rounds as sources write them, in any case, and how readers call them. What fits nothing is shown as written. */
const rounds: readonly (readonly [RegExp, (parts: RegExpExecArray) => string])[] = [
  [/^(?:matchday|round|regular season -) (\d+)$/i, ([, number = ""]) => m.round_matchday({ number })],
  [
    /^round of (\d+)$/i,
    ([, teams = ""]) => m.round_of({ teams, half: String(Math.max(1, Number(teams) / 2)) }),
  ],
  [/^quarter-?\s?finals?$/i, () => m.round_quarter_finals()],
  [/^semi-?\s?finals?$/i, () => m.round_semi_finals()],
  [/^(?:match for third place|third[- ]place(?: play-?off)?|3rd place final)$/i, () => m.round_third_place()],
  [/^finals?$/i, () => m.round_final()],
  [/^play-?offs?$/i, () => m.round_play_offs()],
  [/^league(?: phase| stage)?$/i, () => m.round_league_phase()],
];

/** A round's name in the page's language. */
export function roundName(round: string): string {
  // "Playoffs, Matchday 1" names the stage first; the part behind the comma is the round.
  const parts = round.split(", ");
  if (parts.length === 2 && parts[0] !== undefined && parts[1] !== undefined) {
    return /^finals$/i.test(parts[0]) ? roundName(parts[1]) : parts.map(roundName).join(", ");
  }
  for (const [pattern, name] of rounds) {
    const found = pattern.exec(round.trim());
    if (found) return name(found);
  }
  return round;
}

/** A group's name in the page's language: `Bảng A` for "A" as for "Group A". */
export function groupName(group: string): string {
  const letter = /^(?:group )?(\w{1,2})$/i.exec(group.trim())?.[1];
  return letter === undefined ? group : m.group_name({ letter: letter.toUpperCase() });
}

/** Where in its season a match belongs: the group where there is one, else the round; null when neither is known. */
export function stageLabel(match: Pick<Match, "group" | "round">): string | null {
  if (match.group !== null) return groupName(match.group);
  return match.round === null ? null : roundName(match.round);
}
