import { type RefObject, useRef, useState } from "react";

/** How far the proof of work is; `failed` asks the question instead. */
export type CaptchaState = "idle" | "checking" | "solved" | "failed";

/** A challenge is good for ten minutes from when it was made. */
const GOOD_FOR_MS = 8 * 60_000;

export interface CaptchaWork {
  readonly state: CaptchaState;
  /** The field that the solution is put into. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Begins, unless it has begun: for when somebody touches the form. */
  readonly begin: () => void;
  /** What has to be waited for before the form can be sent; null when nothing has to. */
  readonly awaited: () => Promise<void> | null;
  /** What was solved has been handed in: the next form needs another. */
  readonly forget: () => void;
}

/** Has a captcha solved while its form is filled in. `nowMs` is any clock that goes on. */
export function useCaptcha(
  solve: () => Promise<string>,
  nowMs: () => number = () => performance.now(),
): CaptchaWork {
  const [state, setState] = useState<CaptchaState>("idle");
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<Promise<void> | null>(null);
  const last = useRef({ state: "idle" as CaptchaState, at: 0 });

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
