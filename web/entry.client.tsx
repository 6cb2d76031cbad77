import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepAnchorsFromRouter, leavesPage } from "./platform/anchors.ts";
import { createQueryClient } from "./platform/data/query-client.ts";
import { allowForeignDom } from "./platform/foreign-dom.ts";
import { frameAt } from "./platform/frame.ts";
import { callsOfView } from "./platform/live/browser-call.ts";
import { takeLocaleFromPath } from "./platform/locale.browser.ts";
import { reloadOnStaleChunk, watchTyping } from "./platform/new-build/chunk-reload.ts";
import { watchFailedStyles } from "./platform/new-build/failed-styles.ts";
import { keepInstallOffer } from "./platform/service-worker/install-offer.ts";
import { registerWhenLoaded } from "./platform/service-worker/service-worker.ts";
import { viewAt } from "./platform/shield/shown-view.tsx";
import { takeZoneFromHtml } from "./platform/zone/shown-zone.ts";

allowForeignDom();
takeLocaleFromPath();
keepAnchorsFromRouter();
takeZoneFromHtml(document.documentElement.dataset.zone);
if (!frameAt(window.location)) {
  registerWhenLoaded();
  keepInstallOffer();
}
reloadOnStaleChunk();
watchFailedStyles();
watchTyping();

const client = createQueryClient(callsOfView(viewAt(location)));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={client}>
        <HydratedRouter instrumentations={[leavesPage]} />
      </QueryClientProvider>
    </StrictMode>,
  );
});
