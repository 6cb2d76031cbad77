import type { CommentState } from "#shared/content/comment.table.ts";
import type { Facts } from "../content/dress.ts";
import { fill, type Values } from "../content/wording.ts";
import type { DemoLocale } from "../demo-locale.ts";
import { createRandom } from "../random.ts";
import { commentWords } from "./comment-texts.table.ts";
import { type Exchange, PLACES } from "./comment-texts.ts";
import { talkBelow } from "./comment-threads.ts";
import { DEMO_READERS } from "./readers.table.ts";

/** Plans demo readers' comments on demo articles: times follow from seed and article, texts also from facts. */

/** An article with comments. */
export interface CommentedArticle {
  readonly key: string;
  readonly lang: DemoLocale;
  /** Seconds UTC. */
  readonly published_at: number;
}

/** A comment as it is stored. Moments are seconds UTC. */
export interface DemoComment {
  readonly article: CommentedArticle;
  /** Account name of its author. */
  readonly user_name: string;
  /** The parent comment; null for a top-level one. */
  readonly parent: DemoComment | null;
  readonly text: string;
  readonly state: CommentState;
  readonly created_at: number;
  /** When it was removed by a moderator. */
  readonly decided_at: number | null;
  /** Earliest moment at which it can be stored unchanged. */
  readonly due_at: number;
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** No thread begins on an article older than this; the shorter limit of previews ends before kick-off. */
const OPEN_FOR = 30 * HOUR;
const PREVIEW_OPEN_FOR = 14 * HOUR;
/** Comments of an article come within this time. */
export const TALK_SPAN = OPEN_FOR + 4 * HOUR;
/** Share of articles with comments, and the maximum number of threads. */
const LIVELINESS: Readonly<Record<DemoLocale, { readonly chance: number; readonly most: number }>> = {
  vi: { chance: 0.8, most: 5 },
  en: { chance: 0.45, most: 2 },
};
/** How long a comment stands before its removal. */
const TAKEN_DOWN_AFTER = { least: 20 * MINUTE, most: 35 * MINUTE };
const ANSWERED_AFTER = { least: MINUTE, most: 40 * MINUTE };
/** Every so many days, one day's review has a pending comment, and another a removed one. */
const ODD_DAYS = 5;

type Odd = "held" | "takenDown";

/** A chain of comments, each answering the previous one, with their times. */
interface Thread {
  readonly moments: readonly number[];
  /** True if its first comment is pending. */
  readonly odd: Odd | null;
  /** When the first comment was removed; null if it was not. */
  readonly decided_at: number | null;
}

/** Special first thread on the reviews of some days. */
function oddOf({ key, lang }: CommentedArticle): Odd | null {
  if (!key.startsWith("day-")) return null;
  const day = Math.floor(Date.parse(key.slice("day-".length)) / 1000 / DAY) % ODD_DAYS;
  if (day === 0) return "held";
  return day === (lang === "vi" ? 2 : 3) ? "takenDown" : null;
}

/** Possible times of an article's comments, ordered by thread. */
function threadsOf(seed: string, article: CommentedArticle): Thread[] {
  const { key, lang, published_at } = article;
  const random = createRandom(`${seed}/comments/${key}/${lang}`);
  const { chance, most } = LIVELINESS[lang];
  const odd = oddOf(article);
  const count = odd !== null || random.chance(chance) ? random.int(1, most) : 0;
  const openFor = key.startsWith("preview-") ? PREVIEW_OPEN_FOR : OPEN_FOR;
  const begins = Array.from({ length: count }, () => {
    // Most comments come early.
    const share = random.next() ** 3;
    return published_at + random.int(2 * MINUTE, 9 * MINUTE) + Math.floor(share * openFor);
  });
  return begins
    .toSorted((a, b) => a - b)
    .map((begin, place): Thread => {
      const moments = [begin];
      for (let at = begin; moments.length < PLACES.length && random.chance(0.6); moments.push(at))
        at += random.int(ANSWERED_AFTER.least, ANSWERED_AFTER.most);
      if (place > 0 || odd !== "takenDown") return { moments, odd: place > 0 ? null : odd, decided_at: null };
      // A reply comes before the removal, so that the removed comment keeps its place.
      const answered = begin + random.int(2 * MINUTE, 15 * MINUTE);
      const { least, most: longest } = TAKEN_DOWN_AFTER;
      return { moments: [begin, answered], odd, decided_at: begin + random.int(least, longest) };
    });
}

/** True if an article may have comments after one moment and until another. */
export const isTalkedOf = (seed: string, article: CommentedArticle, after: number, until: number): boolean =>
  threadsOf(seed, article).some(({ moments, decided_at }) =>
    moments.some((at) => (decided_at ?? at) > after && (decided_at ?? at) <= until),
  );

interface ThreadContext {
  readonly exchange: Exchange;
  /** Account names of the participants. */
  readonly writers: readonly string[];
  readonly values: Values;
}

const STATES = { held: "pending", takenDown: "hidden" } as const;

function writeThread(
  article: CommentedArticle,
  thread: Thread,
  { exchange, writers, values }: ThreadContext,
): DemoComment[] {
  const { moments, odd, decided_at } = thread;
  const comments: DemoComment[] = [];
  for (const [place, pattern] of exchange.entries()) {
    const [created_at, role] = [moments[place], PLACES[place]];
    if (created_at === undefined || !role) break;
    const isFirst = place === 0;
    comments.push({
      article,
      user_name: writers[role.writer] ?? "",
      parent: role.answers === null ? null : (comments[role.answers] ?? null),
      text: fill(pattern, values),
      state: isFirst && odd !== null ? STATES[odd] : "visible",
      created_at,
      decided_at: isFirst ? decided_at : null,
      due_at: decided_at ?? created_at,
    });
  }
  return comments;
}

/** All comments of an article, parents before replies. */
export function commentsOf(seed: string, article: CommentedArticle, story: Facts): DemoComment[] {
  const { key, lang } = article;
  const random = createRandom(`${seed}/comment-texts/${key}/${lang}`);
  const { exchanges, values } = talkBelow(story, lang);
  const talk = random.shuffle(exchanges);
  const readers = random.shuffle(DEMO_READERS.filter((reader) => reader.lang === lang));
  return threadsOf(seed, article).flatMap((thread, at) => {
    const exchange = thread.odd === null ? talk[at] : commentWords[lang][thread.odd];
    if (!exchange) return [];
    // A reader begins at most one thread here; a reader who replies may have begun another.
    const begun = readers[at];
    const others = random.shuffle(readers.filter((reader) => reader !== begun));
    const writers = [begun, ...others].map((reader) => reader?.user_name ?? "");
    return writeThread(article, thread, { exchange, writers, values });
  });
}
