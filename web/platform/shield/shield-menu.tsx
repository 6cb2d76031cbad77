import { type KeyboardEvent, useId } from "react";
import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { shownName } from "../shown-name.ts";
import { ShieldChoice } from "./shield-choice.tsx";
import { ShieldEverything } from "./shield-form.tsx";
import { TvClock } from "./tv-clock.tsx";

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/** What a match's page offers against spoilers: for the match, its teams, and everything. Opens without a script. */
export default function ShieldMenu({ match }: { readonly match: Match }) {
  const id = useId();
  return (
    <details className="shield-menu" onKeyDown={closeOnEscape}>
      <summary className="icon-button" aria-label={m.shield_menu()} title={m.shield_menu()}>
        <Icon name="eye-off" size={18} />
      </summary>
      <section className="shield-body" aria-labelledby={id}>
        <p id={id} className="font-semibold">
          {m.shield_menu()}
        </p>
        <p className="needs-script text-meta text-muted">{m.shield_menu_hint()}</p>
        <ShieldChoice
          of={{ kind: "match", id: match.id, match_time: match.match_time }}
          label={m.shield_this_match()}
        />
        <ShieldChoice
          of={{ kind: "team", id: match.home.id }}
          label={m.shield_team({ team: shownName(match.home) })}
        />
        <ShieldChoice
          of={{ kind: "team", id: match.away.id }}
          label={m.shield_team({ team: shownName(match.away) })}
        />
        <p className="shield-rule">
          <b className="font-semibold">{m.shield_everything()}</b>
          <span className="text-meta text-muted">{m.shield_everything_hint()}</span>
        </p>
        <ShieldEverything hint={(delay_s) => <TvClock match={match} delay_s={delay_s} />} />
      </section>
    </details>
  );
}
