import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { StageLatency } from "#shared/latency/latency.schema.ts";
import { LATENCY_SPANS, LATENCY_STAGES } from "#shared/latency/latency.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatDate, formatMoment, formatTime, isoInstant } from "#web/platform/i18n/format.ts";
import { formatDecimal } from "#web/platform/i18n/number-label.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { pathWith, searchOf } from "#web/platform/navigation/page-path.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { type LatencyChoice, latencyQuery, readLatencyChoice } from "./latency.query.ts";
import { LatencyChart } from "./latency-chart.tsx";
import { formatDelay, stageNames } from "./latency-labels.ts";

/** The same data for programs. */
const CALL = "/api/v1/origin/latency";

/** A choice as the URL spells it. */
const queryOf = ({ span, stage }: LatencyChoice) => ({
  hours: span === 24 ? null : span,
  stage: stage === "total" ? null : stage,
});
const hrefOf = (choice: LatencyChoice) => pathWith(pathOf("latency", getLocale()), queryOf(choice));

/** Public page of delays between a change and readers' screens. */
export default function LatencyPageView() {
  const [search] = useSearchParams();
  const { span, stage } = readLatencyChoice(search);
  const latency = useSuspenseQuery(latencyQuery(span)).data;
  const shown = latency.stages.find((one) => one.stage === stage);
  return (
    <div className="latency-page">
      <PageHead
        title={m.latency_title()}
        description={m.latency_description()}
        search={searchOf(queryOf({ span, stage }))}
      />
      <h1 className="text-lg font-semibold">{m.latency_title()}</h1>
      <Chips
        label={m.latency_spans()}
        chips={LATENCY_SPANS.map((hours) => ({
          href: hrefOf({ span: hours, stage }),
          name: m.latency_span({ hours }),
          isChosen: hours === span,
        }))}
      />
      {shown?.whole ? (
        <>
          <section className="panel" aria-labelledby="whole">
            <h2 id="whole" className="panel-heading">
              {m.latency_span({ hours: span })}
            </h2>
            <WholeTable stages={latency.stages} span={span} />
          </section>
          <section className="panel" aria-labelledby="by-hour">
            <h2 id="by-hour" className="panel-heading">
              {m.latency_by_hour()}
            </h2>
            <Chips
              label={m.latency_stages()}
              chips={LATENCY_STAGES.map((one) => ({
                href: hrefOf({ span, stage: one }),
                name: stageNames[one](),
                isChosen: one === stage,
              }))}
            />
            <LatencyChart hours={shown.hours} span={span} asOf={latency.as_of} />
            <HourTable shown={shown} />
          </section>
        </>
      ) : (
        <p className="panel list-nothing">{m.latency_none()}</p>
      )}
      <p className="text-xs text-muted">
        <time dateTime={isoInstant(latency.as_of)}>
          {m.latency_updated({ moment: formatMoment(latency.as_of) })}
        </time>
      </p>
      <About />
    </div>
  );
}

function About() {
  return (
    <section className="panel latency-about">
      <p>{m.latency_what()}</p>
      <p>{m.latency_read()}</p>
      <p>{m.latency_who()}</p>
      <p>
        {m.latency_call()}{" "}
        <a href={CALL} className="text-link">
          {CALL}
        </a>
      </p>
    </section>
  );
}

type Quantiles = NonNullable<StageLatency["whole"]>;

function QuantileHeads() {
  return (
    <>
      <th scope="col">p50</th>
      <th scope="col">p95</th>
      <th scope="col">p99</th>
      <th scope="col">{m.latency_count()}</th>
    </>
  );
}

function QuantileCells({ of }: { readonly of: Quantiles }) {
  return (
    <>
      <td>{formatDelay(of.p50_ms)}</td>
      <td>{formatDelay(of.p95_ms)}</td>
      <td>{formatDelay(of.p99_ms)}</td>
      <td>{formatDecimal(of.count, 0)}</td>
    </>
  );
}

interface WholeTableProps extends Pick<LatencyChoice, "span"> {
  readonly stages: readonly StageLatency[];
}

function WholeTable({ stages, span }: WholeTableProps) {
  return (
    <DataTable
      caption={m.latency_whole_of({ span: m.latency_span({ hours: span }) })}
      className="latency-table"
    >
      <thead>
        <tr>
          <th scope="col">{m.latency_stage()}</th>
          <QuantileHeads />
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, whole }) =>
          whole ? (
            <tr key={stage} data-stage={stage}>
              <th scope="row">{stageNames[stage]()}</th>
              <QuantileCells of={whole} />
            </tr>
          ) : null,
        )}
      </tbody>
    </DataTable>
  );
}

function HourTable({ shown: { stage, hours } }: { readonly shown: StageLatency }) {
  return (
    <DataTable caption={m.latency_hours_of({ stage: stageNames[stage]() })} className="latency-table">
      <thead>
        <tr>
          <th scope="col">{m.latency_hour()}</th>
          <QuantileHeads />
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour.at}>
            <th scope="row">
              <time dateTime={isoInstant(hour.at)}>
                <small className="text-muted">{formatDate(hour.at)}</small> <span>{formatTime(hour.at)}</span>
              </time>
            </th>
            <QuantileCells of={hour} />
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
