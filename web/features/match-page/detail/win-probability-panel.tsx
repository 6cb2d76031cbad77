import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import type { ResultChances, WinProbability } from "#shared/odds/win-probability.schema.ts";
import { pathOf } from "#shared/url/paths.ts";
import { useRefetchOnPush } from "#web/features/live-overlay/use-refetch-on-push.ts";
import { IncidentIcon } from "#web/features/match/incident-icon.tsx";
import { formatPercent } from "#web/platform/i18n/number-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { winProbabilityQuery } from "./win-probability.query.ts";
import {
  CHANCE_CHART,
  type ChanceMoment,
  chanceAreas,
  chanceMoments,
  shareOf,
} from "./win-probability.rules.ts";

const OUTCOMES = ["home", "draw", "away"] as const;

interface WinProbabilityPanelProps {
  /** As fetched; the query is renewed after pushes to the match. */
  readonly match: Match;
  readonly status: Match["status"];
}

/** Win probability over the match, with its goals. Nothing without prices of the running match. A chunk of its own. */
export default function WinProbabilityPanel({ match, status }: WinProbabilityPanelProps) {
  const query = winProbabilityQuery(match.id);
  const inPlay = isLive(status);
  const probability = useQuery(query).data?.probability;
  useRefetchOnPush({ match, query, waiting: inPlay });
  const last = probability?.steps.at(-1);
  if (!probability || !last) return null;
  return (
    <Panel id="win-probability" heading={m.win_probability_heading()}>
      <NowTable match={match} before={probability.before} last={last} inPlay={inPlay} />
      <ChanceChart probability={probability} until={status === "ended" ? probability.end_at : last.at + 1} />
      <details className="chance-moments">
        <summary>{m.win_probability_table()}</summary>
        <MomentTable match={match} moments={chanceMoments(probability)} inPlay={inPlay} />
      </details>
      <p className="chance-note">{m.win_probability_note({ count: last.books })}</p>
      <p className="chance-link">
        <SiteLink to={pathOf("calibration", getLocale())} className="text-link">
          {m.calibration_question()}
        </SiteLink>
      </p>
    </Panel>
  );
}

const percentOf = (chances: ResultChances, outcome: (typeof OUTCOMES)[number]): string =>
  formatPercent(chances[`${outcome}_percent`] / 100);

const nameOf = (match: Match, outcome: (typeof OUTCOMES)[number]): string =>
  outcome === "draw" ? m.win_probability_draw() : shownName(match[outcome]);

function OutcomeHeads({ match }: { readonly match: Match }) {
  return OUTCOMES.map((outcome) => (
    <th key={outcome} scope="col">
      <span className="chance-outcome" data-outcome={outcome}>
        {nameOf(match, outcome)}
      </span>
    </th>
  ));
}

function ChanceCells({ chances }: { readonly chances: ResultChances }) {
  return OUTCOMES.map((outcome) => <td key={outcome}>{percentOf(chances, outcome)}</td>);
}

interface NowTableProps {
  readonly match: Match;
  readonly before: ResultChances | null;
  readonly last: ResultChances;
  readonly inPlay: boolean;
}

/** The probabilities before the match and now. */
function NowTable({ match, before, last, inPlay }: NowTableProps) {
  return (
    <table className="chance-table chance-now">
      <caption className="sr-only">{m.win_probability_heading()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{m.win_probability_moment()}</span>
          </th>
          <OutcomeHeads match={match} />
        </tr>
      </thead>
      <tbody>
        <tr data-now="">
          <th scope="row">{inPlay ? m.win_probability_now() : m.win_probability_last()}</th>
          <ChanceCells chances={last} />
        </tr>
        {before ? (
          <tr>
            <th scope="row">{m.win_probability_before()}</th>
            <ChanceCells chances={before} />
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

interface ChanceChartProps {
  readonly probability: WinProbability;
  /** Place on the axis where the last step ends. */
  readonly until: number;
}

/** The moments of the table as areas; it adds no information. Home is on top, its goals above, the away side's below. */
function ChanceChart({ probability, until }: ChanceChartProps) {
  const { width, height } = CHANCE_CHART;
  const areas = chanceAreas(probability, until);
  const leftOf = (at: number) => ({ left: `${Math.round(shareOf(at, probability) * 1000) / 10}%` });
  const { events, half_time_at, end_at } = probability;
  const times = [
    { at: 0, text: "0'" },
    { at: half_time_at, text: m.status_short_half_time() },
    { at: end_at, text: "90'" },
  ];
  return (
    <div className="chance-chart" aria-hidden="true">
      <div className="chance-plot">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="presentation">
          {OUTCOMES.map((outcome) => (
            <path key={outcome} data-outcome={outcome} d={areas[outcome]} />
          ))}
        </svg>
        <span className="chance-middle" />
        {times.map(({ at }) => (
          <span key={at} className="chance-time-line" style={leftOf(at)} />
        ))}
        {events.map(({ kind, side, at, cancelled }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two goals can have one minute
            key={place}
            className="chance-event"
            data-side={side}
            data-cancelled={cancelled || undefined}
            style={leftOf(at)}
          >
            <IncidentIcon kind={kind} />
          </span>
        ))}
      </div>
      <p className="chance-times">
        {times.map(({ at, text }) => (
          <span key={at} style={leftOf(at)}>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}

interface MomentTableProps {
  readonly match: Match;
  readonly moments: readonly ChanceMoment[];
  readonly inPlay: boolean;
}

function momentLabel({ of, minute }: ChanceMoment, inPlay: boolean): string {
  if (of === "before") return m.win_probability_before();
  if (of === "half_time") return m.status_short_half_time();
  if (of === "last") return inPlay ? m.win_probability_now() : m.win_probability_last();
  return minute === null ? "–" : `${minute}'`;
}

function eventLabel(match: Match, { event }: ChanceMoment): string | null {
  if (event === null) return null;
  const team = shownName(match[event.side]);
  const { kind, cancelled, home_score, away_score } = event;
  if (kind === "red_card") {
    return cancelled ? m.win_probability_red_card_cancelled({ team }) : m.win_probability_red_card({ team });
  }
  if (cancelled) return m.win_probability_goal_cancelled({ team });
  return home_score === null || away_score === null
    ? m.win_probability_goal_unknown({ team })
    : m.win_probability_goal({ team, score: `${home_score}-${away_score}` });
}

function MomentTable({ match, moments, inPlay }: MomentTableProps) {
  return (
    <table className="chance-table">
      <caption className="sr-only">{m.win_probability_table()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.win_probability_moment()}</th>
          <OutcomeHeads match={match} />
        </tr>
      </thead>
      <tbody>
        {moments.map((moment, place) => {
          const event = eventLabel(match, moment);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={place}>
              <th scope="row">
                <span>{momentLabel(moment, inPlay)}</span>
                {event === null ? null : <small>{event}</small>}
              </th>
              <ChanceCells chances={moment.chances} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
