import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from "react";
import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { laterPart } from "../later-code.ts";

const ShieldOffer = laterPart(() => import("./shield-offer.tsx"));

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/**
 * The menu of a match's page against spoilers. It opens without a script, so what is in it is in the HTML; there it stands as
 * it is, and without code, until somebody comes near the menu.
 */
export default function ShieldMenu({ match }: { readonly match: Match }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isAlive, setAlive] = useState(import.meta.env.SSR);
  // In a transition: until the code is there, what stands there stays.
  const wake = () => startTransition(() => setAlive(true));
  useEffect(() => {
    // It may have been opened before this page was alive.
    if (menu.current?.open) startTransition(() => setAlive(true));
  }, []);
  const body = { className: "shield-body", "aria-label": m.shield_menu() };
  return (
    <details
      ref={menu}
      className="shield-menu"
      onPointerEnter={wake}
      onFocus={wake}
      onToggle={wake}
      onKeyDown={closeOnEscape}
    >
      <summary className="icon-button" aria-label={m.shield_menu()} title={m.shield_menu()}>
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
