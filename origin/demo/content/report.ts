import { boardScore, type Match, type Side } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import type { Locale } from "#shared/url/index.ts";
import { type ArticleText, type ReportFacts, SUMMARY_MAXIMUM } from "./article.ts";
import { figuresPart, placesPart } from "./report-figures.ts";
import { cameBack, decisiveGoal, goalsOf, minuteOf, type ToldGoal } from "./report-goals.ts";
import { type ReportTurn, type ReportWords, reportWords } from "./report-words.ts";
import {
  counted,
  createTeller,
  dayIn,
  escapeHtml,
  fill,
  groundName,
  heading,
  linkTo,
  list,
  minuteText,
  paragraph,
  phaseOf,
  shortened,
  type Teller,
  timeIn,
  type Values,
} from "./wording.ts";

/** A goal from this minute on is late. */
const LATE_MINUTE = 85;
/** A win by so many goals is a rout. */
const ROUT = 3;

/** Everything a report's parts are told with. */
export interface ReportView {
  readonly facts: ReportFacts;
  readonly locale: Locale;
  readonly words: ReportWords;
  readonly teller: Teller;
  readonly goals: readonly ToldGoal[];
  readonly turn: ReportTurn;
  readonly values: Values;
}

/** What a match will be remembered for. */
export function turnOf(match: Match, goals: readonly ToldGoal[]): ReportTurn {
  const { home, away } = boardScore(match.score);
  const [scored, against] = [home ?? 0, away ?? 0];
  if (scored === against) {
    if (match.score.home.penalties !== null) return "shootout";
    return scored === 0 ? "goalless" : "draw";
  }
  const decisive = decisiveGoal(match, goals);
  if (cameBack(match, goals)) return "comeback";
  if (decisive?.kind !== "own_goal" && (decisive?.regularMinute ?? 0) >= LATE_MINUTE) return "late";
  if (Math.abs(scored - against) >= ROUT) return "rout";
  if (scored + against === 1 && decisive?.kind !== "own_goal") return "narrow";
  return "win";
}

/** What sentences about a match that is over are filled in with. */
export function valuesOf(
  { match, attendance }: ReportFacts,
  locale: Locale,
  goals: readonly ToldGoal[],
): Values {
  const board = boardScore(match.score);
  const [home, away] = [board.home ?? 0, board.away ?? 0];
  const winner: Side = match.winner === "away" ? "away" : "home";
  const loser: Side = winner === "home" ? "away" : "home";
  const decisive = decisiveGoal(match, goals);
  const { home: homeScore, away: awayScore } = match.score;
  const names = { home: nameIn(locale, match.home), away: nameIn(locale, match.away) };
  const penalties = { home: homeScore.penalties ?? 0, away: awayScore.penalties ?? 0 };
  return {
    ...names,
    homeLink: linkTo("team", locale, match.home.id, names.home),
    awayLink: linkTo("team", locale, match.away.id, names.away),
    winner: names[winner],
    loser: names[loser],
    score: `${home}-${away}`,
    won: `${Math.max(home, away)}-${Math.min(home, away)}`,
    half: `${homeScore.half ?? 0}-${awayScore.half ?? 0}`,
    penalties: `${penalties.home}-${penalties.away}`,
    pens: `${penalties[winner]}-${penalties[loser]}`,
    margin: Math.abs(home - away),
    total: home + away,
    player: decisive?.player.name ?? "",
    minute: decisive ? minuteText(locale, decisive.minute) : "",
    phase: phaseOf(locale, match),
    day: dayIn(match.match_time),
    time: timeIn(match.match_time),
    venue: match.venue?.name ?? "",
    ground: groundName(match.venue?.name ?? ""),
    crowd: (attendance ?? 0).toLocaleString(locale === "vi" ? "vi-VN" : "en-GB"),
  };
}

const teamOf = ({ facts, locale }: ReportView, side: Side): string => nameIn(locale, facts.match[side]);

function goalSentence(view: ReportView, goal: ToldGoal): string {
  const { teller, words } = view;
  const told = teller.tell(words.goals[goal.turn], {
    minute: minuteText(view.locale, goal.minute),
    player: goal.player.name,
    team: teamOf(view, goal.side),
    score: `${goal.home}-${goal.away}`,
  });
  if (goal.assist === null || !teller.random.chance(0.6)) return told;
  return `${told} ${teller.tell(words.assists, { assist: goal.assist })}`;
}

