import { useEffect, useMemo, useState } from "react";
import { subscribe } from "valtio/vanilla";
import { createWantedTalk, type LineTalk, type WantedTalk } from "#web/platform/live/line-talk.ts";
import type { RoomLine } from "#web/platform/live/room-connection.ts";
import { usePageStore } from "#web/platform/page-stores.tsx";

interface TalkOfRoom {
  /** Who wants to talk with the room at this moment. */
  readonly now: () => LineTalk | null;
  /** Lends him the line, and whoever comes after him; gives what ends that. */
  readonly lend: (line: RoomLine) => () => void;
}

/** Who wants to talk with a room over the page's line to it. */
export function useWantedTalk(room: string): TalkOfRoom {
  const wanted = usePageStore(createWantedTalk);
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

const isAwaited = ({ isComing, talk }: WantedTalk): boolean => isComing && talk === null;

/** Whether a page's line can be made: at once, but where somebody is about to talk over it with him, so that it is made once. */
export function useLineMayOpen(): boolean {
  const wanted = usePageStore(createWantedTalk);
  const [mayOpen, setMayOpen] = useState(() => !isAwaited(wanted));
  useEffect(() => {
    if (mayOpen) return;
    const look = () => {
      if (!isAwaited(wanted)) setMayOpen(true);
    };
    look();
    const stop = subscribe(wanted, look);
    const timer = setTimeout(() => setMayOpen(true), PATIENCE_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [wanted, mayOpen]);
  return mayOpen;
}
