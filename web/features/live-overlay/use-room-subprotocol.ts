import { useEffect, useMemo, useState } from "react";
import { subscribe, useSnapshot } from "valtio";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import type { RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import { createWantedSubprotocol, type RoomSubprotocol } from "#web/platform/realtime/room-subprotocol.ts";

interface TalkOfRoom {
  /** Who wants to talk with the room at this moment. */
  readonly now: () => RoomSubprotocol | null;
  /** Lends him the line, and whoever comes after him; gives what ends that. */
  readonly lend: (line: RoomSubscription) => () => void;
}

/** Who wants to talk with a room over the page's line to it. */
export function useRoomSubprotocol(room: string): TalkOfRoom {
  const wanted = usePageStore(createWantedSubprotocol);
  return useMemo(() => {
    const now = () => (wanted.talk?.room === room ? wanted.talk : null);
    return {
      now,
      lend(line) {
        const lendNow = () => line.letTalk(now());
        lendNow();
        return subscribe(wanted, lendNow);
      },
    };
  }, [wanted, room]);
}

/** How long a line is put off for who wants to talk over it. */
const PATIENCE_MS = 1_000;

/** Whether the page's connection can open: at once, unless the code that talks over it is on its way, so that it opens once. */
export function useLineMayOpen(): boolean {
  const { isComing, talk } = useSnapshot(usePageStore(createWantedSubprotocol));
  const isAwaited = isComing && talk === null;
  const [mayOpen, setMayOpen] = useState(!isAwaited);
  if (!mayOpen && !isAwaited) setMayOpen(true);
  useEffect(() => {
    if (mayOpen) return;
    const timer = setTimeout(() => setMayOpen(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [mayOpen]);
  return mayOpen;
}
