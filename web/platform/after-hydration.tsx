import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { usePageStores } from "./page-stores.tsx";
import { whenIdle } from "./when-idle.ts";

interface AfterHydrationProps {
  /** Renders lazily loaded parts; they must not be needed for reading. */
  readonly children: () => ReactNode;
}

/**
 * Mounts parts once the screen is hydrated and the main thread idle. If one fails, the page stays as it is, readable and
 * still: a missing extra is not a broken page.
 */
export function AfterHydration({ children }: AfterHydrationProps) {
  const { hydration } = usePageStores();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let stopIdling = () => {};
    const stopWaiting = hydration.whenHydrated(() => {
      stopIdling = whenIdle(() => setReady(true), 500);
    });
    return () => {
      stopWaiting();
      stopIdling();
    };
  }, [hydration]);
  if (!ready) return null;
  return (
    <Quiet>
      <Suspense fallback={null}>{children()}</Suspense>
    </Quiet>
  );
}

class Quiet extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
