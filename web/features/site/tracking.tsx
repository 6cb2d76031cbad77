import { useEffect, useRef } from "react";
import type { TrackingTag } from "#shared/content/tracking.table.ts";

/** Whether the browser asks not to be followed: Do Not Track, or Global Privacy Control. */
const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;

/** Whether edge took this visit for a robot's (edge/ssr/bots.ts). */
const isBotVisit = (): boolean => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === "bot") ?? false;
};

function insert({ src, text, attributes }: TrackingTag): void {
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // What has an address waits for nobody, in the order it came.
  script.async = "async" in attributes;
  if (src !== null) script.src = src;
  script.textContent = text;
  document.head.append(script);
}

/**
 * Runs the tags of the tracking library, once for a page that was opened: the policy of that page allows no others.
 * Mounted after the first sign of a reader; nothing for those who ask not to be followed, and nothing for robots.
 */
export default function Tracking({ tags }: { readonly tags: readonly TrackingTag[] }) {
  const isInserted = useRef(false);
  useEffect(() => {
    if (isInserted.current || asksForPrivacy() || isBotVisit()) return;
    isInserted.current = true;
    for (const tag of tags) insert(tag);
  }, [tags]);
  return null;
}
