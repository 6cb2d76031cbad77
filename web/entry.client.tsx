import { type ReactNode, StrictMode, startTransition } from "react";
import { HydratedRouter } from "react-router/dom";
import { keepAnchorsFromRouter } from "./platform/anchors.ts";
import { takeZoneFromHtml } from "./platform/format.ts";
import { frameAt } from "./platform/frame.ts";
import { readHandOver, whenHandedOver } from "./platform/late-router/hand-over.ts";
import { LatelyRouted } from "./platform/late-router/late-router.tsx";
import { takeLocaleFromPath } from "./platform/locale.browser.ts";
import { reloadOnStaleChunk, watchTyping } from "./platform/new-build/chunk-reload.ts";
import { watchFailedStyles } from "./platform/new-build/failed-styles.ts";
import { nextTask } from "./platform/next-task.ts";
import { keepInstallOffer } from "./platform/service-worker/install-offer.ts";
import { registerWhenLoaded } from "./platform/service-worker/service-worker.ts";

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

/** Comes with the rest of the framework; asked for here, it is evaluated here, in a task of its own. */
async function hydrate(page: () => ReactNode) {
  await nextTask();
  const { hydrateRoot } = await import("react-dom/client");
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{page()}</StrictMode>);
  });
}
// The development server exchanges routes while a page is open, which is the router's own matter.
if (import.meta.env.DEV) void hydrate(() => <HydratedRouter />);
else whenHandedOver(() => void hydrate(() => <LatelyRouted handed={readHandOver()} />));
