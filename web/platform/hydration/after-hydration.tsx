import { type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "#web/platform/errors/error-boundary.tsx";
import { whenIdle } from "./when-idle.ts";

interface AfterHydrationProps {
  /** Renders lazy content, which must not be needed for reading. */
  readonly children: () => ReactNode;
}

/**
 * Mounts lazy content once the page is interactive and idle. A failure renders nothing: a missing extra must not break
 * the page.
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
