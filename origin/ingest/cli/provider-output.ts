import type { ProviderCallReport } from "#shared/api/origin.endpoints.ts";
import type { ProviderDisagreement, ProviderState, ProvidersOverview } from "#shared/provider/index.ts";
import { reportLines } from "./report.ts";

/** Output of `npm run providers`. */

const clock = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
const momentOf = (seconds: number | null): string => (seconds === null ? "never" : `${clock(seconds)} UTC`);

const callsOf = (used: number, perDay: number | null): string =>
  `${used} calls today${perDay === null ? "" : ` of ${perDay}`}`;

function callLines(
  { kind, path, status, took_ms, outcome, report, warnings }: ProviderCallReport,
  dryRun: boolean,
): string[] {
  const notes = report ? reportLines(report, warnings, dryRun) : warnings;
  return [
    `${kind}  GET ${path}  → ${status}, ${took_ms} ms, ${outcome}`,
    ...notes.map((line) => `  ${line}`),
    "",
  ];
}

/** Result of a pull. */
export interface PullAnswer {
  readonly calls: readonly ProviderCallReport[];
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

const providerLines = (provider: ProviderState): string[] => [
  `${provider.title} (${provider.source}), leagues ${provider.leagues.join(", ")}: ${provider.state}`,
  `  last success ${momentOf(provider.last_success_at)}${provider.lag === null ? "" : `, ${provider.lag} s ago`}`,
  `  ${callsOf(provider.used_today, provider.per_day)}${provider.left_told === null ? "" : `, ${provider.left_told} left as reported by the provider`}`,
  ...(provider.last_error === null
    ? []
    : [`  last error ${momentOf(provider.last_error_at)}: ${provider.last_error}`]),
  ...(provider.resting_until === null ? [] : [`  paused until ${momentOf(provider.resting_until)}`]),
];

function disagreementLine({ home, away, about, claims, taken, rule }: ProviderDisagreement): string {
  const reports = claims.map(({ source, status, home_goals, away_goals, match_time, time_unknown }) => {
    const kick_off = time_unknown ? `${clock(match_time).slice(0, 10)}, hour unknown` : momentOf(match_time);
    const words = { score: `${home_goals}-${away_goals}`, status, kick_off };
    return `${source} ${words[about]}`;
  });
  return `  ${home} v ${away}, ${about}: ${reports.join("; ")}. Accepted: ${taken} (${rule}).`;
}

/** State of the providers. */
export function overviewLines({ providers, disagreements, tables }: ProvidersOverview): string[] {
  const rows = tables.flatMap(({ source, competition, season, differences }) =>
    differences.map(
      ({ team, field, ours, theirs }) =>
        `  ${competition} ${season}, ${team}: ${field} ${ours ?? "–"} here, ${theirs ?? "–"} at ${source}`,
    ),
  );
  return [
    ...(providers.length === 0
      ? ["No provider has a key: see docs/operations.md, Bringing football in."]
      : []),
    ...providers.flatMap(providerLines),
    ...(disagreements.length > 0
      ? ["", "Differences between providers", ...disagreements.map(disagreementLine)]
      : []),
    ...(rows.length > 0 ? ["", "Differences from our tables", ...rows] : []),
  ];
}
