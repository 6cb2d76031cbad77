import { boardScore, type Match, type Side, type TeamId } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import type { DemoLocale } from "../demo-locale.ts";
import { type ArticleText, type PreviewFacts, type PreviewSide, SUMMARY_MAXIMUM } from "./article.ts";
import { type PreviewWords, previewWords } from "./preview-texts.table.ts";
import {
  counted,
  createWriter,
  dayIn,
  escapeHtml,
  fill,
  groundName,
  heading,
  linkTo,
  list,
  listed,
  ordinal,
  paragraph,
  phaseOf,
  shortened,
  timeIn,
  timeUtc,
  type Values,
  type Writer,
} from "./wording.ts";

/** Share of the possible points that counts as good form, and as poor form. */
const [GOOD, POOR] = [0.6, 0.34];

interface PreviewView {
  readonly facts: PreviewFacts;
  readonly locale: DemoLocale;
  readonly words: PreviewWords;
  readonly writer: Writer;
  readonly values: Values;
}

function valuesOf({ match }: PreviewFacts, locale: DemoLocale): Values {
  const names = { home: nameIn(locale, match.home), away: nameIn(locale, match.away) };
  return {
    ...names,
    homeLink: linkTo("team", locale, match.home.id, names.home),
    awayLink: linkTo("team", locale, match.away.id, names.away),
    phase: phaseOf(locale, match),
    day: dayIn(match.match_time),
    time: timeIn(match.match_time),
    utc: timeUtc(match.match_time),
    venue: match.venue?.name ?? "",
    ground: groundName(match.venue?.name ?? ""),
  };
}

/** On neutral ground there is no host. */
const HOSTING = /tiếp|làm khách|host|travel/;
const fitting = ({ match }: PreviewFacts, patterns: readonly string[]): readonly string[] =>
  match.neutral ? patterns.filter((pattern) => !HOSTING.test(pattern)) : patterns;

/** A match from the point of view of one team. */
export function seenBy(teamId: TeamId, match: Match) {
  const side: Side = match.home.id === teamId ? "home" : "away";
  const other: Side = side === "home" ? "away" : "home";
  const board = boardScore(match.score);
  const result = match.winner === side ? "won" : match.winner === "draw" ? "drawn" : "lost";
  return { result, opponent: match[other], scored: board[side] ?? 0, conceded: board[other] ?? 0 } as const;
}

const scoreText = (match: Match): string => {
  const { home, away } = boardScore(match.score);
  return `${home ?? 0}-${away ?? 0}`;
};

function formSection({ words, writer, locale, facts }: PreviewView, side: Side): string {
  const { past }: PreviewSide = facts[side];
  const { id } = facts.match[side];
  const team = nameIn(locale, facts.match[side]);
  if (past.length === 0) return paragraph(writer.write(words.noForm, { team }));
  const seen = past.map((match) => ({ match, ...seenBy(id, match) }));
  const of = (wanted: string) => seen.filter(({ result }) => result === wanted).length;
  const [won, drawn, lost] = [of("won"), of("drawn"), of("lost")];
  const share = (won * 3 + drawn) / (3 * past.length);
  const mood = share >= GOOD ? "good" : share <= POOR ? "poor" : "mixed";
  const record = [
    won > 0 ? counted(locale, won, "win") : "",
    drawn > 0 ? counted(locale, drawn, "draw") : "",
    lost > 0 ? counted(locale, lost, "defeat") : "",
  ].filter(Boolean);
  const sum = (pick: (one: (typeof seen)[number]) => number) =>
    seen.reduce((total, one) => total + pick(one), 0);
  const sentences = [
    writer.write(words.form[mood], {
      team,
      record: listed(locale, record),
      count: counted(locale, past.length, "match"),
    }),
    writer.write(words.goals, {
      scored: counted(
        locale,
        sum(({ scored }) => scored),
        "goal",
      ),
      conceded: sum(({ conceded }) => conceded),
    }),
  ];
  const rows = seen.map(({ match, result }) => {
    const text = `${nameIn(locale, match.home)} ${scoreText(match)} ${nameIn(locale, match.away)}`;
    return `${dayIn(match.match_time)}: ${linkTo("match", locale, match.id, text)} (${words.results[result]})`;
  });
  return paragraph(sentences.join(" ")) + list(rows);
}

