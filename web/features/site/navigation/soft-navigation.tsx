import { Suspense, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { lazyOptional } from "#web/platform/hydration/lazy-with-retry.ts";
import { LinkHostContext } from "#web/platform/navigation/link-host.ts";
import { Prefetcher } from "#web/platform/navigation/prefetcher.tsx";
import { useRootAttributes } from "#web/platform/pre-paint/use-root-attributes.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { LoadingBar } from "#web/ui/loading-bar.tsx";
import { useFlash } from "#web/ui/use-flash.ts";
import { useBettingChoice } from "../use-betting-choice.ts";
import { useBuildCheck } from "./build-check.ts";

const TouchGestures = lazyOptional(() => import("#web/platform/touch/touch-gestures.tsx"));
const Tracking = lazyOptional(() => import("../tracking.tsx"));

interface SoftNavigationProps {
  /** The shown page is the error screen. */
  readonly failed: boolean;
}

/** How long a notice stays. */
const NOTICE_MS = 5_000;

/** Navigation features after hydration: prefetching, failed links, focus, loading bar, and global settings. */
export default function SoftNavigation({ failed }: SoftNavigationProps) {
  const [notice, flash] = useFlash<"offline">(NOTICE_MS);
  const host = useContext(LinkHostContext);
  useBuildCheck(
    useCallback(() => {
      host.isOutdated = true;
    }, [host]),
  );
  useEffect(() => {
    host.showOffline = () => flash("offline");
  }, [host, flash]);
  useFocusOnNewPage();
  useBettingChoice();
  useRootAttributes();
  const isTouched = useFirstTouch();
  const tracking = useSiteFacts()?.tracking;
  const [hasFinger] = useState(() => matchMedia?.("(pointer: coarse)").matches ?? false);
  return (
    <>
      <Suspense>{isTouched && tracking ? <Tracking tags={tracking} /> : null}</Suspense>
      <Suspense>{hasFinger ? <TouchGestures /> : null}</Suspense>
      <Prefetcher />
      <LoadingBar loading={useNavigation().state !== "idle"} failed={failed} label={m.loading_page()} />
      <p role="status" className="notice">
        {notice === "offline" ? m.offline_link() : null}
      </p>
    </>
  );
}

/** The followed link disappeared with its page: focus moves to the new page's content. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Events that show a reader is present: spec section 4, lazy extras. */
const SIGNS = ["mousemove", "touchstart", "scroll", "keydown"] as const;

/** True once the reader has interacted. Code that waits for this costs passive readers no bytes. */
function useFirstTouch(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const stop = new AbortController();
    const options = { passive: true, capture: true, signal: stop.signal };
    for (const sign of SIGNS) window.addEventListener(sign, () => setTouched(true), options);
    return () => stop.abort();
  }, [isTouched]);
  return isTouched;
}
