import { type RefObject, useRef, useState } from "react";

/** State of the proof of work; `failed` falls back to the question. */
export type CaptchaState = "idle" | "checking" | "solved" | "failed";

/** A challenge is valid for ten minutes after it was issued. */
const GOOD_FOR_MS = 8 * 60_000;

export interface CaptchaWork {
  readonly state: CaptchaState;
  /** The field that receives the solution. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Starts solving, unless already started: on the reader's first interaction with the form. */
  readonly begin: () => void;
  /** The solution to await before the form can be sent; null if there is nothing to await. */
  readonly awaited: () => Promise<void> | null;
  /** The solution was submitted: the next form needs a new one. */
  readonly forget: () => void;
}

/** Solves a captcha while the reader fills in the form. `nowMs` is any monotonic clock. */
export function useCaptcha(
  solve: () => Promise<string>,
  nowMs: () => number = () => performance.now(),
): CaptchaWork {
  const [state, setState] = useState<CaptchaState>("idle");
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<Promise<void> | null>(null);
  const last = useRef<{ readonly state: CaptchaState; readonly at: number }>({ state: "idle", at: 0 });

  const reach = (reached: CaptchaState, solution: string) => {
    last.current = { state: reached, at: nowMs() };
    if (input.current) input.current.value = solution;
    setState(reached);
  };
  const run = (): Promise<void> => {
    reach("checking", "");
    const work = solve().then(
      (solution) => reach("solved", solution),
      () => reach("failed", ""),
    );
    running.current = work;
    return work;
  };
  return {
    state,
    input,
    begin() {
      if (last.current.state === "idle") void run();
    },
    awaited() {
      const { state: reached, at } = last.current;
      if (reached === "failed") return null;
      if (reached === "solved" && nowMs() - at < GOOD_FOR_MS) return null;
      return reached === "checking" ? running.current : run();
    },
    forget: () => reach("idle", ""),
  };
}
