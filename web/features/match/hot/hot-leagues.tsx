import { memo, Suspense } from "react";
import { laterPart } from "#web/platform/later-code.ts";
import type { HotLeaguesProps } from "./hot-leagues-links.tsx";

// In the HTML from the start; their script comes after the list's own.
const links = () => import("./hot-leagues-links.tsx");
const Panel = laterPart(async () => ({ default: (await links()).HotLeaguesPanel }));
const Strip = laterPart(async () => ({ default: (await links()).HotLeaguesStrip }));

/** Hot leagues beside the list. `memo`: a changed list does not reach what is still to be taken over by its script. */
export const HotLeagues = memo(function HotLeagues(props: HotLeaguesProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
});

/** The same above the list, where there is no room beside it. */
export const HotLeaguesStrip = memo(function HotLeaguesStrip(props: HotLeaguesProps) {
  return (
    <Suspense fallback={<div className="league-strip" />}>
      <Strip {...props} />
    </Suspense>
  );
});
