import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Expert } from "#shared/tip/tip.schema.ts";
import { ENOUGH_TIPS } from "#shared/tip/tip.table.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { LastResults } from "./last-results.tsx";
import { gainText, strikeIntervalText, strikeText, unitsText } from "./record-label.ts";

type TipRecord = NonNullable<Expert["record"]>;

/** An expert's record with an explanation of each statistic; for readers who hide results, a note that it is hidden. */
export function RecordPanel({ record }: { readonly record: Expert["record"] }) {
  return (
    <section className="panel" aria-labelledby="record">
      <h2 id="record" className="panel-heading">
        {m.record_heading()}
      </h2>
      {record === null ? (
        <p className="record-few">{m.record_hidden()}</p>
      ) : (
        <RecordStatistics record={record} />
      )}
    </section>
  );
}

function RecordStatistics({ record }: { readonly record: TipRecord }) {
  const strikeInterval = strikeIntervalText(record);
  return (
    <>
      {record.last.length > 0 ? (
        <div className="record-last">
          <h3 className="record-last-name">{m.record_last()}</h3>
          <LastResults results={record.last} />
        </div>
      ) : null}
      {record.enough ? null : (
        <p className="record-few">
          <b>{m.record_few()}</b> {m.record_few_hint({ count: ENOUGH_TIPS })}
        </p>
      )}
      <dl className="record">
        <Statistic
          name={m.record_count()}
          hint={m.record_count_hint()}
          note={m.record_voids(counted(record.voids))}
        >
          {record.count}
        </Statistic>
        <Statistic name={m.record_yield()} hint={m.record_yield_hint()} note={intervalText(record)}>
          {record.yield === null ? "–" : gainText(record.yield)}
        </Statistic>
        <Statistic
          name={m.record_strike_rate()}
          hint={m.record_strike_rate_hint()}
          note={strikeInterval === null ? null : m.record_share_interval({ interval: strikeInterval })}
        >
          {strikeText(record)}
        </Statistic>
        <Statistic
          name={m.record_closing_value()}
          hint={m.record_closing_value_hint()}
          note={record.closing_count > 0 ? m.record_closing_count(counted(record.closing_count)) : null}
        >
          {record.closing_value === null ? "–" : gainText(record.closing_value)}
        </Statistic>
        <Statistic name={m.record_profit()} hint={m.record_profit_hint()}>
          {unitsText(record.profit)}
        </Statistic>
        <Statistic name={m.record_drawdown()} hint={m.record_drawdown_hint()}>
          {unitsText(-record.drawdown)}
        </Statistic>
      </dl>
    </>
  );
}

/** Confidence range of the yield; null while chance outweighs skill. */
const intervalText = ({ interval }: TipRecord): string | null =>
  interval && m.record_interval({ low: gainText(interval.low), high: gainText(interval.high) });

interface StatisticProps {
  readonly name: string;
  /** Explanation of the statistic. */
  readonly hint: string;
  /** Beside the value. */
  readonly note?: string | null;
  readonly children: ReactNode;
}

function Statistic({ name, hint, note, children }: StatisticProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="record-number">
        <b>{children}</b>
        {note ? <span className="record-note">{note}</span> : null}
      </dd>
      <dd className="record-hint">{hint}</dd>
    </div>
  );
}
