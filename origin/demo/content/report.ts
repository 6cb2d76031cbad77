import type { Side } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import type { DemoLocale } from "../demo-locale.ts";
import { type ArticleText, type ReportFacts, SUMMARY_MAXIMUM } from "./article.ts";
import { reportWordsEn } from "./report-en.table.ts";
import { goalsOf, minuteOf, type NarratedGoal } from "./report-goals.ts";
import { placesSection, statisticsSection } from "./report-statistics.ts";
import type { ReportWords } from "./report-texts.ts";
import { reportWordsVi } from "./report-vi.table.ts";
import { type ReportView, turnOf, valuesOf } from "./report-view.ts";
import {
  counted,
  createWriter,
  escapeHtml,
  fill,
  heading,
  linkTo,
  list,
  minuteText,
  paragraph,
  shortened,
} from "./wording.ts";

/** Report templates by language. */
export const reportWords: Readonly<Record<DemoLocale, ReportWords>> = {
  vi: reportWordsVi,
  en: reportWordsEn,
};

const teamOf = ({ facts, locale }: ReportView, side: Side): string => nameIn(locale, facts.match[side]);

function goalSentence(view: ReportView, goal: NarratedGoal): string {
  const { writer, words } = view;
  const narrated = writer.write(words.goals[goal.turn], {
    minute: minuteText(view.locale, goal.minute),
    player: goal.player.name,
    team: teamOf(view, goal.side),
    score: `${goal.home}-${goal.away}`,
  });
  if (goal.assist === null || !writer.random.chance(0.6)) return narrated;
  return `${narrated} ${writer.write(words.assists, { assist: goal.assist })}`;
}

/** Goals and sendings-off in order, as sentences grouped by period. */
function courseSentences(view: ReportView): { minute: number; text: string }[] {
  const reds = view.facts.incidents.filter(({ kind }) => kind === "red_card" || kind === "second_yellow");
  const narrated = new Map(view.goals.map((goal) => [goal, goalSentence(view, goal)]));
  const goals = [...view.goals];
  return view.facts.incidents.flatMap((incident) => {
    const minute = incident.minute ?? 0;
    if (["goal", "penalty_goal", "own_goal"].includes(incident.kind)) {
      const goal = goals.shift();
      return goal ? [{ minute, text: narrated.get(goal) ?? "" }] : [];
    }
    if (!reds.includes(incident)) return [];
    const text = view.writer.write(view.words.reds, {
      minute: minuteText(view.locale, minuteOf(incident)),
      player: incident.player?.name ?? "",
      team: teamOf(view, incident.side),
    });
    return [{ minute, text }];
  });
}

function courseSection(view: ReportView): string {
  const { words, writer, values, goals, facts, turn } = view;
  const narrated = courseSentences(view);
  const inPeriod = (from: number, to: number) =>
    narrated.flatMap(({ minute, text }) => (minute > from && minute <= to ? text : []));
  const scoredIn = (from: number, to: number) =>
    goals.some(({ regularMinute }) => regularMinute > from && regularMinute <= to);
  const first = [...inPeriod(0, 45), writer.write(scoredIn(0, 45) ? words.half : words.quietHalf, values)];
  const second = inPeriod(45, 90);
  if (!scoredIn(45, 90)) second.push(writer.write(words.quietSecond, values));
  const isExtended = facts.match.score.home.overtime !== null;
  const extra = isExtended ? [writer.write(words.extraTime, values), ...inPeriod(90, 120)] : [];
  const shootout = turn === "shootout" ? [writer.write(words.shootout, values)] : [];
  const end = [...extra, ...shootout, writer.write(words.ends[turn], values)];
  return [
    heading(words.headings.course),
    ...[first, second, end].map((lines) => paragraph(lines.join(" "))),
  ].join("");
}

function goalsSection(view: ReportView): string {
  const { words, locale, goals, facts, writer } = view;
  const scorers = goals.map((goal) => {
    const { id, name } = goal.player;
    const who = id === null ? escapeHtml(name) : linkTo("player", locale, id, name);
    const extra = { goal: "", penalty_goal: `, ${words.penalty}`, own_goal: `, ${words.ownGoal}` }[goal.kind];
    return `${goal.minute}’ ${who} (${escapeHtml(teamOf(view, goal.side))}${extra}): ${goal.home}-${goal.away}`;
  });
  const { home, away } = facts.match.score;
  const [yellow, red] = [(home.yellow ?? 0) + (away.yellow ?? 0), (home.red ?? 0) + (away.red ?? 0)];
  const shown = yellow > 0 ? (red > 0 ? "both" : "yellow") : red > 0 ? "red" : "none";
  const cards = writer.write(words.cards[shown], {
    yellow: counted(locale, yellow, "yellow"),
    red: counted(locale, red, "red"),
  });
  const narrated = scorers.length > 0 ? list(scorers) : paragraph(words.noGoals);
  return [heading(words.headings.goals), narrated, paragraph(cards)].join("");
}

/** The report of a match in a language. */
export function reportOf(facts: ReportFacts, locale: DemoLocale, seed: string): ArticleText {
  const words = reportWords[locale];
  const writer = createWriter(`${seed}/report/${facts.match.id}/${locale}`);
  const goals = goalsOf(facts.incidents);
  const turn = turnOf(facts.match, goals);
  const values = valuesOf(facts, locale, goals);
  const view: ReportView = { facts, locale, words, writer, goals, turn, values };
  const { match } = facts;
  const intro = [
    writer.write(words.intros, values),
    match.venue ? writer.write(words.grounds, values) : "",
    facts.attendance === null ? "" : writer.write(words.crowds, values),
  ];
  const links = fill(writer.pick(words.links), {
    match: linkTo("match", locale, match.id, `${values.home} – ${values.away}`),
    league: linkTo("league", locale, match.competition.id, nameIn(locale, match.competition)),
  });
  return {
    title: fill(writer.pick(words.titles[turn]), values),
    summary: shortened(fill(writer.pick(words.summaries[turn]), values), SUMMARY_MAXIMUM),
    content: [
      paragraph(intro.filter(Boolean).join(" ")),
      courseSection(view),
      goalsSection(view),
      statisticsSection(view),
      placesSection(view),
      paragraph(links),
    ].join(""),
  };
}