function tableSection({ words, writer, locale, facts }: PreviewView): string {
  const { home, away } = facts;
  if (!home.row || !away.row) return "";
  const [upper, lower] = home.row.position < away.row.position ? [home.row, away.row] : [away.row, home.row];
  const gap = upper.points - lower.points;
  const rows = [home.row, away.row].map((row) =>
    writer.write(words.row, {
      team: nameIn(locale, row.team),
      place: ordinal(locale, row.position),
      points: counted(locale, row.points, "point"),
      played: counted(locale, row.played, "match"),
      won: counted(locale, row.won, "win"),
      drawn: counted(locale, row.drawn, "draw"),
      lost: counted(locale, row.lost, "defeat"),
    }),
  );
  const compared = writer.write(gap === 0 ? words.level : words.higher, {
    team: nameIn(locale, upper.team),
    other: nameIn(locale, lower.team),
    gap: counted(locale, gap, "point"),
  });
  return [heading(words.headings.table), paragraph([...rows, compared].join(" "))].join("");
}

function meetingsSection({ words, writer, locale, facts: { meetings } }: PreviewView): string {
  const rows = meetings.map((match) => {
    const text = `${nameIn(locale, match.home)} ${scoreText(match)} ${nameIn(locale, match.away)}`;
    return `${dayIn(match.match_time)}: ${linkTo("match", locale, match.id, text)} (${escapeHtml(nameIn(locale, match.competition))})`;
  });
  const sentences =
    rows.length > 0 ? paragraph(writer.pick(words.met)) + list(rows) : paragraph(writer.pick(words.neverMet));
  return heading(words.headings.meetings) + sentences;
}

function playersSection({ words, writer, locale, facts }: PreviewView): string {
  const sentences = (["home", "away"] as const).map((side) => {
    const team = nameIn(locale, facts.match[side]);
    const { scorer } = facts[side];
    if (!scorer) return writer.write(words.noPlayer, { team });
    return writer.write(words.player, {
      team,
      player: linkTo("player", locale, scorer.player_id, scorer.name),
      goals: counted(locale, scorer.goals, "goal"),
    });
  });
  return heading(words.headings.players) + paragraph(sentences.join(" "));
}

function factsSection({ words, writer, locale, facts: { match }, values }: PreviewView): string {
  const league = linkTo("league", locale, match.competition.id, nameIn(locale, match.competition));
  const link = linkTo("match", locale, match.id, `${values.home} – ${values.away}`);
  const { labels } = words;
  const rows = [
    `${labels.match}: ${link}`,
    `${labels.competition}: ${league}`,
    `${labels.kickOff}: ${fill(words.kickOff, values)}`,
    ...(match.venue ? [`${labels.ground}: ${escapeHtml(match.venue.name)}`] : []),
  ];
  const closing = fill(writer.pick(words.closing), { match: link, league });
  return heading(words.headings.facts) + list(rows) + paragraph(closing);
}

/** The preview of a match in a language. */
export function previewOf(facts: PreviewFacts, locale: DemoLocale, seed: string): ArticleText {
  const words = previewWords[locale];
  const writer = createWriter(`${seed}/preview/${facts.match.id}/${locale}`);
  const values = valuesOf(facts, locale);
  const view: PreviewView = { facts, locale, words, writer, values };
  const ground = facts.match.venue ? writer.write(words.grounds, values) : "";
  return {
    title: fill(writer.pick(fitting(facts, words.titles)), values),
    summary: shortened(fill(writer.pick(words.summaries), values), SUMMARY_MAXIMUM),
    content: [
      paragraph([writer.write(fitting(facts, words.intros), values), ground].filter(Boolean).join(" ")),
      heading(words.headings.form),
      formSection(view, "home"),
      formSection(view, "away"),
      tableSection(view),
      meetingsSection(view),
      playersSection(view),
      factsSection(view),
    ].join(""),
  };
}
