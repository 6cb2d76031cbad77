import { type ReactNode, useEffect, useMemo } from "react";
import { laterCode } from "#web/platform/later-code.ts";
import { useClockValue, usePageStores } from "#web/platform/page-stores.tsx";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import { matchDayKey } from "../match.keys.ts";
import { stripOf } from "./day-strip.rules.ts";
import type { MatchDayPage } from "./match-day.loader.server.ts";
import { overnightIn, partOfDay, readerDays } from "./reader-day.rules.ts";

export interface ReaderDayProps {
  /** As the server made it, for everybody. */
  readonly page: MatchDayPage;
  readonly children: (page: MatchDayPage) => ReactNode;
}

/** The day in a zone that the server does not know: what is known of it, until the whole of it has been fetched. */
export default function ReaderDay({ page, children }: ReaderDayProps) {
  const { queries } = usePageStores();
  const zone = shownZone();
  const wanted = usePageQuery().get("date");
  const today = useClockValue((nowMs) => readerDays(page, zone, wanted, nowMs).today);
  const date = useClockValue((nowMs) => readerDays(page, zone, wanted, nowMs).date);
  const day = useMemo(
    () => queries.client?.getQueryData(matchDayKey(date)) ?? partOfDay(page, date, zone),
    [queries, page, date, zone],
  );
  useEffect(() => {
    let left = false;
    // Until then, and without a network, what is known of the day stays.
    laterCode(() => import("../live/refetch.ts"))
      .then(({ refetch }) => (left ? undefined : refetch(queries, { what: "match-day", date })))
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [queries, date]);
  const overnight = useMemo(
    () => (date === today ? overnightIn(page, date, zone) : []),
    [page, date, today, zone],
  );
  const shown = { date, today, days: stripOf(date, today), day, overnight };
  // As long as not all of the server's day is there, neither is that of the reader.
  return children(page.rest && !page.rest.matches ? { ...shown, rest: page.rest } : shown);
}
