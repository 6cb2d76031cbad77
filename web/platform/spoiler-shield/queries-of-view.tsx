import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { callsOfView } from "#web/platform/data/browser-call.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { useShownView } from "./shown-view.tsx";

/**
 * Gives each view of results its query client. Query keys do not include the shield: with one client, results that one
 * URL reveals would show on the next one, and stay there where its own responses are older (they come from edge's
 * cache). A screen that changes its view is remounted, because observers stay with their client.
 */
export function QueriesOfView({ children }: { readonly children: ReactNode }) {
  const ofPage = useQueryClient();
  const view = useShownView();
  const [clients] = useState(() => new Map([[view.key, ofPage]]));
  const client = clients.get(view.key) ?? createQueryClient(callsOfView(view));
  clients.set(view.key, client);
  return (
    <QueryClientProvider key={view.key} client={client}>
      {children}
    </QueryClientProvider>
  );
}
