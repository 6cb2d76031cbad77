import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Movement } from "#shared/odds/movement.rules.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { HistoryName } from "./history-name.ts";
import { HistoryTable } from "./history-table.tsx";
import type { HistoryFormat } from "./history-text.ts";

interface HistoryRowsProps {
  readonly caption: string;
  readonly csv_path: string;
  readonly name: HistoryName;
  readonly movement: Movement;
  readonly match_time: number;
  readonly format: HistoryFormat;
}

/** Initial number of rows, and the step of "load more". */
const PAGE_ROWS = 100;

/** The table with its file. Without JavaScript the file contains the rows beyond the first. */
export function HistoryRows({ csv_path, name, movement, ...table }: HistoryRowsProps) {
  const [limit, setLimit] = useState(PAGE_ROWS);
  const count = movement.entries.length;
  return (
    <>
      <div className="history-bar">
        <span>{m.history_count({ count })}</span>
        <a href={csv_path} download className="quiet-button">
          <Icon name="download" size={16} />
          {m.history_csv()}
        </a>
      </div>
      <HistoryTable movement={movement} limit={limit} {...table} />
      {limit < count ? (
        <button
          type="button"
          className="quiet-button history-more needs-script"
          onClick={() => setLimit(limit + PAGE_ROWS)}
        >
          {m.history_more({ count: Math.min(PAGE_ROWS, count - limit) })}
        </button>
      ) : null}
      {name.market === "asian_handicap" ? (
        <p className="history-note">{m.odds_inplay_handicap_note()}</p>
      ) : null}
    </>
  );
}
