import { Suspense, useState } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import type { NamedItem } from "#web/platform/favourites/favourites.ts";
import { useFollowed } from "#web/platform/favourites/use-favourites.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { Icon } from "#web/ui/icon.tsx";

import { createAlertKinds } from "./alert-kinds.ts";

const AlertKindsDialog = lazyWithRetry(() => import("./alert-kinds-dialog.tsx"));

/** A bell beside the star of a followed item: which alerts the reader wants of it. Nothing where it is not followed. */
export default function AlertKindsButton(item: NamedItem) {
  const [isOpen, setOpen] = useState(false);
  const own = useSnapshot(usePageStore(createAlertKinds)).of[item.kind][item.id];
  const isMuted = own?.length === 0;
  const label = isMuted ? m.alerts_muted({ name: item.name }) : m.alerts_of({ name: item.name });
  if (!useFollowed(item.kind, item.id)) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon name={isMuted ? "bell-off" : "bell"} size={18} />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AlertKindsDialog {...item} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
