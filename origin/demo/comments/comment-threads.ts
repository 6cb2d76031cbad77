import type { Match, Side } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import type { PreviewFacts, ReportFacts, RoundFacts, TransferFacts } from "../content/article.ts";
import type { Facts } from "../content/dress.ts";
import { seenBy } from "../content/preview.ts";
import { goalsOf } from "../content/report-goals.ts";
import { turnOf, valuesOf } from "../content/report-view.ts";
import { feeText, goalsIn, marginOf, most, resultText, totalGoals } from "../content/roundup.ts";
import { counted, ordinal, phaseOf, timeIn, timeUtc, type Values } from "../content/wording.ts";
import type { DemoLocale } from "../demo-locale.ts";
import { commentWords } from "./comment-texts.table.ts";
import type { CommentWords, Exchange } from "./comment-texts.ts";

/** Topics of an article for comments, with their placeholder values. */
export interface Talk {
  readonly exchanges: readonly Exchange[];
  readonly values: Values;
}

/** Facts worth commenting on. */
const [FEAST, MANY_GOALS, LONG_RUN, CLOSE_POINTS, RICH] = [5, 3, 3, 3, 2.4];
/** Kick-offs from this hour to before that one are in the evening, by the clock of each language. */
const [EVENING, NIGHT] = ["18", "22"];

type Topics<Kind extends keyof CommentWords> = Partial<
  Record<keyof CommentWords[Kind] & string, Values | false | null | undefined>
>;

/** The applicable exchanges, with their placeholder values. */
function talkOf<Kind extends "report" | "preview" | "round" | "day" | "transfers">(
  kind: Kind,
  locale: DemoLocale,
  topics: Topics<Kind>,
): Talk {
  const words: Readonly<Record<string, readonly Exchange[]>> = commentWords[locale][kind];
  const applying = Object.entries<Values | false | null | undefined>(topics).flatMap(([topic, values]) =>
    values ? [{ topic, values }] : [],
  );
  return {
    exchanges: applying.flatMap(({ topic }) => words[topic] ?? []),
    values: Object.assign({}, ...applying.map(({ values }) => values)),
  };
}

