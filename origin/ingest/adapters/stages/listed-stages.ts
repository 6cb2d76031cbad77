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

const isGroupStage = ({ part, round, group }: RoundWords): boolean =>
  group === null && /^groups?(?: stage| phase)?$/i.test(part ?? round);

/** The stages of a season from all its matches. `kind` is that of the competition. */
export function stagesOfList(list: readonly ListedMatch[], kind: "league" | "cup"): ListedStages {
  const stages = [...Map.groupBy(list, ({ stage }) => stage)];
  const modes = stages.flatMap(([stage, of]) => {
    const [first] = of;
    return first ? [[stage, stageMode(first.words, modeOfMeetings(of), kind)] as const] : [];
  });
  const groups = stages.flatMap(([stage, of]) => {
    const found = of.every(({ words }) => isGroupStage(words)) ? groupsOfMeetings(of) : null;
    return found
      ? [[stage, Object.fromEntries([...found].map(([team, at]) => [team, String(at)]))] as const]
      : [];
  });
  return { modes: Object.fromEntries(modes), groups: Object.fromEntries(groups) };
}
