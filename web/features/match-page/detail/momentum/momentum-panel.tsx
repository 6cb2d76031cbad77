import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { m } from "#messages/paraglide/messages.js";
import { isLive } from "#shared/match/match-status.ts";
import { type Momentum, momentumOf, withReport } from "#shared/match/momentum.rules.ts";
import type { ShownDetail } from "#web/features/live-overlay/use-shown-match.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Panel } from "#web/ui/panel.tsx";
import { momentumQuery } from "./momentum.query.ts";
import { MomentumChart } from "./momentum-chart.tsx";
import { pushedReport, shareOfSpan, spanLabel } from "./pushed-report.rules.ts";

type MomentumPanelProps = Pick<ShownDetail, "match" | "incidents" | "stats">;

/** Which side presses when. Pushed statistics continue the fetched reports. Nothing where a source reports too rarely. */
export default function MomentumPanel({ match, incidents, stats }: MomentumPanelProps) {
  const { data } = useQuery(momentumQuery(match.id));
  useContinuedReports(match, stats);
  const momentum = momentumOf(data?.reports ?? []);
  if (!momentum) return null;
  return (
    <Panel id="momentum" heading={m.momentum_heading()} className="momentum">
      <MomentumFigure match={match} incidents={incidents} momentum={momentum} />
      <details className="momentum-more">
        <summary>{m.momentum_spans()}</summary>
        <SpanTable match={match} momentum={momentum} />
        <p>{m.momentum_about()}</p>
      </details>
    </Panel>
  );
}

/** Adds each pushed state of the statistics to the fetched reports. */
function useContinuedReports(match: MomentumPanelProps["match"], stats: MomentumPanelProps["stats"]): void {
  const client = useQueryClient();
  const { clock } = usePageStores();
  useEffect(() => {
    const report = isLive(match.status) ? pushedReport(match, stats, clock.now()) : null;
    if (!report) return;
    client.setQueryData(momentumQuery(match.id).queryKey, (known) => {
      if (!known) return known;
      const reports = withReport(known.reports, report);
      return reports === known.reports ? known : { ...known, reports: [...reports] };
    });
  }, [client, clock, match, stats]);
}

interface MomentumPartProps {
  readonly match: MomentumPanelProps["match"];
  readonly momentum: Momentum;
}

function MomentumFigure({
  match,
  incidents,
  momentum,
}: MomentumPartProps & Pick<MomentumPanelProps, "incidents">) {
  const id = useId();
  return (
    <figure className="momentum-figure">
      <p className="momentum-sides" aria-hidden="true">
        <span data-side="home">{shownName(match.home)}</span>
        <span data-side="away">{shownName(match.away)}</span>
      </p>
      <MomentumChart minutes={momentum.minutes} incidents={incidents} labelledBy={id} />
      <figcaption id={id}>{sentencesOf(match, momentum).join(" ")}</figcaption>
    </figure>
  );
}

/** Which side pressed, for how long and when most. */
function sentencesOf(match: MomentumPanelProps["match"], momentum: Momentum): string[] {
  const pressed = (["home", "away"] as const).flatMap((side) => {
    const { minutes, best } = momentum[side];
    if (!best) return [];
    return [m.momentum_pressed({ team: shownName(match[side]), minutes, span: spanLabel(best) })];
  });
  const known = pressed.length > 0 ? pressed : [m.momentum_level()];
  return momentum.hasGaps ? [...known, m.momentum_gaps()] : known;
}

function SpanTable({ match, momentum }: MomentumPartProps) {
  const [home, away] = [shownName(match.home), shownName(match.away)];
  return (
    <table className="momentum-table">
      <caption className="sr-only">{m.momentum_caption({ home, away })}</caption>
      <thead>
        <tr>
          <th scope="col">{m.analysis_times_minute()}</th>
          <th scope="col">{home}</th>
          <th scope="col">{away}</th>
        </tr>
      </thead>
      <tbody>
        {momentum.spans.map((span) => {
          const share = shareOfSpan(span);
          return (
            <tr key={span.to}>
              <th scope="row">{spanLabel(span)}</th>
              {share === null ? (
                <td colSpan={2}>{m.momentum_no_data()}</td>
              ) : (
                <>
                  <td>{`${share}%`}</td>
                  <td>{`${100 - share}%`}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
