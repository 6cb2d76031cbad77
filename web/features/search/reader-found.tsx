import { useEffect, useState } from "react";
import { callUntil } from "#web/platform/live/browser-call.ts";
import { askFound } from "./found.calls.ts";
import type { FoundInZoneProps } from "./found-in-zone.tsx";

/** What is found on days of a zone that the server does not know: what it found, until the answer is there. */
export default function ReaderFound({ filter, limit, found, children }: FoundInZoneProps) {
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
