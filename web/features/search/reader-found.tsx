import { type ReactNode, useEffect, useState } from "react";
import type { SearchAnswer } from "#shared/search/index.ts";
import { callUntil } from "#web/platform/live/browser-call.ts";
import { askFound } from "./found.calls.ts";
import type { SearchPageData } from "./search-page.loader.server.ts";

export interface ReaderFoundProps extends Pick<SearchPageData, "filter" | "limit"> {
  /** As the server found it, in its zone. */
  readonly found: SearchAnswer;
  readonly children: (found: SearchAnswer) => ReactNode;
}

/** What is found on days of a zone that the server does not know: what it found, until the answer is there. */
export default function ReaderFound({ filter, limit, found, children }: ReaderFoundProps) {
  const [own, setOwn] = useState(found);
  useEffect(() => {
    const given = new AbortController();
    askFound(callUntil(given.signal), filter, limit).then(
      (answer) => given.signal.aborted || setOwn(answer),
      // Without a network, what the server found stays.
      () => undefined,
    );
    return () => given.abort();
  }, [filter, limit]);
  return children(own);
}
