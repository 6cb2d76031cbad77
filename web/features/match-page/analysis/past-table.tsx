import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { dayOf, formatDate } from "#web/platform/i18n/format.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { PastRow } from "./past-row.rules.ts";
import { BetToken, ResultToken, TotalToken } from "./result-token.tsx";
import { pairText } from "./stat-label.ts";

interface PastTableProps {
  readonly caption: string;
  readonly rows: readonly PastRow[];
}

interface PastMatchesProps extends PastTableProps {
  /** Number of visible matches; the others are folded. */
  readonly open: number;
  /** What the results count for; folded with them. */
  readonly note: ReactNode;
}

/** Past matches of a team, or of both against each other: the latest, and the others folded. */
export function PastMatches({ caption, rows, open, note }: PastMatchesProps) {
  // Without betting no row has lines, and the columns are missing.
  const withLines = rows.some(({ handicap, total }) => handicap !== null || total !== null);
  const folded = rows.slice(open);
  const earlier = `${caption} (${m.analysis_past_earlier()})`;
  return (
    <>
      <PastTable caption={caption} rows={rows.slice(0, open)} withLines={withLines} />
      <details className="analysis-more">
        <summary className="text-link">
          {folded.length > 0 ? m.history_more({ count: folded.length }) : m.analysis_past_note()}
        </summary>
        {folded.length > 0 ? <PastTable caption={earlier} rows={folded} withLines={withLines} /> : null}
        {note}
      </details>
    </>
  );
}

/** The most important columns are visible on a phone. */
function PastTable({ caption, rows, withLines }: PastTableProps & { readonly withLines: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="analysis-scroll" aria-label={caption} tabIndex={0}>
      <table className="analysis-table analysis-past">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.analysis_column_date()}</th>
            <th scope="col" data-column="home">
              {m.analysis_column_home()}
            </th>
            <th scope="col" data-column="score">
              {m.analysis_column_score()}
            </th>
            <th scope="col" data-column="away">
              {m.analysis_column_away()}
            </th>
            <th scope="col" data-column="result">
              <abbr title={m.analysis_column_result()}>{m.analysis_column_result_short()}</abbr>
            </th>
            <th scope="col" data-column="corners">
              <abbr title={m.stat_corners()}>{m.analysis_column_corners_short()}</abbr>
            </th>
            {withLines ? <LineHeads /> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.match_id} row={row} withLines={withLines} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LineHeads() {
  return (
    <>
      <th scope="col" data-column="handicap">
        {m.analysis_column_handicap()}
      </th>
      <th scope="col" data-column="total">
        {m.analysis_column_total()}
      </th>
    </>
  );
}

function Row({ row, withLines }: { readonly row: PastRow; readonly withLines: boolean }) {
  const { match_time, competition, side, result, corners } = row;
  return (
    <tr>
      <th scope="row" title={shownName(competition)}>
        <time dateTime={dayOf(match_time)}>{formatDate(match_time)}</time>
        <span className="analysis-competition">{shownName(competition)}</span>
      </th>
      <td data-column="home" data-viewed={side === "home" || undefined}>
        <span>{shownName(row.home)}</span>
      </td>
      <td data-column="score">
        <Score row={row} />
      </td>
      <td data-column="away" data-viewed={side === "away" || undefined}>
        <span>{shownName(row.away)}</span>
      </td>
      <td data-column="result">{result ? <ResultToken result={result} /> : "–"}</td>
      <td data-column="corners">{pairText(corners)}</td>
      {withLines ? <LineCells row={row} /> : null}
    </tr>
  );
}

/** Goals of regular time, the base of results and lines; later goals stand beneath. */
function Score({ row: { match_id, goals, half, overtime, shoot_out } }: { readonly row: PastRow }) {
  return (
    <SiteLink to={pathOf("match", getLocale(), { id: String(match_id) })} className="analysis-score">
      <b>{pairText(goals)}</b>
      <small>{half ? ` (${pairText(half)})` : null}</small>
      {overtime ? <small>{m.analysis_score_overtime({ score: pairText(overtime) })}</small> : null}
      {shoot_out ? <small>{m.analysis_score_shoot_out({ score: pairText(shoot_out) })}</small> : null}
    </SiteLink>
  );
}

function LineCells({ row: { handicap, total } }: { readonly row: PastRow }) {
  return (
    <>
      <td data-column="handicap">
        {handicap ? (
          <span className="analysis-bet">
            <LineText line={handicap.line} />
            <BetToken outcome={handicap.outcome} />
          </span>
        ) : (
          "–"
        )}
      </td>
      <td data-column="total">
        {total ? (
          <span className="analysis-bet">
            <LineText line={total.line} />
            <TotalToken outcome={total.outcome} />
          </span>
        ) : (
          "–"
        )}
      </td>
    </>
  );
}

/** A line in the reader's format. */
function LineText({ line }: { readonly line: number }) {
  const [format] = useSetting("line_format");
  return <span className="analysis-line">{lineLabel(line, format)}</span>;
}
