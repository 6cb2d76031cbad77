import { m } from "#messages/paraglide/messages.js";
import type { ReliabilityBin } from "#shared/odds/calibration.schema.ts";
import { linePath, PLOT, pointsOf, TICKS, xOf, yOf } from "./reliability-chart.rules.ts";

/** The table below it as a curve; it adds no information. */
export function ReliabilityChart({ bins }: { readonly bins: readonly ReliabilityBin[] }) {
  const points = pointsOf(bins);
  return (
    <svg className="reliability" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M${xOf(0)} ${yOf(tick)}H${xOf(100)}M${xOf(tick)} ${yOf(0)}V${yOf(100)}`} />
          <text x={xOf(0) - 6} y={yOf(tick) + 4} textAnchor="end">
            {tick}
          </text>
          <text x={xOf(tick)} y={yOf(0) + 16} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <path className="reliability-ideal" d={`M${xOf(0)} ${yOf(0)}L${xOf(100)} ${yOf(100)}`} />
      {points.map(({ forecast, low, high }) => (
        <path key={forecast} className="reliability-bar" d={`M${xOf(forecast)} ${yOf(low)}V${yOf(high)}`} />
      ))}
      <path className="reliability-line" d={linePath(points)} />
      {points.map(({ forecast, observed }) => (
        <circle key={forecast} cx={xOf(forecast)} cy={yOf(observed)} r="4" />
      ))}
      <text x={xOf(50)} y={PLOT.height - 8} textAnchor="middle">
        {`${m.calibration_forecast_axis()} (%)`}
      </text>
      <text x="12" y={yOf(50)} textAnchor="middle" transform={`rotate(-90 12 ${yOf(50)})`}>
        {`${m.calibration_observed_axis()} (%)`}
      </text>
    </svg>
  );
}
