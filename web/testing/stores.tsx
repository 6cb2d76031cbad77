import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { callsOfView } from "#web/platform/data/browser-call.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { PageStoresProvider } from "#web/platform/hydration/page-stores.tsx";
import { PLAIN_VIEW } from "#web/platform/spoiler-shield/shown-view.tsx";

interface TestStoresProps {
  /** The moment of the page, milliseconds UTC. */
  readonly now_ms: number;
  /** False for parts that the test hydrates. */
  readonly isHydrated?: boolean;
  readonly children: ReactNode;
}

/** The stores, the query client and a router, without which a link cannot render. */
export function TestStores({ now_ms, isHydrated = true, children }: TestStoresProps) {
  return (
    <QueryClientProvider client={createQueryClient(callsOfView(PLAIN_VIEW))}>
      <PageStoresProvider now_ms={now_ms} isHydrated={isHydrated}>
        <MemoryRouter>{children}</MemoryRouter>
      </PageStoresProvider>
    </QueryClientProvider>
  );
}
