import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { ref } from "valtio";
import { type ListOrder, wouldMove, wouldPin } from "./list-order.rules.ts";
import { useListView } from "./match-list-view.ts";
import { useRest } from "./use-rest.ts";

interface UsedOrder {
  readonly order: ListOrder;
  /** Another order is right by now. */
  readonly isOld: boolean;
  readonly update: () => void;
}

interface OrderUse {
  /** The order that the page shows before anything is known of its reader. */
  readonly first: ListOrder;
  /** The order that is right now. */
  readonly now: ListOrder;
  readonly by: "leagues" | "rows";
  /** What the list is about: with another one comes its own order at once. */
  readonly key: string;
  readonly area: RefObject<Element | null>;
}

/** The order in which a list is shown. It is kept while the reader has pointer or focus in the list. */
export function useListOrder({ first, now, by, key, area }: OrderUse): UsedOrder {
  const view = useListView();
  const [taken, take] = useState(() => (view.order?.key === key ? view.order : { key, order: first }));
  if (taken.key !== key) take({ key, order: now });
  const order = taken.key === key ? taken.order : now;
  useEffect(() => {
    // Who comes back to the page finds the rows where they were.
    view.order = ref({ key, order });
  }, [view, key, order]);
  const isOld = wouldPin(order.pinned, now.pinned) || wouldMove(order[by], now[by]);
  const update = useCallback(() => take({ key, order: now }), [key, now]);
  useRest(area, isOld, update);
  useEffectOnce(() => {
    // Asked for first: `scrollY` makes browsers lay out the page within the effect.
    if (!isOld) return;
    // Followed matches go to their place before reading has begun, of which a pointer that just lies there is no sign.
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
