import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadOnStaleChunk } from "./platform/chunk-reload.ts";
import { takeLocaleFromPath } from "./platform/locale.browser.ts";

takeLocaleFromPath();
reloadOnStaleChunk();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
