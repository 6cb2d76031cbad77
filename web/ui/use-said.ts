import { useEffect, useState } from "react";

/** How long a button says what came of it. */
const SAID_MS = 3_000;

/** What a press came to, said for some seconds; null for nothing. */
export function useSaid<Said extends string>(): readonly [Said | null, (said: Said | null) => void] {
  const [said, say] = useState<Said | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => say(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
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
