import { Suspense } from "react";
import { lazyWithRetry } from "#web/platform/lazy-with-retry.ts";
import { useMinuteBeat } from "#web/platform/use-minute-beat.ts";
import { FirstKey } from "../keyboard/first-key.tsx";
import { useHadRows } from "./row-parts.ts";

const RowExtras = lazyWithRetry(() => import("./row-extras.tsx"));

/** What pages with matches offer beside reading, and what rows do where there are some: loaded after hydration. */
export default function ListExtras() {
  const hadRows = useHadRows();
  useMinuteBeat();
  return (
    <>
      <Suspense fallback={null}>{hadRows ? <RowExtras /> : null}</Suspense>
      <FirstKey />
    </>
  );
}
