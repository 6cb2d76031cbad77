import { useNavigation } from "react-router";
import { m } from "#web/paraglide/messages.js";
import { useScrollMemory } from "#web/platform/scroll-memory.ts";
import { useSoftLinks } from "#web/platform/soft-links.ts";
import { LoadingBar } from "#web/ui/loading-bar.tsx";

interface SoftNavigationProps {
  /** The page shown is the error screen. */
  readonly failed: boolean;
}

/**
 * Going from page to page without a load: links, scroll positions, the loading line. Loaded after hydration; until
 * then, and without JavaScript, links are links.
 */
export default function SoftNavigation({ failed }: SoftNavigationProps) {
  useSoftLinks();
  useScrollMemory();
  return <LoadingBar loading={useNavigation().state !== "idle"} failed={failed} label={m.loading_page()} />;
}
