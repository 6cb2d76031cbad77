import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadOnStaleChunk } from "./platform/chunk-reload.ts";
import { watchFailedStyles } from "./platform/failed-styles.ts";
import { showZone } from "./platform/format.ts";
import { frameAt } from "./platform/frame.ts";
import { takeLocaleFromPath } from "./platform/locale.browser.ts";

takeLocaleFromPath();
// The HTML is in the zone of the address already.
const frame = frameAt(window.location);
if (frame) showZone(frame.zone);
reloadOnStaleChunk();
watchFailedStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
