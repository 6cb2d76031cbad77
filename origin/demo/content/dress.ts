import { slugOf } from "#origin/ingest/slug.ts";
import type { Match } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import { LOCALES, type Locale } from "#shared/url/index.ts";
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
const MADE_UP: Readonly<Record<Locale, string>> = {
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

const BEGINNINGS: Readonly<Record<PlannedArticle["kind"], Readonly<Record<Locale, string>>>> = {
  preview: { vi: "truoc-tran", en: "preview" },
  report: { vi: "tuong-thuat", en: "report" },
  round: { vi: "tong-ket-vong", en: "round" },
  day: { vi: "diem-lai-ngay", en: "review" },
  transfers: { vi: "chuyen-nhuong", en: "transfers" },
};

/** Words of an article's slug after its prefix. */
function wordsOf({ publish_at }: PlannedArticle, told: Facts, locale: Locale): readonly (string | number)[] {
  if (told.kind === "preview" || told.kind === "report") {
    const { home, away, match_time } = told.facts.match;
    return [nameIn(locale, home), locale === "vi" ? "gap" : "v", nameIn(locale, away), dayIn(match_time)];
  }
  if (told.kind === "day") return [dayIn(told.facts.day)];
  if (told.kind === "transfers") return [nameIn(locale, told.facts.competition), dayIn(publish_at)];
  const [match] = told.facts.matches;
  return [
    told.facts.round,
    match ? nameIn(locale, match.competition) : "",
    match ? dayIn(match.match_time) : "",
  ];
}

const leagueTag = (competition: Match["competition"]): TagOf => {
  const name = { vi: nameIn("vi", competition), en: nameIn("en", competition) };
  return { slug: addressOf(name.vi), name };
};
const teamTag = ({ name }: Match["home"]): TagOf => ({ slug: addressOf(name), name: { vi: name, en: name } });

function tagsOf(told: Facts): TagOf[] {
  if (told.kind === "preview" || told.kind === "report") {
    const { competition, home, away } = told.facts.match;
    return [leagueTag(competition), teamTag(home), teamTag(away)];
  }
  if (told.kind === "transfers") return [leagueTag(told.facts.competition)];
  const matches: readonly Match[] = told.facts.matches;
  return told.kind === "round" ? matches.slice(0, 1).map(({ competition }) => leagueTag(competition)) : [];
}

function textOf(told: Facts, locale: Locale, seed: string): ArticleText {
  if (told.kind === "preview") return previewOf(told.facts, locale, seed);
  if (told.kind === "report") return reportOf(told.facts, locale, seed);
  if (told.kind === "round") return roundOf(told.facts, locale, seed);
  return told.kind === "day" ? dayOf(told.facts, locale, seed) : transfersOf(told.facts, locale, seed);
}

/** An article in every language. */
export function articlesOf(planned: PlannedArticle, told: Facts, seed: string): DemoArticle[] {
  const writers = DEMO_AUTHORS.filter(({ writes }) => writes.includes(planned.kind));
  const writer = writers[hashOf(`${seed}/writer/${planned.key}`) % writers.length];
  if (!writer) throw new Error(`nobody writes ${planned.kind}`);
  const common = {
    key: planned.key,
    category: DEMO_CATEGORIES[planned.kind].slug,
    author: writer.slug,
    tags: tagsOf(told),
    match_id: told.kind === "preview" || told.kind === "report" ? told.facts.match.id : null,
    published_at: planned.publish_at,
  };
  return LOCALES.map((lang) => {
    const text = textOf(told, lang, seed);
    return {
      ...common,
      ...text,
      lang,
      slug: addressOf(BEGINNINGS[planned.kind][lang], ...wordsOf(planned, told, lang)),
      content: `${text.content}${paragraph(MADE_UP[lang])}`,
    };
  });
}
