import type { OUTCOMES } from "#shared/odds/market.table.ts";
import type { Locale } from "#shared/url/locale.ts";
import { createRandom } from "../random.ts";
import type { PlannedTip } from "./tip-plan.ts";
import { TIP_TEXTS_EN } from "./tip-texts-en.table.ts";
import { TIP_TEXTS_VI } from "./tip-texts-vi.table.ts";

/** Paragraphs from which the tips of the demo world are composed, one of each kind. `{home}`, `{away}` and `{competition}` stand for names. */
export interface TipTexts {
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly forms: readonly string[];
  readonly tactics: readonly string[];
  readonly odds: readonly string[];
  readonly picks: Readonly<Record<(typeof OUTCOMES)["match_result" | "over_under"][number], string>>;
  /** Says that the tip is simulated. */
  readonly notice: string;
}

const TEXTS: Readonly<Record<Locale, TipTexts>> = { vi: TIP_TEXTS_VI, en: TIP_TEXTS_EN };

/** Title and content of a planned tip, in the language of its expert. */
export function tipTextOf({ expert, match, outcome, seed }: PlannedTip): { title: string; content: string } {
  const random = createRandom(`${seed}/text`);
  const { titles, openings, forms, tactics, odds, picks, notice } = TEXTS[expert.lang];
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
