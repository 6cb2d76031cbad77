import { describe, expect, it } from "vitest";
import { blockWords } from "#shared/chat/index.ts";
import { commentKey, isHeld } from "#shared/content/comment-held.rules.ts";
import { commentTextRefusal } from "#shared/content/comment-text.rules.ts";
import {
  somePreviewFacts,
  someReportFacts,
  someRoundFacts,
} from "#tests/support/consistency/article-facts.ts";
import { articlesBetween, plannedAgain } from "../content/article-plan.ts";
import type { Facts } from "../content/dress.ts";
import { fill } from "../content/wording.ts";
import { DEMO_LOCALES, type DemoLocale } from "../demo-locale.ts";
import {
  type CommentedArticle,
  commentsOf,
  type DemoComment,
  isTalkedOf,
  TALK_SPAN,
} from "./comment-plan.ts";
import { commentWords } from "./comment-texts.table.ts";
import { type Exchange, PLACES } from "./comment-texts.ts";
import { talkBelow } from "./comment-threads.ts";
import { DEMO_READERS } from "./readers.table.ts";

const OUT = 1_767_268_800;
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const TRANSFERS = (seed: number) => {
  const { competition, home, away } = someReportFacts(seed).match;
  const fee = { amount: 13_100_000, currency: "EUR" };
  const move = {
    id: 1,
    kind: "transfer",
    player: { id: 1, name: "Công Phượng" },
    at: 0,
    from: away,
    to: home,
  };
  return { competition, transfers: [{ ...move, fee }], moves: 7, spent: 13_100_000 } as never;
};

/** In some matches one player scores all goals. */
const aReport = (seed: number) => {
  const facts = someReportFacts(seed);
  const { player } = facts.incidents[0] ?? {};
  const incidents = facts.incidents.map((one) => (player && one.kind === "goal" ? { ...one, player } : one));
  return seed % 3 === 0 ? { ...facts, incidents } : facts;
};
/** Kick-offs are at all hours, and some clubs always win. */
const aPreview = (seed: number) => {
  const facts = somePreviewFacts(seed);
  const match = { ...facts.match, match_time: facts.match.match_time + seed * 3600 };
  const home = {
    ...facts.home,
    past: facts.home.past.filter((past) => past.winner === "home" && past.home.id === match.home.id),
  };
  return seed % 3 === 0 ? { ...facts, match, home } : { ...facts, match };
};

const stories: Readonly<Record<Facts["kind"], (seed: number) => Facts>> = {
  report: (seed) => ({ kind: "report", facts: aReport(seed) }),
  preview: (seed) => ({ kind: "preview", facts: aPreview(seed) }),
  round: (seed) => ({ kind: "round", facts: someRoundFacts(seed) }),
  day: (seed) => ({ kind: "day", facts: { day: OUT, matches: someRoundFacts(seed).matches } }),
  transfers: (seed) => ({ kind: "transfers", facts: TRANSFERS(seed) }),
};
const KINDS = Object.keys(stories) as Facts["kind"][];
const dayOf = (seed: number) => new Date((OUT + seed * 86_400) * 1000).toISOString().slice(0, 10);
const article = (kind: string, seed: number, lang: DemoLocale): CommentedArticle => ({
  ...{ key: kind === "day" ? `day-${dayOf(seed)}` : `${kind}-${seed}`, lang, published_at: OUT },
});
const below = (kind: Facts["kind"], seed: number, lang: DemoLocale): DemoComment[] =>
  commentsOf("seed", article(kind, seed, lang), stories[kind](seed));
const everywhere = (lang: DemoLocale) =>
  KINDS.flatMap((kind) => SEEDS.map((seed) => ({ kind, seed, comments: below(kind, seed, lang) })));

