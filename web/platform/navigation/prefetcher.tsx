import { type SyntheticEvent, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { PrefetchPageLinks } from "react-router";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { LinkHostContext } from "./link-host.ts";
import { createPreloadQueue, type PreloadQueue } from "./preload-queue.ts";

/** A preload that takes longer makes room for the next one. */
const PATIENCE_MS = 10_000;

/** True if the reader, or the browser, wants to save data. */
function savesData(setting: boolean): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    setting ||
    (typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true)
  );
}

/** Preloads pages on intent by React Router's `PrefetchPageLinks`; `prefetch="intent"` has no limit. */
export function Prefetcher() {
  const host = useContext(LinkHostContext);
  const [setting] = useSetting("data_saver");
  const [queue] = useState(createPreloadQueue);
  useEffect(() => {
    host.preload = (page) => {
      if (!savesData(setting)) queue.add(page);
    };
    return () => {
      host.preload = () => {};
    };
  }, [host, setting, queue]);
  const pages = useSyncExternalStore(queue.subscribe, queue.pending, queue.pending);
  return pages.map((page) => <PagePreload key={page} page={page} queue={queue} />);
}

function PagePreload({ page, queue }: { readonly page: string; readonly queue: PreloadQueue }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The router has not discovered the route, or has everything for the page.
    if (!box.current?.querySelector("link")) return queue.settle(page, false);
    const timer = setTimeout(() => queue.settle(page, false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [page, queue]);
  const settle = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>) => {
    currentTarget.dataset.settled = "";
    if (!box.current?.querySelector("link:not([data-settled])")) queue.settle(page, true);
  };
  // Per the documentation all properties of a link are passed on; the type names some of them.
  const ends = { onLoad: settle, onError: settle };
  return (
    <div hidden ref={box}>
      <PrefetchPageLinks page={page} {...ends} />
    </div>
  );
}
