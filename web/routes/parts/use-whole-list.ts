import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { DELAY_KEY, SCORES_KEY } from "#shared/shield/shield.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { matchesOfPage } from "#web/features/match/day/first-rows.rules.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { cutOffPlace, keepPlace } from "#web/platform/list/cut-off-place.ts";
import { askBesidePage } from "#web/platform/live/browser-call.ts";
import { type Packed, unpack } from "#web/platform/packed.ts";
import { retryWaitMs } from "#web/platform/retry-wait.rules.ts";
import { useWhenScreenAlive } from "#web/platform/screen-alive.tsx";
import type { PricedList, WholeList } from "./priced-list.loader.server.ts";

/** What has become of the rows after a page's first. */
interface Asked {
  readonly of: PricedList;
  readonly whole: WholeList | null;
  readonly goToPlace: (() => void) | null;
}

/**
 * A list with all its rows, where a page has come with the first of them: the others are asked for once those are alive, and
 * again and again where they cannot be had.
 */
export function useWholeList<Page extends PricedList>(page: Page): Page {
  const whenAlive = useWhenScreenAlive();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { date, rest } = page;
  const isPart = rest !== undefined;
  useEffect(() => {
    if (!isPart) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const tell = (whole: WholeList | null) => {
      const goToPlace = whole && cutOffPlace();
      if (!hasLeft) startTransition(() => setAsked({ of: page, whole, goToPlace }));
    };
    const ask = (failures: number) =>
      askWholeList(date).then(tell, () => {
        tell(null);
        if (!hasLeft) timer = setTimeout(ask, retryWaitMs(failures + 1), failures + 1);
      });
    const callOff = whenAlive(() => void ask(0));
    const stopKeeping = keepPlace();
    return () => {
      stopKeeping();
      hasLeft = true;
      callOff();
      clearTimeout(timer);
    };
  }, [page, date, isPart, whenAlive]);
  useLayoutEffect(() => asked?.goToPlace?.(), [asked]);
  return useMemo(() => {
    if (!rest || asked?.of !== page) return page;
    const { whole } = asked;
    if (whole === null) return { ...page, rest: { ...rest, isMissing: true } };
    const known = new Set(matchesOfPage(page).map(({ id }) => id));
    const matches = matchesOfPage(whole).filter(({ id }) => !known.has(id));
    return { ...page, odds: whole.odds, rest: { ...rest, matches } };
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
