import { useEffect, useRef } from "react";
import type { TrackingTag } from "#shared/content/tracking.table.ts";

/** True if the browser opts out of tracking: Do Not Track, or Global Privacy Control. */
const wantsPrivacy = (): boolean =>
  navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;

/** True if edge classified this visit as a bot's (edge/ssr/bots.ts). */
const isBotVisit = (): boolean => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === "bot") ?? false;
};

function insert({ src, text, attributes }: TrackingTag): void {
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // Scripts with a URL run independently, in the given order.
  script.async = "async" in attributes;
  if (src !== null) script.src = src;
  script.textContent = text;
  document.head.append(script);
}

/**
 * Runs the tracking library's tags once per page load: the CSP of that page allows no others. Mounted after the first
 * interaction; runs none for opt-outs and bots.
 */
export default function Tracking({ tags }: { readonly tags: readonly TrackingTag[] }) {
  const isInserted = useRef(false);
  useEffect(() => {
    if (isInserted.current || wantsPrivacy() || isBotVisit()) return;
    isInserted.current = true;
    for (const tag of tags) insert(tag);
  }, [tags]);
  return null;
}
