import "./touch-gestures.css";
import { useQueryClient } from "@tanstack/react-query";
import { useContext, useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { LinkHostContext, needsWholeLoad, openWhole } from "#web/platform/navigation/link-host.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PULL_PIXELS } from "./swipe.rules.ts";
import { watchTouches } from "./watch-touches.ts";

/** Strips whose links a swipe follows: the tabs of a page, or else its days. */
const STRIPS = ".tab-links, .day-strip";

/** The link before (-1) or after (1) the current one of the page's strip. */
function neighbourOf(step: -1 | 1): HTMLAnchorElement | null {
  const item = document.querySelector(STRIPS)?.querySelector("[aria-current]")?.closest("li");
  const other = step === 1 ? item?.nextElementSibling : item?.previousElementSibling;
  return other?.querySelector("a") ?? null;
}

/** A tab changes a part of its page, which stays where it is; a day is another page. */
const isTab = (link: HTMLAnchorElement): boolean => link.closest(".tab-links") !== null;

const isStill = (): boolean =>
  document.documentElement.dataset.motion === "less" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

type Shown =
  | { readonly kind: "swipe"; readonly step: -1 | 1; readonly name: string; readonly pixels: number }
  | { readonly kind: "pull"; readonly pixels: number }
  | { readonly kind: "refresh"; readonly state: "running" | "done" | "failed" };

/** How long the result of a refresh stays. */
const RESULT_MS = 1_500;

/**
 * For fingers: a swipe opens the neighbouring day or tab, whose name comes in from the side, and a pull at the top of
 * the page fetches its data again. A swipe replaces what it leaves: "back" does not lead through it. Readers who prefer
 * less motion have no swipes.
 */
export default function TouchGestures() {
  const client = useQueryClient();
  const host = useContext(LinkHostContext);
  const [shown, show] = useState<Shown | null>(null);
  const refresh = useEffectEvent(async () => {
    show({ kind: "refresh", state: "running" });
    // `throwOnError` waits for a refused query, too; without a network queries pause and would never settle.
    const isFresh =
      navigator.onLine &&
      (await client.refetchQueries({ type: "active" }, { throwOnError: true }).then(
        () => true,
        () => false,
      ));
    show({ kind: "refresh", state: isFresh ? "done" : "failed" });
    setTimeout(() => show((now) => (now?.kind === "refresh" ? null : now)), RESULT_MS);
  });
  const move = useEffectEvent((gesture: "swipe" | "pull" | "scroll", dx: number, dy: number) => {
    if (shown?.kind === "refresh") return;
    if (gesture === "pull") return show({ kind: "pull", pixels: dy });
    const step = dx < 0 ? 1 : -1;
    const link = neighbourOf(step);
    const name = link?.getAttribute("aria-label") ?? link?.textContent ?? null;
    show(name === null ? null : { kind: "swipe", step, name, pixels: Math.abs(dx) });
  });
  const follow = useEffectEvent((link: HTMLAnchorElement) => {
    const preventScrollReset = isTab(link);
    const isWhole = !preventScrollReset && needsWholeLoad(host);
    if (isWhole || !navigator.onLine) openWhole(host, link.href, true);
    else void host.navigate(link.pathname + link.search, { replace: true, preventScrollReset });
  });
  useEffect(() => {
    const root = document.getElementById("content");
    if (!root) return;
    // Without the browser's own gestures in the page: a pull that loads it, and a swipe through the history.
    document.documentElement.style.overscrollBehavior = "contain";
    const stop = watchTouches(root, {
      maySwipe: () => !isStill() && (neighbourOf(1) ?? neighbourOf(-1)) !== null,
      onMove: (...how) => move(...how),
      onSwipe(step) {
        show(null);
        const link = step === 0 ? null : neighbourOf(step);
        if (link) follow(link);
      },
      onPull(pixels) {
        if (pixels >= PULL_PIXELS) void refresh();
        else show((now) => (now?.kind === "refresh" ? now : null));
      },
    });
    return () => {
      stop();
      document.documentElement.style.overscrollBehavior = "";
    };
  }, []);
  return (
    <>
      {shown?.kind === "swipe" ? (
        <div
          className="swipe-neighbour"
          data-step={shown.step}
          style={{ "--swiped": `${Math.min(shown.pixels, 120)}px` }}
          aria-hidden="true"
        >
          {shown.name}
        </div>
      ) : null}
      {shown?.kind === "pull" ? (
        <div
          className="pull-spinner"
          style={{ "--pulled": `${Math.min(shown.pixels, PULL_PIXELS)}px` }}
          data-ready={shown.pixels >= PULL_PIXELS || undefined}
          aria-hidden="true"
        >
          <Icon name="redo-2" size={20} />
        </div>
      ) : null}
      <p role="status" className="pull-status">
        {shown?.kind === "refresh" ? refreshLabels[shown.state]() : null}
      </p>
    </>
  );
}

const refreshLabels = {
  running: m.refresh_running,
  done: m.refresh_done,
  failed: m.refresh_failed,
} as const;
