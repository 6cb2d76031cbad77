import type { Side } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import type { PlaceChange } from "./article.ts";
import { SHOWN_STATS } from "./report-texts.ts";
import type { ReportView } from "./report-view.ts";
import { counted, escapeHtml, heading, linkTo, ordinal, paragraph, table } from "./wording.ts";

/** Statistics section of a report: match statistics, and the effect on the table. */

interface Pair {
  readonly home: number;
  readonly away: number;
}

function statOf({ facts }: ReportView, wanted: string): Pair | null {
  const stat = facts.stats.find(({ kind, period }) => kind === wanted && period === "full");
  return stat && stat.home !== null && stat.away !== null ? { home: stat.home, away: stat.away } : null;
}

/** Statistics as a table, with the two most important ones in words; empty where there are none. */
export function statisticsSection(view: ReportView): string {
  const { words, writer, locale, facts } = view;
  const { home, away } = { home: nameIn(locale, facts.match.home), away: nameIn(locale, facts.match.away) };
  const rows = SHOWN_STATS.flatMap((kind) => {
    const pair = statOf(view, kind);
    return pair ? [[escapeHtml(words.stats[kind]), pair.home, pair.away]] : [];
  });
  if (rows.length === 0) return "";
  const possession = statOf(view, "possession");
  const shots = statOf(view, "shots");
  const sentences: string[] = [];
  if (possession && possession.home === possession.away) sentences.push(writer.pick(words.evenPossession));
  else if (possession) {
    const side: Side = possession.home > possession.away ? "home" : "away";
    sentences.push(writer.write(words.possession, { team: { home, away }[side], share: possession[side] }));
  }
  if (shots)
    sentences.push(
      writer.write(words.shots, {
        home,
        away,
        homeShots: counted(locale, shots.home, "shot"),
        awayShots: counted(locale, shots.away, "shot"),
      }),
    );
  const head = [words.columns.figure, home, away];
  const lead = sentences.length > 0 ? paragraph(sentences.join(" ")) : "";
  return [heading(words.headings.figures), lead, table(head, rows)].join("");
}

function placeSentence({ words, writer, locale }: ReportView, { now, before }: PlaceChange): string {
  const { position, team, points, played } = now;
  const turn = position === before ? "same" : position < before ? "up" : "down";
  return writer.write(words.places[position === 1 ? "top" : turn], {
    team: nameIn(locale, team),
    place: ordinal(locale, position),
    before: ordinal(locale, before),
    points: counted(locale, points, "point"),
    played: counted(locale, played, "match"),
  });
}

/** Table positions of both clubs; empty for ties. */
export function placesSection(view: ReportView): string {
  const { words, facts, locale } = view;
  if (!facts.places) return "";
  const { home, away } = facts.places;
  const ordered = [home, away].toSorted((a, b) => a.now.position - b.now.position);
  const { columns } = words;
  const rows = ordered.map(({ now }) => [
    `${now.position}. ${linkTo("team", locale, now.team.id, nameIn(locale, now.team))}`,
    now.played,
    now.goal_difference,
    now.points,
  ]);
  const head = [columns.team, columns.played, columns.difference, columns.points];
  const sentences = [home, away].map((place) => placeSentence(view, place)).join(" ");
  return [heading(words.headings.places), paragraph(sentences), table(head, rows)].join("");
}
