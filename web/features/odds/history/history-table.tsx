import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import {
  directionsOf,
  type Movement,
  type PriceDirection,
  type PriceEntry,
} from "#shared/odds/movement.rules.ts";
import { entryValues } from "#shared/odds/movement-steps.rules.ts";
import { PHASES, type Phase } from "#shared/odds/price.table.ts";
import { isoInstant } from "#web/platform/i18n/format.ts";
import { isNegative } from "#web/platform/i18n/price-label.ts";
import { phaseName } from "../odds-labels.ts";
import {
  entryLineText,
  type HistoryFormat,
  historyColumns,
  historyOutcomeName,
  momentText,
  scoreText,
  valueText,
} from "./history-text.ts";

interface HistoryTableProps {
  readonly caption: string;
  readonly movement: Movement;
  readonly match_time: number;
  readonly format: HistoryFormat;
  /** Number of shown rows; the rest loads on request. */
  readonly limit: number;
}

/** Every price of a history, newest first: the chart's data as a table. */
export function HistoryTable({ caption, movement, match_time, format, limit }: HistoryTableProps) {
  const { market, outcomes, entries } = movement;
  const columns = historyColumns(market, outcomes);
  const directions = directionsOf(movement);
  // Correct scores are priced before the match only.
  const inPlay = market !== "correct_score";
  const rows = entries.slice(0, limit).map((entry, place) => ({
    entry,
    directions: directions[place] ?? [],
    values: format.view === "off" ? entry.prices : entryValues(movement, entry, format.view),
    // Counted from the oldest: a row keeps its key when another one is prepended.
    key: entries.length - place,
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="history-scroll" tabIndex={0} aria-label={caption}>
      <table className="history-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.history_time()}</th>
            {inPlay ? <th scope="col">{m.history_minute()}</th> : null}
            {inPlay ? <th scope="col">{m.history_score()}</th> : null}
            {columns.map((column) => (
              <th key={column} scope="col" className="history-number">
                {column === "line" ? m.odds_column_line() : historyOutcomeName(outcomes[column] ?? "")}
              </th>
            ))}
          </tr>
        </thead>
        {PHASES.toReversed().map((phase) => (
          <PhaseRows
            key={phase}
            phase={phase}
            rows={rows.filter(({ entry }) => entry.phase === phase)}
            columns={columns}
            in_play={inPlay}
            match_time={match_time}
            format={format}
          />
        ))}
      </table>
    </section>
  );
}

interface Row {
  readonly key: number;
  readonly entry: PriceEntry;
  readonly directions: readonly (PriceDirection | null)[];
  readonly values: readonly (number | null)[];
}

interface PhaseRowsProps {
  readonly phase: Phase;
  readonly rows: readonly Row[];
  readonly columns: readonly (number | "line")[];
  /** With minute and score. */
  readonly in_play: boolean;
  readonly match_time: number;
  readonly format: HistoryFormat;
}

function PhaseRows({ phase, rows, columns, in_play, match_time, format }: PhaseRowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="history-phase">
        <th scope="rowgroup" colSpan={columns.length + (in_play ? 3 : 1)}>
          {phaseName(phase)}
        </th>
      </tr>
      {rows.map((row) => (
        <EntryRow
          key={row.key}
          entry={row.entry}
          directions={row.directions.map((direction) => direction ?? "").join()}
          values={row.values.join()}
          columns={columns.join()}
          in_play={in_play}
          match_time={match_time}
          price_format={format.price}
          line_format={format.line}
          view={format.view}
        />
      ))}
    </tbody>
  );
}

interface EntryRowProps {
  readonly entry: PriceEntry;
  /** Lists as strings: a row renders again only when its text changes. */
  readonly directions: string;
  readonly values: string;
  readonly columns: string;
  readonly in_play: boolean;
  readonly match_time: number;
  readonly price_format: HistoryFormat["price"];
  readonly line_format: HistoryFormat["line"];
  readonly view: HistoryFormat["view"];
}

const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, match_time } = props;
  const format: HistoryFormat = { price: props.price_format, line: props.line_format, view: props.view };
  const columns = props.columns.split(",");
  const [values, directions] = [props.values.split(","), props.directions.split(",")];
  const time = momentText(entry, match_time);
  return (
    <tr data-suspended={entry.suspended || undefined}>
      <th scope="row">{entry.at === null ? time : <time dateTime={isoInstant(entry.at)}>{time}</time>}</th>
      {props.in_play ? <td>{entry.minute === null ? null : `${entry.minute}'`}</td> : null}
      {props.in_play ? <td>{scoreText(entry)}</td> : null}
      {entry.suspended ? (
        <td colSpan={columns.length} className="history-closed">
          {m.history_closed()}
        </td>
      ) : (
        columns.map((column) =>
          column === "line" ? (
            <td key={column} className="history-number history-line">
              {entryLineText(entry, format.line)}
            </td>
          ) : (
            <ValueCell
              key={column}
              value={values[Number(column)] ?? ""}
              direction={directions[Number(column)] ?? ""}
              format={format}
            />
          ),
        )
      )}
    </tr>
  );
});

interface ValueCellProps {
  /** Empty for none. */
  readonly value: string;
  readonly direction: string;
  readonly format: HistoryFormat;
}

function ValueCell({ value, direction, format }: ValueCellProps) {
  if (value === "") {
    return (
      <td className="history-number">
        <span className="sr-only">{m.price_none()}</span>
      </td>
    );
  }
  const negative = format.view === "off" && isNegative(Number(value), format.price);
  return (
    <td
      className="history-number"
      data-move={direction === "" ? undefined : direction}
      data-negative={negative || undefined}
    >
      <span>{valueText(Number(value), format)}</span>
      {direction === "up" ? <span className="sr-only">{m.price_rose()}</span> : null}
      {direction === "down" ? <span className="sr-only">{m.price_fell()}</span> : null}
    </td>
  );
}
