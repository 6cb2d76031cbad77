import { useEffect } from "react";
import { dateOf } from "#shared/time/index.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { useMinuteBeat } from "#web/platform/realtime/use-minute-beat.ts";
import { reportHeight } from "./embed-height.ts";

/** Jitter: frames on many sites must not request the new day in the same second. */
const SPREAD_MS = 60_000;

interface EmbedUpkeepProps {
  /** The shown day, `YYYY-MM-DD`; null for a frame that stays on its day. */
  readonly date: string | null;
}

/** Upkeep of a frame that stays open for days: reports its height, moves on to today's matches. */
export default function EmbedUpkeep({ date }: EmbedUpkeepProps) {
  useEffect(() => {
    const content = document.getElementById("content");
    return content ? reportHeight(content) : undefined;
  }, []);
  useMinuteBeat();
  const today = useClockValue((nowMs) => dateOf(Math.floor(nowMs / 1000), shownZone()));
  useEffect(() => {
    if (date === null || today <= date) return;
    const reload = () => location.reload();
    const timer = setTimeout(() => {
      // Without network, yesterday's list is better than the browser's error page.
      if (navigator.onLine) reload();
      else addEventListener("online", reload, { once: true });
    }, Math.random() * SPREAD_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", reload);
    };
  }, [today, date]);
  return null;
}
