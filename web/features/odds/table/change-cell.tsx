import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import { isRecentChange } from "#shared/odds/price-state.rules.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { formatDate, formatTime, isoInstant } from "#web/platform/i18n/format.ts";
import { setAtText } from "../odds-numbers.ts";
import { useAge } from "../use-age.ts";

const DAY_S = 86_400;

interface ChangeCellProps {
  /** When the company's latest price was set, seconds UTC. */
  readonly at: number | null;
  readonly rowSpan?: number;
}

/** The time of a company's last price change and its age; red within thirty minutes. Ticks by itself. */
export const ChangeCell = memo(function ChangeCell({ at, rowSpan }: ChangeCellProps) {
  const age = useAge(at);
  const isRecent = useClockValue((nowMs) => isRecentChange(at, nowMs / 1000));
  const isOld = useClockValue((nowMs) => at !== null && nowMs / 1000 - at > DAY_S);
  if (at === null || age === null) {
    return (
      <td className="odds-change text-muted" rowSpan={rowSpan} title={m.odds_set_at_unknown()}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{m.odds_set_at_unknown()}</span>
      </td>
    );
  }
  return (
    <td className="odds-change" rowSpan={rowSpan} data-recent={isRecent || undefined} title={setAtText(at)}>
      <time dateTime={isoInstant(at)}>{isOld ? formatDate(at).slice(0, 5) : formatTime(at)}</time>
      <span className="odds-age" aria-hidden="true">
        {age}
      </span>
      <span className="sr-only">{m.odds_updated({ ago: age })}</span>
    </td>
  );
});
