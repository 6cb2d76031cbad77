import { type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "#web/platform/errors/error-boundary.tsx";
import { whenIdle } from "./when-idle.ts";

interface AfterHydrationProps {
  /** Renders lazily loaded parts; they must not be needed for reading. */
  readonly children: () => ReactNode;
}

/**
 * Mounts later parts once the page is interactive and the main thread idle. One that fails leaves the page as it is,
 * readable and still: a missing extra is not a broken page.
 */
export function AfterHydration({ children }: AfterHydrationProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true), 500), []);
  if (!ready) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children()}</Suspense>
    </ErrorBoundary>
  );
}
