import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { overwriteGetLocale } from "#messages/paraglide/runtime.js";
import { localeOf } from "#shared/url/index.ts";
import { callsOfView } from "./platform/data/browser-call.ts";
import { createQueryClient } from "./platform/data/query-client.ts";
import { reloadOnStaleChunk, watchTyping } from "./platform/deploy-skew/chunk-reload.ts";
import { watchFailedStyles } from "./platform/deploy-skew/failed-styles.ts";
import { allowForeignDom } from "./platform/hydration/foreign-dom.ts";
import { takeZoneFromHtml } from "./platform/i18n/zone/shown-zone.ts";
import { keepAnchorsFromRouter, leavesPage } from "./platform/navigation/anchors.ts";
import { frameAt } from "./platform/navigation/frame.ts";
import { keepInstallOffer } from "./platform/pwa/install-offer.ts";
import { registerWhenLoaded } from "./platform/pwa/service-worker.ts";
import { viewAt } from "./platform/spoiler-shield/shown-view.tsx";

allowForeignDom();
// Read once: the language switch is a full load, so a running page never changes its language.
const locale = localeOf(location.pathname);
overwriteGetLocale(() => locale);
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
