import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";

type Answer<Data> = "loading" | "failed" | Data;

/** Asks through the page's query cache. `isFirst` is false when what is shown has become old. */
type Ask<Data> = (client: QueryClient, isFirst: boolean) => Promise<Data>;

/**
 * What a reader has opened in a row. Asked again when `version` changes, that is when something was pushed; until the
 * newer answer is there, or where it does not come, the one before stays.
 */
export function useAnswer<Data extends object>(
  ask: Ask<Data>,
  version: string | number,
): { readonly answer: Answer<Data>; readonly retry: () => void } {
  const { queries } = usePageStores();
  const [answer, setAnswer] = useState<Answer<Data>>("loading");
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ ask, answer });
  useEffect(() => {
    latest.current = { ask, answer };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or attempt is another question
  useEffect(() => {
    let isLeft = false;
    const isFirst = typeof latest.current.answer === "string";
    latest.current.ask(queries.install(createQueryClient({ retries: 1 })), isFirst).then(
      (data) => {
        if (!isLeft) setAnswer(data);
      },
      () => {
        if (!isLeft) setAnswer((known) => (typeof known === "string" ? "failed" : known));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [queries, version, attempt]);
  const retry = () => {
    setAnswer("loading");
    setAttempt((before) => before + 1);
  };
  return { answer, retry };
}
