// biome-ignore lint/style/noRestrictedImports: what is told without a network cannot wait for one.
import { lazy, Suspense } from "react";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { m } from "#web/paraglide/messages.js";

interface ErrorTextProps {
  readonly code: ErrorCode;
}

/** The sentence for a service that cannot be reached: the texts come from there too. */
const WITHOUT_NETWORK = { errorText: (_code: ErrorCode): string => m.error_data_updating() };

/** The text of a failure, with its code asked for when the first is told. `load` brings `errorText`. */
export const lateText = (load: () => Promise<{ readonly errorText: (code: ErrorCode) => string }>) =>
  lazy(async () => {
    const { errorText } = await load().catch(() => WITHOUT_NETWORK);
    return { default: ({ code }: ErrorTextProps) => errorText(code) };
  });

const Text = lateText(() => import("./error-text.ts"));

/**
 * What a reader is told about a failure (error-text.ts), for parts of a page that seldom tell one: the texts of the whole
 * catalogue are 3 KB, and come with the first failure.
 */
export function LateErrorText({ code }: ErrorTextProps) {
  return (
    <Suspense fallback={null}>
      <Text code={code} />
    </Suspense>
  );
}
