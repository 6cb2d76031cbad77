import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Calibration, LeagueCalibration, ReliabilityBin } from "#shared/odds/calibration.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { counted, formatDecimal, formatNumber, formatPercent } from "#web/platform/i18n/number-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { pathWith, searchOf } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { useHidesResults } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { calibrationQuery } from "./calibration.query.ts";
import { ReliabilityChart } from "./reliability-chart.tsx";

/** The same data for programs. */
const CALL = "/api/v1/football/odds/calibration";

/** A Brier score: three decimals, as forecasters compare them. */
const scoreLabel = (score: number | null): string => (score === null ? "–" : formatDecimal(score, 3));
const percentLabel = (percent: number | null): string =>
  percent === null ? "–" : formatPercent(percent / 100, 1);

const leaguePath = (comp_id: number): string => pathWith(pathOf("calibration", getLocale()), { comp_id });

/** How often what closing prices called so probable happened, of all leagues or of one. */
export default function CalibrationPage({ compId }: { readonly compId: number | undefined }) {
  return useHidesResults() ? <HiddenCalibration /> : <ShownCalibration compId={compId} />;
}

/** The results of recent matches are among those that the statistics are of. */
function HiddenCalibration() {
  return (
    <div className="calibration-page">
      <PageHead title={m.calibration_title()} description={m.calibration_description()} />
      <h1 className="text-lg font-semibold">{m.calibration_title()}</h1>
      <HiddenResults of="all" />
      <About />
    </div>
  );
}

function ShownCalibration({ compId }: { readonly compId: number | undefined }) {
  const { as_of, calibration, leagues } = useSuspenseQuery(calibrationQuery(compId)).data;
  const all = useQuery({ ...calibrationQuery(undefined), enabled: compId !== undefined }).data;
  const of = compId === undefined ? undefined : leagues.find(({ competition }) => competition.id === compId);
  const league = of && shownName(of.competition);
  const title = league === undefined ? m.calibration_title() : m.calibration_title_of({ league });
  return (
    <div className="calibration-page">
      <PageHead
        title={title}
        description={m.calibration_description()}
        search={searchOf({ comp_id: compId ?? null })}
        isPrivate={calibration.matches === 0}
      />
      <h1 className="text-lg font-semibold">{title}</h1>
      {compId === undefined ? null : (
        <p>
          <SiteLink to={pathOf("calibration", getLocale())} className="text-link calibration-all">
            {m.calibration_all()}
          </SiteLink>
        </p>
      )}
      {calibration.matches === 0 ? (
        <p className="panel list-nothing">{m.calibration_none()}</p>
      ) : (
        <CurvePanel calibration={calibration} />
      )}
      <LeaguesPanel leagues={compId === undefined ? leagues : (all?.leagues ?? leagues)} shown={compId} />
      <p className="text-xs text-muted">
        <time dateTime={isoInstant(as_of)}>{m.calibration_updated({ moment: formatMoment(as_of) })}</time>
      </p>
      <About />
    </div>
  );
}

function About() {
  return (
    <section className="panel calibration-about">
      <p>{m.calibration_what()}</p>
      <p>{m.calibration_read()}</p>
      <p>{m.calibration_brier()}</p>
      <p>
        {m.calibration_call()}{" "}
        <a href={CALL} className="text-link">
          {CALL}
        </a>
      </p>
    </section>
  );
}

/** Start of the part of the scale that the text names as an example: 70 % is in the title of the question. */
const EXAMPLE_PERCENT = 70;

function CurvePanel({ calibration }: { readonly calibration: Calibration }) {
  const { matches, brier, base_brier, bins } = calibration;
  const example = bins.find(({ from_percent, count }) => from_percent === EXAMPLE_PERCENT && count > 0);
  return (
    <section className="panel" aria-labelledby="curve">
      <h2 id="curve" className="panel-heading">
        {m.calibration_curve()}
      </h2>
      <div className="calibration-summary">
        <p>
          {m.calibration_summary({
            ...counted(matches),
            brier: scoreLabel(brier),
            base: scoreLabel(base_brier),
          })}
        </p>
        {example ? (
          <p>
            {m.calibration_example({
              ...counted(example.count),
              from: example.from_percent,
              to: example.to_percent,
              observed: percentLabel(example.observed_percent),
            })}
          </p>
        ) : null}
      </div>
      <ReliabilityChart bins={bins} />
      <BinTable bins={bins} />
    </section>
  );
}

function BinTable({ bins }: { readonly bins: readonly ReliabilityBin[] }) {
  return (
    <DataTable caption={m.calibration_bins()} className="calibration-table">
      <thead>
        <tr>
          <th scope="col">{m.calibration_range()}</th>
          <th scope="col">{m.calibration_count()}</th>
          <th scope="col">{m.calibration_mean()}</th>
          <th scope="col">{m.calibration_observed()}</th>
          <th scope="col">{m.calibration_interval()}</th>
        </tr>
      </thead>
      <tbody>
        {bins.map((bin) => (
          <tr key={bin.from_percent}>
            <th scope="row">{`${bin.from_percent}–${bin.to_percent}%`}</th>
            <td>{formatNumber(bin.count)}</td>
            <td>{percentLabel(bin.forecast_percent)}</td>
            <td>{percentLabel(bin.observed_percent)}</td>
            <td>
              {bin.low_percent === null || bin.high_percent === null
                ? "–"
                : `${percentLabel(bin.low_percent)}–${percentLabel(bin.high_percent)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

interface LeaguesPanelProps {
  readonly leagues: readonly LeagueCalibration[];
  /** The competition that the curve is of. */
  readonly shown: number | undefined;
}

function LeaguesPanel({ leagues, shown }: LeaguesPanelProps) {
  if (leagues.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="leagues">
      <h2 id="leagues" className="panel-heading">
        {m.calibration_leagues()}
      </h2>
      <DataTable caption={m.calibration_league_scores()} className="calibration-table">
        <thead>
          <tr>
            <th scope="col">{m.calibration_league()}</th>
            <th scope="col">{m.calibration_matches()}</th>
            <th scope="col">{m.calibration_score()}</th>
            <th scope="col">{m.calibration_base()}</th>
          </tr>
        </thead>
        <tbody>
          {leagues.map(({ competition, matches, brier, base_brier }) => (
            <tr key={competition.id}>
              <th scope="row">
                <SiteLink
                  to={leaguePath(competition.id)}
                  className="name-link"
                  aria-current={competition.id === shown ? "page" : undefined}
                >
                  <span>{shownName(competition)}</span>
                  <small>{shownName(competition.country)}</small>
                </SiteLink>
              </th>
              <td>{formatNumber(matches)}</td>
              <td>{scoreLabel(brier)}</td>
              <td>{scoreLabel(base_brier)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
