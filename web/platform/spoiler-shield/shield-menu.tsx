import { type MouseEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useClosingDetails } from "#web/ui/use-closing-details.ts";

const ShieldOffer = lazyWithRetry(() => import("./shield-offer.tsx"));

/** Maximum wait for the code after a press: the HTML is of use without it, too. */
const PATIENCE_MS = 2_000;

/**
 * The spoiler menu of a match page. Its content is in the HTML, so that it opens without a script; code loads when the
 * reader comes near. Opening waits for the code: an earlier choice would be lost.
 */
export function ShieldMenu({ match }: { readonly match: Match }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const opening = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useClosingDetails(menu, useLocation().pathname);
  const [isAlive, setAlive] = useState(import.meta.env.SSR);
  // In a transition: the current HTML stays until the code is loaded.
  const wake = () => startTransition(() => setAlive(true));
  const open = () => {
    clearTimeout(opening.current);
    opening.current = undefined;
    if (menu.current) menu.current.open = true;
  };
  const press = (event: MouseEvent) => {
    if (isAlive || menu.current?.open) return;
    event.preventDefault();
    opening.current ??= setTimeout(open, PATIENCE_MS);
    wake();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is alive
  useLayoutEffect(() => {
    if (isAlive && opening.current !== undefined) open();
  }, [isAlive]);
  useEffect(() => {
    // It may have been opened before hydration.
    if (menu.current?.open) startTransition(() => setAlive(true));
    return () => clearTimeout(opening.current);
  }, []);
  const body = { className: "shield-body", "aria-label": m.shield_menu() };
  return (
    <details ref={menu} className="shield-menu" onPointerEnter={wake} onFocus={wake}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys too */}
      <summary className="icon-button" aria-label={m.shield_menu()} title={m.shield_menu()} onClick={press}>
        <Icon name="eye-off" size={18} />
      </summary>
      {isAlive ? (
        <section key="alive" {...body}>
          <ShieldOffer match={match} />
        </section>
      ) : (
        <section
          key="still"
          {...body}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, by which React lets stand what is there
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      )}
    </details>
  );
}
