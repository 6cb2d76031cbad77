import type { RoundWords } from "./round-words.rules.ts";
import {
  groupsOfMeetings,
  type Meeting,
  modeOfMeetings,
  type StageMode,
  stageMode,
} from "./stage-mode.rules.ts";

/** A match of a provider's list of a whole season. */
export interface ListedMatch extends Meeting {
  /** Key of its stage. */
  readonly stage: string;
  readonly words: RoundWords;
}

/** What a whole list shows about its stages, kept for answers that hold some of its matches only. */
export interface ListedStages {
  readonly modes: Readonly<Record<string, StageMode>>;
  /** Groups of teams by stage where the provider does not name them. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The stages of a season from all its matches. `kind` is that of the competition. */
export function stagesOfList(list: readonly ListedMatch[], kind: "league" | "cup"): ListedStages {
  const stages = [...Map.groupBy(list, ({ stage }) => stage)];
  const modes = stages.flatMap(([stage, of]) => {
    const [first] = of;
    return first ? [[stage, stageMode(first.words, modeOfMeetings(of), kind)] as const] : [];
  });
  const modesByStage = new Map(modes);
  const groups = stages.flatMap(([stage, of]) => {
    const isOpen = modesByStage.get(stage) === "points" && of.every(({ words }) => words.group === null);
    const found = isOpen ? groupsOfMeetings(of) : null;
    return found
      ? [[stage, Object.fromEntries([...found].map(([team, at]) => [team, String(at)]))] as const]
      : [];
  });
  return { modes: Object.fromEntries(modes), groups: Object.fromEntries(groups) };
}

type Listed = { readonly stages?: ListedStages | undefined };

/** The mode of a stage by its whole list; undefined before that was read. Keys are words of a provider. */
export const listedMode = (league: Listed, stage: string): StageMode | undefined =>
  league.stages && Object.hasOwn(league.stages.modes, stage) ? league.stages.modes[stage] : undefined;

/** The group of a team in a stage whose groups the provider does not name, or null. */
export function listedGroup(league: Listed, stage: string, team: string): string | null {
  const groups = league.stages?.groups ?? {};
  const teams = Object.hasOwn(groups, stage) ? (groups[stage] ?? {}) : {};
  return Object.hasOwn(teams, team) ? (teams[team] ?? null) : null;
}
