import { useEffect, useState } from "react";

/** Spec section 9, loading indicator. */
const THROTTLE_MS = 200;
/** How long a finished or failed bar stays visible. */
const FADE_MS = 400;

interface LoadingBarProps {
  readonly loading: boolean;
  /** The load ended on the error screen. */
  readonly failed: boolean;
  readonly label: string;
}

type Phase = "hidden" | "running" | "done" | "failed";

/** A bar at the top while a page loads for more than 200 ms. A CSS animation: a busy main thread cannot stop it. */
export function LoadingBar({ loading, failed, label }: LoadingBarProps) {
  // The error screen replaces the whole page, this bar included: a bar that mounts there shows how the load ended.
  const [phase, setPhase] = useState<Phase>(failed ? "failed" : "hidden");
  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setPhase("running"), THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    setPhase((phase) => (phase === "running" ? (failed ? "failed" : "done") : phase));
    const timer = setTimeout(() => setPhase("hidden"), FADE_MS);
    return () => clearTimeout(timer);
  }, [loading, failed]);

  if (phase === "hidden") return null;
  // Once the load is over the bar only fades; the page itself shows the result.
  const progress = phase === "running" ? ({ role: "progressbar", "aria-label": label } as const) : {};
  return (
    <div
      className="loading-bar"
      data-phase={phase}
      aria-hidden={phase === "running" ? undefined : true}
      {...progress}
    >
      <div />
    </div>
  );
}
