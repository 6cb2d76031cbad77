import { useEffect, useMemo, useState } from "react";
import { subscribe, useSnapshot } from "valtio";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import type { RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import { createWantedSubprotocol, type RoomSubprotocol } from "#web/platform/realtime/room-subprotocol.ts";

interface SharedSubprotocol {
  /** The subprotocol that currently needs the room. */
  readonly now: () => RoomSubprotocol | null;
  /** Lends the connection to the current subprotocol and to every later one; returns the function that ends it. */
  readonly lend: (subscription: RoomSubscription) => () => void;
}

/** The subprotocol that shares the page's connection to a room. */
export function useRoomSubprotocol(room: string): SharedSubprotocol {
  const wanted = usePageStore(createWantedSubprotocol);
  return useMemo(() => {
    const now = () => (wanted.subprotocol?.room === room ? wanted.subprotocol : null);
    return {
      now,
      lend(subscription) {
        const lendNow = () => subscription.setSubprotocol(now());
        lendNow();
        return subscribe(wanted, lendNow);
      },
    };
  }, [wanted, room]);
}

/** How long a connection waits for a subprotocol that is loading. */
const PATIENCE_MS = 1_000;

/** True if the page's connection can open: not while a subprotocol's code is loading, so that it opens once. */
export function useMayConnect(): boolean {
  const { isComing, subprotocol } = useSnapshot(usePageStore(createWantedSubprotocol));
  const isAwaited = isComing && subprotocol === null;
  const [mayOpen, setMayOpen] = useState(!isAwaited);
  if (!mayOpen && !isAwaited) setMayOpen(true);
  useEffect(() => {
    if (mayOpen) return;
    const timer = setTimeout(() => setMayOpen(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [mayOpen]);
  return mayOpen;
}
