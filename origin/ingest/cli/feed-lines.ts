import type { FeedCallReport } from "#shared/api/origin.endpoints.ts";
import type { FeedDisagreement, FeedState, FeedsOverview } from "#shared/feed/index.ts";
import { reportLines } from "./report.ts";

/** Output of `npm run feed`. */

const clock = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
const momentOf = (seconds: number | null): string => (seconds === null ? "never" : `${clock(seconds)} UTC`);

const callsOf = (used: number, perDay: number | null): string =>
  `${used} calls today${perDay === null ? "" : ` of ${perDay}`}`;

function callLines(
  { kind, path, status, took_ms, outcome, report, warnings }: FeedCallReport,
  dryRun: boolean,
): string[] {
  const told = report ? reportLines(report, warnings, dryRun) : warnings;
  return [
    `${kind}  GET ${path}  → ${status}, ${took_ms} ms, ${outcome}`,
    ...told.map((line) => `  ${line}`),
    "",
  ];
}

/** Result of a pull. */
export interface PullAnswer {
  readonly calls: readonly FeedCallReport[];
  readonly next_at: number;
  readonly resting_until: number | null;
  readonly used_today: number;
  readonly per_day: number | null;
}

/** A pull, call by call. */
export function pullLines(pull: PullAnswer, dryRun: boolean): string[] {
  const { calls, next_at, resting_until, used_today, per_day } = pull;
  const rest =
    resting_until === null
      ? `Next: ${momentOf(next_at)}.`
      : `Paused after a failure until ${momentOf(resting_until)}.`;
  return [
    ...calls.flatMap((call) => callLines(call, dryRun)),
    ...(calls.length === 0 ? ["Nothing is due now."] : []),
    `${callsOf(used_today, per_day)}. ${rest}`,
  ];
}

const feedLines = (feed: FeedState): string[] => [
  `${feed.title} (${feed.source}), leagues ${feed.leagues.join(", ")}: ${feed.state}`,
  `  last success ${momentOf(feed.last_success_at)}${feed.lag === null ? "" : `, ${feed.lag} s ago`}`,
  `  ${callsOf(feed.used_today, feed.per_day)}${feed.left_told === null ? "" : `, ${feed.left_told} left as reported by the provider`}`,
  ...(feed.last_error === null ? [] : [`  last error ${momentOf(feed.last_error_at)}: ${feed.last_error}`]),
  ...(feed.resting_until === null ? [] : [`  paused until ${momentOf(feed.resting_until)}`]),
];

function disagreementLine({ home, away, about, claims, taken, rule }: FeedDisagreement): string {
  const said = claims.map(({ source, status, home_goals, away_goals, match_time }) => {
    const words = { score: `${home_goals}-${away_goals}`, status, kick_off: momentOf(match_time) };
    return `${source} ${words[about]}`;
  });
  return `  ${home} v ${away}, ${about}: ${said.join("; ")}. Accepted: ${taken} (${rule}).`;
}

/** State of the providers. */
export function overviewLines({ feeds, disagreements, tables }: FeedsOverview): string[] {
  const rows = tables.flatMap(({ source, competition, season, differences }) =>
    differences.map(
      ({ team, field, ours, theirs }) =>
        `  ${competition} ${season}, ${team}: ${field} ${ours ?? "–"} here, ${theirs ?? "–"} at ${source}`,
    ),
  );
  return [
    ...(feeds.length === 0 ? ["No provider has a key: see docs/operations.md, Bringing football in."] : []),
    ...feeds.flatMap(feedLines),
    ...(disagreements.length > 0
      ? ["", "Differences between providers", ...disagreements.map(disagreementLine)]
      : []),
    ...(rows.length > 0 ? ["", "Differences from our tables", ...rows] : []),
  ];
}
