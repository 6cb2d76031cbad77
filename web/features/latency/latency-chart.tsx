import type { StageLatency } from "#shared/latency/latency.schema.ts";
import type { LatencySpan } from "#shared/latency/latency.table.ts";
import { dayOf, formatShortDay, formatTime } from "#web/platform/i18n/format.ts";
import { CHART, heightOf, linePath, ticksTo, topOf } from "./latency-chart.rules.ts";
import { formatDelay } from "./latency-labels.ts";

const LINES = ["p50_ms", "p95_ms", "p99_ms"] as const;
const HOUR = 3_600;

interface LatencyChartProps {
  readonly hours: StageLatency["hours"];
  readonly span: LatencySpan;
  /** Time of the measurements, seconds UTC. */
  readonly asOf: number;
}

/** The table below it as a line chart; it adds no information. */
export function LatencyChart({ hours, span, asOf }: LatencyChartProps) {
  const until = Math.floor(asOf / HOUR) * HOUR;
  const top = topOf(hours.map(({ p99_ms }) => p99_ms));
  return (
    <div className="latency-chart" aria-hidden="true">
      <p className="latency-legend">
        {LINES.map((line) => (
          <span key={line} data-line={line}>
            {line.slice(0, 3)}
          </span>
        ))}
      </p>
      <div className="latency-plot">
        {ticksTo(top).map((tick) => (
          <span key={tick} className="latency-tick" style={{ bottom: `${heightOf(tick, top) * 100}%` }}>
            {formatDelay(tick)}
          </span>
        ))}
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" role="presentation">
          {LINES.map((line) => (
            <path
              key={line}
              data-line={line}
              d={linePath(
                hours.map((hour) => ({ at: hour.at, ms: hour[line] })),
                { until, span, top },
              )}
            />
          ))}
        </svg>
      </div>
      <p className="latency-times">
        {[until - (span - 1) * HOUR, until - (span / 2) * HOUR, until].map((at) => (
          <span key={at}>
            {/* Over more than a day the same time occurs twice. */}
            {span > 24 ? `${formatTime(at)} ${formatShortDay(dayOf(at))}` : formatTime(at)}
          </span>
        ))}
      </p>
    </div>
  );
}
