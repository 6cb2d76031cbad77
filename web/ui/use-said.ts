import { useCallback, useEffect, useState } from "react";

/** How long a button says what came of it. */
const SAID_MS = 3_000;

/**
 * What a press came to, said for some seconds, and how to say it; null for nothing. What is said again stays as long again.
 */
export function useSaid<Said extends string>(
  saidMs = SAID_MS,
): readonly [Said | null, (said: Said | null) => void] {
  const [last, setLast] = useState<{ readonly said: Said | null }>({ said: null });
  const say = useCallback((said: Said | null) => setLast({ said }), []);
  useEffect(() => {
    if (last.said === null) return;
    const timer = setTimeout(() => say(null), saidMs);
    return () => clearTimeout(timer);
  }, [last, say, saidMs]);
  return [last.said, say];
}

/** Whether a text is in the clipboard now: not without https, nor where the browser forbids it. */
export type Copied = "copied" | "failed";

/** Puts a text into the clipboard, and says how that went. */
export function useCopy(text: string): { readonly said: Copied | null; readonly copy: () => void } {
  const [said, say] = useSaid<Copied>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say("copied");
    } catch {
      say("failed");
    }
  };
  return { said, copy: () => void copy() };
}