describe("Demo comments", () => {
  it.each(DEMO_LOCALES)(
    "Demo comments in %s pass the form's validation, and only those with links are pending",
    (lang) => {
      const isBlocked = blockWords([]);
      for (const { comments } of everywhere(lang))
        for (const { text, state } of comments) {
          expect([text, commentTextRefusal(text), isBlocked(text)]).toEqual([text, null, false]);
          expect(text).not.toMatch(/[{}<>]|undefined|null|NaN|\[object/);
          expect([text, isHeld(text, { isModerator: false, isKnown: true })]).toEqual([
            text,
            state === "pending",
          ]);
        }
    },
  );

  it.each(DEMO_LOCALES)(
    "Demo comments in %s cover every topic of the tables, with every placeholder filled in",
    (lang) => {
      const talks = KINDS.flatMap((kind) => SEEDS.map((seed) => talkBelow(stories[kind](seed), lang)));
      for (const { exchanges, values } of talks)
        for (const pattern of exchanges.flat()) expect(fill(pattern, values)).not.toMatch(/\{|^$/);
      const { held: _, takenDown: __, ...kinds } = commentWords[lang];
      const used = new Set(talks.flatMap(({ exchanges }) => exchanges));
      const all = Object.values(kinds).flatMap((topics) => Object.values<readonly Exchange[]>(topics).flat());
      expect(all.filter((exchange) => !used.has(exchange))).toEqual([]);
      for (const exchange of all) expect(exchange.length).toBeLessThanOrEqual(PLACES.length);
    },
  );

  it("Demo comments on a report use its own score, scorers and clubs", () => {
    for (const seed of SEEDS) {
      const { values } = talkBelow(stories.report(seed), "vi");
      const { match } = someReportFacts(seed);
      const { home, away } = match.score;
      expect(values).toMatchObject({ home: match.home.name, away: match.away.name });
      const goals = (side: typeof home) => side.overtime ?? side.goals;
      expect(values).toHaveProperty("score", `${goals(home)}-${goals(away)}`);
    }
  });

  it("A demo comment replies to an earlier comment of another reader, and nobody repeats a text", () => {
    for (const lang of DEMO_LOCALES)
      for (const { kind, seed, comments } of everywhere(lang)) {
        const moments = comments.map(({ user_name, created_at }) => `${user_name} ${created_at}`);
        expect(new Set(moments).size).toBe(comments.length);
        const texts = comments.map(({ user_name, text }) => `${user_name} ${commentKey(text)}`);
        expect([kind, seed, new Set(texts).size]).toEqual([kind, seed, comments.length]);
        for (const { parent, created_at, user_name, due_at } of comments) {
          expect(created_at).toBeGreaterThan(parent?.created_at ?? OUT);
          expect(user_name).not.toBe(parent?.user_name);
          expect(due_at).toBeGreaterThanOrEqual(created_at);
          expect(due_at).toBeLessThan(OUT + TALK_SPAN);
        }
      }
  });

  it("Demo comments vary: some articles have none, some a long thread, and times spread over a day", () => {
    const counts = SEEDS.map((seed) => below("report", seed, "vi").length);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(20);
    expect(Math.max(...counts)).toBeGreaterThan(8);
    const late = SEEDS.flatMap((seed) => below("report", seed, "vi")).map(
      ({ created_at }) => created_at - OUT,
    );
    expect(late.filter((seconds) => seconds < 3600).length).toBeGreaterThan(late.length / 5);
    expect(late.filter((seconds) => seconds > 6 * 3600).length).toBeGreaterThan(late.length / 5);
    const english = SEEDS.map((seed) => below("report", seed, "en").length);
    const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
    expect(sum(english)).toBeLessThan(sum(counts) / 2);
  });

  it("Demo comments on a preview end well before kick-off", () => {
    for (const seed of SEEDS)
      for (const { created_at } of below("preview", seed, "vi"))
        expect(created_at - OUT).toBeLessThan(19 * 3600);
  });

  it.each(DEMO_LOCALES)(
    "Demo comments in %s include a pending one and a removed one with a reply every five days",
    (lang) => {
      const states = [0, 1, 2, 3, 4].map((seed) => {
        const comments = below("day", seed, lang);
        const gone = comments.find(({ state }) => state === "hidden");
        if (gone) {
          const answers = comments.filter(({ parent }) => parent === gone);
          expect(answers.map(({ state }) => state)).toEqual(["visible"]);
          for (const { created_at } of answers) expect(created_at).toBeLessThan(gone.decided_at ?? 0);
        }
        return comments.find(({ state }) => state !== "visible")?.state ?? "visible";
      });
      expect(states.toSorted()).toEqual(["hidden", "pending", "visible", "visible", "visible"]);
    },
  );

  it("Demo comments are deterministic, and their times are known without the article's facts", () => {
    for (const kind of KINDS)
      for (const seed of SEEDS.slice(0, 40)) {
        const comments = below(kind, seed, "vi");
        expect(below(kind, seed, "vi")).toEqual(comments);
        const one = article(kind, seed, "vi");
        for (const { due_at } of comments) {
          expect(isTalkedOf("seed", one, due_at - 1, due_at)).toBe(true);
          expect(isTalkedOf("seed", one, OUT + TALK_SPAN, OUT + 2 * TALK_SPAN)).toBe(false);
        }
      }
  });

  it("Demo comments are by readers whose names identify them as demo readers", () => {
    expect(new Set(DEMO_READERS.map(({ user_name }) => user_name)).size).toBe(DEMO_READERS.length);
    expect(new Set(DEMO_READERS.map(({ nick_name }) => nick_name)).size).toBe(DEMO_READERS.length);
    for (const { nick_name, lang } of DEMO_READERS) {
      expect(nick_name).toContain(lang === "vi" ? "(mô phỏng)" : "(demo)");
      expect(nick_name.length).toBeLessThanOrEqual(32);
    }
  });
});

it("The comment plan of an article follows from its key", () => {
  const matches = [{ id: 7, match_time: OUT, hot: 5, competition_id: 1, ended_at: OUT + 7200 }];
  const rounds = [{ season_id: 3, round: "Semi-finals", ended_at: OUT + 7200 }];
  const planned = articlesBetween(
    "seed",
    { matches, rounds, leagues: [5, 6] },
    OUT - 5 * 86_400,
    OUT + 2 * 86_400,
  );
  expect(new Set(planned.map(({ kind }) => kind)).size).toBe(5);
  for (const one of planned) expect(plannedAgain(one.key, one.publish_at)).toEqual(one);
  expect(plannedAgain("bai-cua-toi", OUT)).toBeNull();
});
