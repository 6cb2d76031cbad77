import { slugOf } from "#origin/ingest/slug.ts";
import type { Match } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import { DEFAULT_LOCALE, perLocale } from "#shared/url/index.ts";
import { DEMO_LOCALES, type DemoLocale } from "../demo-locale.ts";
import { hashOf } from "../random.ts";
import type {
  ArticleText,
  DayFacts,
  DemoArticle,
  PreviewFacts,
  ReportFacts,
  RoundFacts,
  TagOf,
  TransferFacts,
} from "./article.ts";
import type { PlannedArticle } from "./article-plan.ts";
import { previewOf } from "./preview.ts";
import { reportOf } from "./report.ts";
import { dayOf, roundOf, transfersOf } from "./roundup.ts";
import { DEMO_AUTHORS, DEMO_CATEGORIES } from "./site.table.ts";
import { dayIn, paragraph } from "./wording.ts";

/** Adds site metadata to articles. */

/** Facts of an article, by its kind. */
export type Facts =
  | { readonly kind: "preview"; readonly facts: PreviewFacts }
  | { readonly kind: "report"; readonly facts: ReportFacts }
  | { readonly kind: "round"; readonly facts: RoundFacts }
  | { readonly kind: "day"; readonly facts: DayFacts }
  | { readonly kind: "transfers"; readonly facts: TransferFacts };

/** Notice on every article that it is demo content. */
const MADE_UP: Readonly<Record<DemoLocale, string>> = {
  vi: "<em>Bài viết mô phỏng của dữ liệu mẫu: câu lạc bộ, cầu thủ và trận đấu đều không có thật.</em>",
  en: "<em>A made-up article of the demo data: its clubs, players and matches do not exist.</em>",
};

/** A slug of lower-case letters, digits and dashes. */
export const addressOf = (...words: readonly (string | number)[]): string =>
  words
    .map((word) => slugOf(String(word)))
    .join("-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const BEGINNINGS: Readonly<Record<PlannedArticle["kind"], Readonly<Record<DemoLocale, string>>>> = {
  preview: { vi: "truoc-tran", en: "preview" },
  report: { vi: "tuong-thuat", en: "report" },
  round: { vi: "tong-ket-vong", en: "round" },
  day: { vi: "diem-lai-ngay", en: "review" },
  transfers: { vi: "chuyen-nhuong", en: "transfers" },
};

/** Words of an article's slug after its prefix. */
function wordsOf(
  { publish_at }: PlannedArticle,
  story: Facts,
  locale: DemoLocale,
): readonly (string | number)[] {
  if (story.kind === "preview" || story.kind === "report") {
    const { home, away, match_time } = story.facts.match;
    return [nameIn(locale, home), locale === "vi" ? "gap" : "v", nameIn(locale, away), dayIn(match_time)];
  }
  if (story.kind === "day") return [dayIn(story.facts.day)];
  if (story.kind === "transfers") return [nameIn(locale, story.facts.competition), dayIn(publish_at)];
  const [match] = story.facts.matches;
  return [
    story.facts.round,
    match ? nameIn(locale, match.competition) : "",
    match ? dayIn(match.match_time) : "",
  ];
}

const leagueTag = (competition: Match["competition"]): TagOf => {
  const name = perLocale((locale) => nameIn(locale, competition));
  return { slug: addressOf(name[DEFAULT_LOCALE]), name };
};
const teamTag = ({ name }: Match["home"]): TagOf => ({ slug: addressOf(name), name: perLocale(() => name) });

function tagsOf(story: Facts): TagOf[] {
  if (story.kind === "preview" || story.kind === "report") {
    const { competition, home, away } = story.facts.match;
    return [leagueTag(competition), teamTag(home), teamTag(away)];
  }
  if (story.kind === "transfers") return [leagueTag(story.facts.competition)];
  const matches: readonly Match[] = story.facts.matches;
  return story.kind === "round" ? matches.slice(0, 1).map(({ competition }) => leagueTag(competition)) : [];
}

function textOf(story: Facts, locale: DemoLocale, seed: string): ArticleText {
  if (story.kind === "preview") return previewOf(story.facts, locale, seed);
  if (story.kind === "report") return reportOf(story.facts, locale, seed);
  if (story.kind === "round") return roundOf(story.facts, locale, seed);
  return story.kind === "day" ? dayOf(story.facts, locale, seed) : transfersOf(story.facts, locale, seed);
}

/** An article in every language. */
export function articlesOf(planned: PlannedArticle, story: Facts, seed: string): DemoArticle[] {
  const writers = DEMO_AUTHORS.filter(({ writes }) => writes.includes(planned.kind));
  const writer = writers[hashOf(`${seed}/writer/${planned.key}`) % writers.length];
  if (!writer) throw new Error(`nobody writes ${planned.kind}`);
  const common = {
    key: planned.key,
    category: DEMO_CATEGORIES[planned.kind].slug,
    author: writer.slug,
    tags: tagsOf(story),
    match_id: story.kind === "preview" || story.kind === "report" ? story.facts.match.id : null,
    published_at: planned.publish_at,
  };
  return DEMO_LOCALES.map((lang) => {
    const text = textOf(story, lang, seed);
    return {
      ...common,
      ...text,
      lang,
      slug: addressOf(BEGINNINGS[planned.kind][lang], ...wordsOf(planned, story, lang)),
      content: `${text.content}${paragraph(MADE_UP[lang])}`,
    };
  });
}
