import { useCallback, useMemo, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Incident, Match } from "#shared/match/index.ts";
import { latestKickOff } from "#shared/match/kick-off.rules.ts";
import { runningMinute } from "#shared/match/match-clock.ts";
import { statusTable } from "#shared/match/match-status.ts";
import type { Movement } from "#shared/odds/movement.rules.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import type { PlayMoment } from "#shared/odds/quote.schema.ts";
import { useClockValue, usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { pageName } from "../odds-labels.ts";
import { oddsMatchOf } from "../odds-match.rules.ts";
import type { PricingCompany } from "../odds-page.query.ts";
import { ChartPanel } from "./chart-panel.tsx";
import { chartSpan, firstInPlay, incidentsOf } from "./chart-span.rules.ts";
import { ChartToolbar } from "./chart-toolbar.tsx";
import type { HistoryName } from "./history-name.ts";
import { historyCsvPath } from "./history-path.ts";
import { HistoryRows } from "./history-rows.tsx";
import type { HistoryFormat } from "./history-text.ts";
import { useChartLines } from "./use-chart-lines.ts";
import { type HistoryState, useHistories } from "./use-histories.ts";

interface HistoryContentProps {
  readonly page: OddsPage;
  readonly name: HistoryName;
  /** Companies that price this market. */
  readonly companies: readonly PricingCompany[];
  readonly match: Match;
  readonly incidents: readonly Incident[];
}

/** Chart and table of a history: the same prices twice. */
export function HistoryContent({ page, name, companies, match, incidents }: HistoryContentProps) {
  const [added, setAdded] = useState<readonly number[]>([]);
  const others = added.filter((id) => id !== name.company_id);
  const names = [name, ...others.map((company_id) => ({ ...name, company_id }))];
  const { states, retry } = useHistories(names, usePlayMoment(match));
  const format = useHistoryFormat();
  const [own = "loading"] = states;
  const movements = useMovements(names, states);
  const nameOf = (id: number) => companies.find((company) => company.id === id)?.name ?? String(id);
  const choice = useChartLines(movements, nameOf, format.view);
  const span = useSpan(match, name, incidents, movements);
  const counted = useMemo(() => incidentsOf(incidents, name.period), [incidents, name.period]);

  if (own === "loading") return <p className="history-wait">{m.history_loading()}</p>;
  if (own === "failed") {
    return (
      <p className="history-wait" role="alert">
        {m.error_upstream_unavailable()}{" "}
        <button type="button" className="text-link" onClick={retry}>
          {m.history_retry()}
        </button>
      </p>
    );
  }
  if (own.movement.entries.length === 0) return <p className="history-wait">{m.history_empty()}</p>;
  const label = m.history_of({ company: nameOf(name.company_id), market: pageName(name.market) });
  return (
    <>
      <ChartToolbar
        choice={choice}
        companies={companies.filter(({ id }) => id !== name.company_id && !others.includes(id))}
        added={others.map((id) => ({ id, name: nameOf(id) }))}
        onAdd={(id) => setAdded([...others, id])}
        onRemove={(id) => setAdded(others.filter((one) => one !== id))}
      />
      <ChartPanel
        label={m.history_chart({ history: label })}
        lines={choice.lines}
        span={span}
        incidents={counted}
        format={format}
      />
      <HistoryRows
        caption={label}
        csv_path={historyCsvPath(page, name)}
        name={name}
        movement={own.movement}
        match_time={match.match_time}
        format={format}
      />
    </>
  );
}

function useHistoryFormat(): HistoryFormat {
  const [price] = useSetting("price_format");
  const [line] = useSetting("line_format");
  const [view] = useSetting("margin_free");
  return useMemo(() => ({ price, line, view }), [price, line, view]);
}

/** The state of the match at the time of the call. */
function usePlayMoment(match: Match): () => PlayMoment {
  const { clock } = usePageStores();
  return useCallback(() => {
    const { home, away } = match.score;
    const minute = runningMinute(match, clock.now() / 1000)?.minute ?? null;
    return { minute, home_score: home.goals, away_score: away.goals };
  }, [match, clock]);
}

/** Loaded movements by company; the same list while they are unchanged. */
function useMovements(names: readonly HistoryName[], states: readonly HistoryState[]) {
  const loaded = states.flatMap((state, place) => {
    const name = names[place];
    return name && typeof state !== "string" && state.movement.entries.length > 0
      ? [{ company_id: name.company_id, movement: state.movement }]
      : [];
  });
  const [kept, setKept] = useState(loaded);
  const isSame =
    kept.length === loaded.length &&
    kept.every(
      (one, place) =>
        one.movement === loaded[place]?.movement && one.company_id === loaded[place]?.company_id,
    );
  if (isSame) return kept;
  setKept(loaded);
  return loaded;
}

/** How often the end of a running chart moves on. */
const SPAN_STEP_S = 20;

function useSpan(
  match: Match,
  { period }: HistoryName,
  incidents: readonly Incident[],
  movements: readonly { readonly movement: Movement }[],
) {
  const { decided } = oddsMatchOf(match, period);
  const isOver = decided || statusTable[match.status].final;
  const now = useClockValue((ms) => (isOver ? 0 : Math.floor(ms / 1000 / SPAN_STEP_S) * SPAN_STEP_S));
  const latest = latestKickOff(match);
  const { time_unknown } = match;
  return useMemo(() => {
    const entries = movements.flatMap(({ movement }) => movement.entries);
    return chartSpan({
      entries,
      incidents: incidentsOf(incidents, period),
      kick_off: (time_unknown ? firstInPlay(entries) : null) ?? latest,
      now: isOver ? null : now,
    });
  }, [movements, incidents, period, latest, time_unknown, isOver, now]);
}
