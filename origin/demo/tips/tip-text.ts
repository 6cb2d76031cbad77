import { createRandom } from "../random.ts";
import type { PlannedTip } from "./tip-plan.ts";
import { TIP_TEXTS } from "./tip-texts.table.ts";

/** Title and content of a planned tip, in the language of its expert. */
export function tipTextOf({ expert, match, outcome, seed }: PlannedTip): { title: string; content: string } {
  const random = createRandom(`${seed}/text`);
  const { titles, openings, forms, tactics, odds, picks, notice } = TIP_TEXTS[expert.lang];
  const filled = (text: string) =>
    text
      .replaceAll("{home}", match.home)
      .replaceAll("{away}", match.away)
      .replaceAll("{competition}", match.competition[expert.lang]);
  const pick = picks[outcome as keyof typeof picks];
  const paragraphs = [openings, forms, tactics, odds].map((choices) => random.pick(choices));
  return {
    title: filled(random.pick(titles)),
    content: [...paragraphs, `${pick} ${notice}`].map(filled).join("\n\n"),
  };
}