function reportTalk(facts: ReportFacts, locale: DemoLocale): Talk {
  const { match, incidents, attendance, places } = facts;
  const goals = goalsOf(incidents);
  const teamOf = (side: Side) => nameIn(locale, match[side]);
  const own = goals.filter(({ kind }) => kind !== "own_goal");
  const [best] = [...Map.groupBy(own, ({ player }) => player.name).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const star = best && best.length > 1 ? best[0] : undefined;
  const red = incidents.find(({ kind }) => kind === "red_card" || kind === "second_yellow");
  const risen = places && [places.home, places.away].find(({ now, before }) => now.position < before);
  const top = places && [places.home, places.away].find(({ now }) => now.position === 1);
  const total = goals.length;
  const isDraw = match.winner === "draw";
  return talkOf("report", locale, {
    any: valuesOf(facts, locale, goals),
    [turnOf(match, goals)]: {},
    star: star && { star: star.player.name, starTeam: teamOf(star.side), starGoals: best?.length ?? 0 },
    red: red?.player ? { sentOff: red.player.name, sentOffTeam: teamOf(red.side) } : false,
    climb:
      risen && risen.now.position > 1
        ? { climber: nameIn(locale, risen.now.team), place: ordinal(locale, risen.now.position) }
        : false,
    top: top ? { leader: nameIn(locale, top.now.team) } : false,
    feast: total >= FEAST && { total },
    crowd: attendance !== null && attendance > 0 && {},
    points: places !== null && !isDraw && {},
    draws: places !== null && isDraw && {},
  });
}

function previewTalk({ match, home, away, meetings }: PreviewFacts, locale: DemoLocale): Talk {
  const names = { home: nameIn(locale, match.home), away: nameIn(locale, match.away) };
  const [star] = (["home", "away"] as const)
    .flatMap((side) => {
      const { scorer } = { home, away }[side];
      return scorer ? [{ ...scorer, team: names[side] }] : [];
    })
    .toSorted((a, b) => b.goals - a.goals);
  const rows = [home.row, away.row]
    .filter((row) => row !== null)
    .filter(({ played }) => played > 0)
    .toSorted((a, b) => a.position - b.position);
  const [upper, lower] = rows;
  const [run] = (["home", "away"] as const)
    .map((side) => {
      const past = { home, away }[side].past.map((one) => seenBy(match[side].id, one).result);
      const end = past.findIndex((result) => result !== "won");
      return { runner: names[side], run: end === -1 ? past.length : end };
    })
    .toSorted((a, b) => b.run - a.run);
  const [meeting] = meetings;
  const time = (locale === "vi" ? timeIn : timeUtc)(match.match_time);
  return talkOf("preview", locale, {
    any: { ...names, phase: phaseOf(locale, match) },
    star: star !== undefined &&
      star.goals >= MANY_GOALS && {
        ...{ star: star.name, starTeam: star.team },
        starGoals: counted(locale, star.goals, "goal"),
      },
    places: upper &&
      lower && {
        ...{ upper: nameIn(locale, upper.team), lower: nameIn(locale, lower.team) },
        upperPlace: ordinal(locale, upper.position),
        lowerPlace: ordinal(locale, lower.position),
      },
    meeting: meeting && { meeting: resultText(locale, meeting) },
    run: run !== undefined && run.run >= LONG_RUN && run,
    evening: time >= EVENING && time < NIGHT && { time },
    hosts: !match.neutral && {},
  });
}

/** The single match with the largest win. */
function widestOf(matches: readonly Match[], locale: DemoLocale): Values | false {
  const match = most(matches, marginOf);
  if (!match || (match.winner !== "home" && match.winner !== "away") || marginOf(match) === 0) return false;
  return { result: resultText(locale, match), team: nameIn(locale, match[match.winner]) };
}

/** Goal totals of several matches, if high. */
const richOf = (matches: readonly Match[]): Values | false =>
  totalGoals(matches) >= RICH * matches.length && {};

function roundTalk({ round, matches, table, leaderBefore, scorers }: RoundFacts, locale: DemoLocale): Talk {
  const [leader, second] = table.rows;
  const [first] = matches;
  if (!leader || !second || !first) return { exchanges: [], values: {} };
  const gap = leader.points - second.points;
  const [best] = scorers;
  return talkOf("round", locale, {
    any: {
      ...{ round, comp: nameIn(locale, first.competition) },
      ...{ leader: nameIn(locale, leader.team), second: nameIn(locale, second.team) },
      points: counted(locale, leader.points, "point"),
      goals: counted(locale, totalGoals(matches), "goal"),
    },
    rich: richOf(matches),
    [leaderBefore === null || leaderBefore === leader.team.id ? "stays" : "changes"]: {},
    close: gap > 0 && gap <= CLOSE_POINTS && { gap: counted(locale, gap, "point") },
    star: best !== undefined &&
      best.goals >= MANY_GOALS && { star: best.name, starTeam: best.team, starGoals: best.goals },
    widest: widestOf(matches, locale),
  });
}

function dayTalk(matches: readonly Match[], locale: DemoLocale): Talk {
  const widest = widestOf(matches, locale);
  const richest = most(matches, goalsIn);
  const isOther = richest !== undefined && goalsIn(richest) >= FEAST && !widest;
  return talkOf("day", locale, {
    any: {
      matches: counted(locale, matches.length, "match"),
      goals: counted(locale, totalGoals(matches), "goal"),
    },
    rich: richOf(matches),
    widest,
    richest: isOther && { result: resultText(locale, richest) },
  });
}

function transferTalk({ competition, transfers, spent }: TransferFacts, locale: DemoLocale): Talk {
  const dearest = transfers[0];
  return talkOf("transfers", locale, {
    any: { comp: nameIn(locale, competition), spent: feeText(locale, spent) },
    dearest: dearest?.from &&
      dearest.to && {
        ...{ player: dearest.player.name, from: dearest.from.name, to: dearest.to.name },
        fee: feeText(locale, dearest.fee?.amount ?? 0),
      },
  });
}

/** Comment topics of an article. */
export function talkBelow(story: Facts, locale: DemoLocale): Talk {
  if (story.kind === "report") return reportTalk(story.facts, locale);
  if (story.kind === "preview") return previewTalk(story.facts, locale);
  if (story.kind === "round") return roundTalk(story.facts, locale);
  if (story.kind === "day") return dayTalk(story.facts.matches, locale);
  return transferTalk(story.facts, locale);
}
