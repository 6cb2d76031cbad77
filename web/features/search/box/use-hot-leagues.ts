import { useEffect, useState } from "react";
import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import { callFromBrowser } from "#web/platform/live/browser-call.ts";

const HOT_LIMIT = 8;

/** The hottest leagues; none where they do not come: the box is for typing. */
export function useHotLeagues(): readonly CompetitionRef[] {
  const [hot, setHot] = useState<readonly CompetitionRef[]>([]);
  useEffect(() => {
    let isShown = true;
    callFromBrowser("/api/v1/football/comp-list", { hot: HOT_LEVELS, limit: HOT_LIMIT }).then(
      ({ data }) => isShown && setHot(data.competitions),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return hot;
}
