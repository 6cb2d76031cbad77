import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { ref } from "valtio";
import { type ListOrder, wouldMove, wouldPin } from "./list-order.rules.ts";
import { useListView } from "./match-list-view.ts";
import { useRest } from "./use-rest.ts";

interface UsedOrder {
  readonly order: ListOrder;
  /** The order has become outdated. */
  readonly isOld: boolean;
  readonly update: () => void;
}

interface OrderUse {
  /** The order of the page before the reader is known. */
  readonly first: ListOrder;
  /** The current order. */
  readonly now: ListOrder;
  readonly by: "leagues" | "rows";
  /** The list has a live section above its blocks. */
  readonly hasLiveSection: boolean;
  /** The list's key: another list takes its own order at once. */
  readonly key: string;
  readonly area: RefObject<Element | null>;
}

/** The order in which a list is shown. It does not change while the reader has pointer or focus in the list. */
export function useListOrder({ first, now, by, hasLiveSection, key, area }: OrderUse): UsedOrder {
  const view = useListView();
  const [taken, take] = useState(() => (view.order?.key === key ? view.order : { key, order: first }));
  if (taken.key !== key) take({ key, order: now });
  const order = taken.key === key ? taken.order : now;
  useEffect(() => {
    // A reader who returns to the page finds the rows in place.
    view.order = ref({ key, order });
  }, [view, key, order]);
  const isOld =
    wouldPin(order.pinned, now.pinned) ||
    wouldMove(order[by], now[by]) ||
    (hasLiveSection && wouldPin(order.live, now.live));
  const update = useCallback(() => take({ key, order: now }), [key, now]);
  useRest(area, isOld, update);
  useEffectOnce(() => {
    // Checked first: reading `scrollY` forces layout within the effect.
    if (!isOld) return;
    // Followed matches move up before reading begins; a resting pointer does not count as reading.
    const hasBegun = navigator.userActivation?.hasBeenActive || window.scrollY > 0;
    if (!hasBegun && !area.current?.contains(document.activeElement)) update();
  });
  return { order, isOld, update };
}

function useEffectOnce(effect: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) effect();
    isDone.current = true;
  });
}