/** Goals and sendings-off in their order, as sentences with the period they belong to. */
function courseSentences(view: ReportView): { minute: number; text: string }[] {
  const reds = view.facts.incidents.filter(({ kind }) => kind === "red_card" || kind === "second_yellow");
  const told = new Map(view.goals.map((goal) => [goal, goalSentence(view, goal)]));
  const goals = [...view.goals];
  return view.facts.incidents.flatMap((incident) => {
    const minute = incident.minute ?? 0;
    if (["goal", "penalty_goal", "own_goal"].includes(incident.kind)) {
      const goal = goals.shift();
      return goal ? [{ minute, text: told.get(goal) ?? "" }] : [];
    }
    if (!reds.includes(incident)) return [];
    const text = view.teller.tell(view.words.reds, {
      minute: minuteText(view.locale, minuteOf(incident)),
      player: incident.player?.name ?? "",
      team: teamOf(view, incident.side),
    });
    return [{ minute, text }];
  });
}

function coursePart(view: ReportView): string {
  const { words, teller, values, goals, facts, turn } = view;
  const told = courseSentences(view);
  const inPeriod = (from: number, to: number) =>
    told.flatMap(({ minute, text }) => (minute > from && minute <= to ? text : []));
  const scoredIn = (from: number, to: number) =>
    goals.some(({ regularMinute }) => regularMinute > from && regularMinute <= to);
  const first = [...inPeriod(0, 45), teller.tell(scoredIn(0, 45) ? words.half : words.quietHalf, values)];
  const second = inPeriod(45, 90);
  if (!scoredIn(45, 90)) second.push(teller.tell(words.quietSecond, values));
  const isExtended = facts.match.score.home.overtime !== null;
  const extra = isExtended ? [teller.tell(words.extraTime, values), ...inPeriod(90, 120)] : [];
  const shootout = turn === "shootout" ? [teller.tell(words.shootout, values)] : [];
  const end = [...extra, ...shootout, teller.tell(words.ends[turn], values)];
  return [
    heading(words.headings.course),
    ...[first, second, end].map((lines) => paragraph(lines.join(" "))),
  ].join("");
}

function goalsPart(view: ReportView): string {
  const { words, locale, goals, facts, teller } = view;
  const scorers = goals.map((goal) => {
    const { id, name } = goal.player;
    const who = id === null ? escapeHtml(name) : linkTo("player", locale, id, name);
    const extra = { goal: "", penalty_goal: `, ${words.penalty}`, own_goal: `, ${words.ownGoal}` }[goal.kind];
    return `${goal.minute}’ ${who} (${escapeHtml(teamOf(view, goal.side))}${extra}): ${goal.home}-${goal.away}`;
  });
  const { home, away } = facts.match.score;
  const [yellow, red] = [(home.yellow ?? 0) + (away.yellow ?? 0), (home.red ?? 0) + (away.red ?? 0)];
  const shown = yellow > 0 ? (red > 0 ? "both" : "yellow") : red > 0 ? "red" : "none";
  const cards = teller.tell(words.cards[shown], {
    yellow: counted(locale, yellow, "yellow"),
    red: counted(locale, red, "red"),
  });
  const told = scorers.length > 0 ? list(scorers) : paragraph(words.noGoals);
  return [heading(words.headings.goals), told, paragraph(cards)].join("");
}

/** The report of a match in a language. */
export function reportOf(facts: ReportFacts, locale: Locale, seed: string): ArticleText {
  const words = reportWords[locale];
  const teller = createTeller(`${seed}/report/${facts.match.id}/${locale}`);
  const goals = goalsOf(facts.incidents);
  const turn = turnOf(facts.match, goals);
  const values = valuesOf(facts, locale, goals);
  const view: ReportView = { facts, locale, words, teller, goals, turn, values };
  const { match } = facts;
  const intro = [
    teller.tell(words.intros, values),
    match.venue ? teller.tell(words.grounds, values) : "",
    facts.attendance === null ? "" : teller.tell(words.crowds, values),
  ];
  const links = fill(teller.pick(words.links), {
    match: linkTo("match", locale, match.id, `${values.home} – ${values.away}`),
    league: linkTo("league", locale, match.competition.id, nameIn(locale, match.competition)),
  });
  return {
    title: fill(teller.pick(words.titles[turn]), values),
    summary: shortened(fill(teller.pick(words.summaries[turn]), values), SUMMARY_MAXIMUM),
    content: [
      paragraph(intro.filter(Boolean).join(" ")),
      coursePart(view),
      goalsPart(view),
      figuresPart(view),
      placesPart(view),
      paragraph(links),
    ].join(""),
  };
}
