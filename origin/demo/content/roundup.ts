import { boardScore, type Match } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import type { DemoLocale } from "../demo-locale.ts";
import {
  type ArticleText,
  type DayFacts,
  type RoundFacts,
  SUMMARY_MAXIMUM,
  type TransferFacts,
} from "./article.ts";
import { roundupWords } from "./roundup-texts.table.ts";
import {
  counted,
  createWriter,
  dayIn,
  escapeHtml,
  fill,
  heading,
  linkTo,
  list,
  paragraph,
  shortened,
  table,
} from "./wording.ts";

/** Articles about many matches or transfers: a round, a day, a season's transfers. */

const TOP = 5;
const LEADING_SCORERS = 3;

export const goalsIn = (match: Match): number => {
  const { home, away } = boardScore(match.score);
  return (home ?? 0) + (away ?? 0);
};
export const marginOf = (match: Match): number => {
  const { home, away } = boardScore(match.score);
  return Math.abs((home ?? 0) - (away ?? 0));
};

/** "Home 2-1 Away". */
export function resultText(locale: DemoLocale, match: Match): string {
  const { home, away } = boardScore(match.score);
  return `${nameIn(locale, match.home)} ${home ?? 0}-${away ?? 0} ${nameIn(locale, match.away)}`;
}

const resultLink = (locale: DemoLocale, match: Match): string =>
  linkTo("match", locale, match.id, resultText(locale, match));

/** The match with the unique maximum of a measure; undefined for a tie. */
export function most(matches: readonly Match[], measure: (match: Match) => number): Match | undefined {
  const [first, second] = matches.toSorted((a, b) => measure(b) - measure(a));
  return first && second && measure(first) === measure(second) ? undefined : first;
}

export const totalGoals = (matches: readonly Match[]): number =>
  matches.reduce((sum, match) => sum + goalsIn(match), 0);

interface RoundView {
  readonly facts: RoundFacts;
  readonly locale: DemoLocale;
  readonly words: (typeof roundupWords)[DemoLocale]["round"];
  readonly writer: ReturnType<typeof createWriter>;
}

/** Sentences on the widest win and the match with the most goals. */
function remarkableMatches({ facts: { matches }, locale, words, writer }: RoundView): string[] {
  const sentences: string[] = [];
  const widest = most(matches, marginOf);
  const richest = most(matches, goalsIn);
  if (widest && marginOf(widest) > 0 && (widest.winner === "home" || widest.winner === "away"))
    sentences.push(
      writer.write(words.widest, {
        team: nameIn(locale, widest[widest.winner]),
        match: resultLink(locale, widest),
      }),
    );
  if (richest && richest !== widest && goalsIn(richest) > 0)
    sentences.push(writer.write(words.richest, { match: resultLink(locale, richest) }));
  return sentences;
}

const topRows = ({ facts, locale }: RoundView) =>
  facts.table.rows
    .slice(0, TOP)
    .map(({ position, team, played, goal_difference, points }) => [
      `${position}. ${linkTo("team", locale, team.id, nameIn(locale, team))}`,
      ...[played, goal_difference, points],
    ]);

function scorersSection({ facts, locale, words, writer }: RoundView): string[] {
  const scorers = facts.scorers.slice(0, LEADING_SCORERS);
  const [best] = scorers;
  if (!best) return [];
  const goalsOf = ({ goals }: { readonly goals: number }) => counted(locale, goals, "goal");
  return [
    heading(words.headings.scorers),
    paragraph(writer.write(words.scorers, { player: best.name, team: best.team, goals: goalsOf(best) })),
    list(
      scorers.map(
        (one) =>
          `${linkTo("player", locale, one.player_id, one.name)} (${escapeHtml(one.team)}): ${goalsOf(one)}`,
      ),
    ),
  ];
}

/** The review of a league round, in a language. */
export function roundOf(facts: RoundFacts, locale: DemoLocale, seed: string): ArticleText {
  const { round: words, columns } = roundupWords[locale];
  const [first] = facts.matches;
  const [leader, second] = facts.table.rows;
  if (!first || !leader || !second) throw new Error("a round has matches, and a table two clubs");
  const writer = createWriter(`${seed}/round/${first.season_id}/${facts.round}/${locale}`);
  const comp = nameIn(locale, first.competition);
  const compLink = linkTo("league", locale, first.competition.id, comp);
  const turn = facts.leaderBefore === leader.team.id ? "stays" : "changes";
  const values = {
    comp,
    compLink,
    round: facts.round,
    leader: nameIn(locale, leader.team),
    matches: counted(locale, facts.matches.length, "match"),
    goals: counted(locale, totalGoals(facts.matches), "goal"),
  };
  const view: RoundView = { facts, locale, words, writer };
  const sentences = [writer.write(words.intros, values), ...remarkableMatches(view)];
  const top = [
    writer.write(words.leader[turn], {
      team: nameIn(locale, leader.team),
      points: counted(locale, leader.points, "point"),
      played: counted(locale, leader.played, "match"),
    }),
    writer.write(leader.points === second.points ? words.level : words.behind, {
      team: nameIn(locale, second.team),
      gap: counted(locale, leader.points - second.points, "point"),
    }),
  ];
  const scorers = scorersSection(view);
  return {
    title: fill(writer.pick(words.titles[turn]), values),
    summary: shortened(fill(writer.pick(words.summaries), values), SUMMARY_MAXIMUM),
    content: [
      paragraph(sentences.join(" ")),
      heading(words.headings.results),
      list(facts.matches.map((match) => resultLink(locale, match))),
      heading(words.headings.table),
      paragraph(top.join(" ")),
      table([columns.team, columns.played, columns.difference, columns.points], topRows(view)),
      ...scorers,
      paragraph(fill(writer.pick(words.link), { league: compLink })),
    ].join(""),
  };
}

