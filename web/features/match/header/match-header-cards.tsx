import type { SideScore } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { RedCards } from "../cards.tsx";

/** A side's cards under its name. The line keeps its place whether there are any or not. */
export function CardCounts({ score: { yellow, red } }: { readonly score: SideScore }) {
  return (
    <span className="match-header-cards">
      {yellow ? (
        <span
          className="yellow-card"
          role="img"
          aria-label={m.yellow_cards({ count: yellow })}
          title={m.yellow_cards({ count: yellow })}
        >
          {yellow > 1 ? yellow : null}
        </span>
      ) : null}
      <RedCards count={red} />
    </span>
  );
}
