import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { DELAY_KEY, SCORES_KEY } from "#shared/shield/shield.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { matchesOfPage } from "#web/features/match/day/first-rows.rules.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { watchCutOffPlace } from "#web/platform/list/cut-off-place.ts";
import { askBesidePage } from "#web/platform/live/browser-call.ts";
import { type Packed, unpack } from "#web/platform/packed.ts";
import { retryWaitMs } from "#web/platform/retry-wait.rules.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import type { PricedList, WholeList } from "./priced-list.loader.server.ts";

/** What has become of the rows after a page's first. */
interface Asked {
  readonly of: PricedList;
  /** Null while they cannot be had. */
  readonly whole: WholeList | null;
  readonly goToPlace: (() => void) | null;
}

/**
 * A list with all its rows, where a page has come with the first of them: the others are asked for once those are alive, and
 * again where they cannot be had: after a while, with a network, and when something is chosen among them.
 */
export function useWholeList<Page extends PricedList>(page: Page): Page {
  const [asked, setAsked] = useState<Asked | null>(null);
  const askAgain = useRef<(() => void) | null>(null);
  const { date, rest } = page;
  const isPart = rest !== undefined;
  useEffect(() => {
    if (!isPart) return;
    const left = new AbortController();
    const place = watchCutOffPlace();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isAsking = false;
    const tell = (whole: WholeList | null) => {
      if (left.signal.aborted) return;
      const goToPlace = whole && place.wayThere();
      startTransition(() => setAsked({ of: page, whole, goToPlace }));
    };
    const ask = async () => {
      if (isAsking || left.signal.aborted) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        const whole = await askWholeList(date);
        askAgain.current = null;
        tell(whole);
      } catch {
        isAsking = false;
        failures += 1;
        askAgain.current = () => void ask();
        if (failures === 1) tell(null);
        // Not all readers at once after an outage.
        if (!left.signal.aborted) timer = setTimeout(ask, retryWaitMs(failures) * (0.75 + Math.random() / 2));
      }
    };
    window.addEventListener("online", () => askAgain.current?.(), { signal: left.signal });
    void ask();
    return () => {
      left.abort();
      askAgain.current = null;
      place.stop();
      clearTimeout(timer);
    };
  }, [page, date, isPart]);
  const query = usePageQuery().toString();
  const chooses = useEffectEvent(() => askAgain.current?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is what it waits for
  useEffect(() => chooses(), [query]);
  useLayoutEffect(() => asked?.goToPlace?.(), [asked]);
  return useMemo(() => {
    if (!rest || asked?.of !== page) return page;
    const { whole } = asked;
    if (whole === null) return { ...page, rest: { ...rest, isMissing: true } };
    const known = new Set(matchesOfPage(page).map(({ id }) => id));
    const matches = matchesOfPage(whole).filter(({ id }) => !known.has(id));
    // Where the prices of all could not be had, those of the first stay.
    return { ...page, odds: whole.odds ?? page.odds, rest: { ...rest, matches } };
  }, [page, rest, asked]);
}

async function askWholeList(date: string): Promise<WholeList> {
  const own = new URLSearchParams(location.search);
  const { data } = await askBesidePage<{ readonly packed: Packed<WholeList> }>(
    pathOf("dayList", getLocale()),
    { date, [DELAY_KEY]: own.get(DELAY_KEY), [SCORES_KEY]: own.get(SCORES_KEY) },
  );
  return unpack(data.packed);
}