/** The review of a day's hot matches, in a language. */
export function dayOf(facts: DayFacts, locale: DemoLocale, seed: string): ArticleText {
  const { day: words } = roundupWords[locale];
  const { matches } = facts;
  const day = dayIn(facts.day);
  const writer = createWriter(`${seed}/day/${day}/${locale}`);
  const wins = (winner: Match["winner"]) => matches.filter((match) => match.winner === winner).length;
  const values = {
    day,
    matches: counted(locale, matches.length, "match"),
    goals: counted(locale, totalGoals(matches), "goal"),
    count: totalGoals(matches),
    home: wins("home"),
    away: wins("away"),
    draws: counted(locale, wins("draw"), "draw"),
  };
  const [widest, richest] = [most(matches, marginOf), most(matches, goalsIn)];
  const numbers = [writer.write(words.balance, values)];
  if (widest && marginOf(widest) > 0)
    numbers.push(writer.write(words.widest, { match: resultLink(locale, widest) }));
  if (richest && goalsIn(richest) > 0)
    numbers.push(writer.write(words.richest, { match: resultLink(locale, richest) }));
  const groups = [...Map.groupBy(matches, ({ competition }) => competition.id).values()];
  const results = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const league = linkTo("league", locale, first.competition.id, nameIn(locale, first.competition));
    return [`<h3>${league}</h3>`, list(group.map((match) => resultLink(locale, match)))];
  });
  const all = `<a href="${pathOf("results", locale)}">${locale === "vi" ? "kết quả bóng đá" : "results"}</a>`;
  return {
    title: fill(writer.pick(words.titles), values),
    summary: shortened(fill(writer.pick(words.summaries), values), SUMMARY_MAXIMUM),
    content: [
      paragraph(writer.write(words.intros, values)),
      heading(words.headings.numbers),
      paragraph(numbers.join(" ")),
      heading(words.headings.results),
      ...results,
      paragraph(fill(writer.pick(words.link), { results: all })),
    ].join(""),
  };
}

/** A fee in millions of euros. */
export function feeText(locale: DemoLocale, amount: number): string {
  const millions = (amount / 1e6).toLocaleString(locale === "vi" ? "vi-VN" : "en-GB", {
    maximumFractionDigits: 1,
  });
  return fill(roundupWords[locale].million, { amount: millions });
}

/** A league's most expensive transfers of the season, in a language. */
export function transfersOf(facts: TransferFacts, locale: DemoLocale, seed: string): ArticleText {
  const { transfers: words, columns } = roundupWords[locale];
  const writer = createWriter(`${seed}/transfers/${facts.competition.id}/${locale}`);
  const comp = nameIn(locale, facts.competition);
  const compLink = linkTo("league", locale, facts.competition.id, comp);
  const clubOf = (team: { id: number; name: string } | null) =>
    team ? linkTo("team", locale, team.id, team.name) : escapeHtml(words.unattached);
  const shown = facts.transfers.slice(0, TOP);
  const [dearest] = shown;
  if (!dearest) throw new Error("there are moves to tell of");
  const values = { comp, compLink, moves: facts.moves, spent: feeText(locale, facts.spent) };
  const top = writer.write(words.dearest, {
    player: linkTo("player", locale, dearest.player.id, dearest.player.name),
    from: clubOf(dearest.from),
    to: clubOf(dearest.to),
    fee: feeText(locale, dearest.fee?.amount ?? 0),
  });
  const rows = shown.map(({ player, from, to, fee }) => [
    linkTo("player", locale, player.id, player.name),
    clubOf(from),
    clubOf(to),
    feeText(locale, fee?.amount ?? 0),
  ]);
  return {
    title: fill(writer.pick(words.titles), values),
    summary: shortened(fill(writer.pick(words.summaries), values), SUMMARY_MAXIMUM),
    content: [
      paragraph(writer.write(words.intros, values)),
      heading(words.headings.dearest),
      paragraph(top),
      heading(words.headings.list),
      table([columns.player, columns.from, columns.to, columns.fee], rows),
      heading(words.headings.note),
      paragraph(fill(writer.pick(words.note), { league: compLink })),
    ].join(""),
  };
}
