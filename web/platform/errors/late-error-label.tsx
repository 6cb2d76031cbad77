import { type ComponentType, Suspense, useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";

interface ErrorTextProps {
  readonly code: ErrorCode;
}

/** How long the component renders nothing before it shows the general sentence. */
const SILENT_MS = 2_000;

type LoadText = () => Promise<{ readonly errorLabel: (code: ErrorCode) => string }>;

/** The text of a failure, whose code is loaded with the first failure. `load` brings `errorLabel`. */
export function lateText(load: LoadText): ComponentType<ErrorTextProps> {
  const Text = lazyWithRetry(async () => {
    const { errorLabel } = await load();
    return { default: ({ code }: ErrorTextProps) => <span>{errorLabel(code)}</span> };
  });
  return (props) => (
    <Suspense fallback={<Meanwhile />}>
      <Text {...props} />
    </Suspense>
  );
}

/** The sentence for an unreachable service: the texts come from that service too. */
function Meanwhile() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <span>{m.error_data_updating()}</span> : null;
}

/** Message for a failure, for components that seldom show one: the catalogue's 3 KB load with the first failure. */
export const LateErrorText = lateText(() => import("./error-label.ts"));
