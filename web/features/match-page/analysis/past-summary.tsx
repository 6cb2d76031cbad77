import { m } from "#messages/paraglide/messages.js";
import type { FormSummary, LineRecord } from "#shared/analysis/index.ts";
import { companiesOf, type PastRow } from "./past-row.rules.ts";
import { shareText } from "./stat-label.ts";

/** Summary line of a list of past matches. */
export function PastSummary({ summary }: { readonly summary: FormSummary }) {
  const { played, won, drawn, lost, goals_for, goals_against, lines } = summary;
  return (
    <p className="analysis-summary">
      <b>{m.analysis_summary_record({ played, won, drawn, lost })}</b>
      <span>{m.analysis_summary_goals({ goals: `${goals_for}-${goals_against}` })}</span>
      <span>{m.analysis_summary_win({ percent: shareText(won, played) })}</span>
      {lines && lines.handicap.played > 0 ? (
        <span>{m.analysis_summary_handicap({ percent: handicapShare(lines) })}</span>
      ) : null}
      {lines && lines.total.played > 0 ? (
        <span>{m.analysis_summary_over({ percent: overShare(lines) })}</span>
      ) : null}
    </p>
  );
}

// Lines are often known for few matches only: a share of three says less than one of thirty.
const handicapShare = ({ handicap: { won, played } }: LineRecord): string =>
  m.analysis_lines_share({ percent: shareText(won, played), won, played });
const overShare = ({ total: { over, played } }: LineRecord): string =>
  m.analysis_lines_share({ percent: shareText(over, played), won: over, played });

/** The team of the results, and the company of the lines. */
export function PastNote({ team, rows }: { readonly team: string; readonly rows: readonly PastRow[] }) {
  const companies = companiesOf(rows);
  return (
    <p className="analysis-note">
      <span>{`${m.analysis_result_note({ team })} `}</span>
      {companies.length > 0 ? (
        <span>{m.analysis_lines_note({ companies: companies.join(", "), team })}</span>
      ) : null}
    </p>
  );
}
