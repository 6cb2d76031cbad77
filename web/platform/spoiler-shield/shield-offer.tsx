import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { ShieldChoice } from "./shield-choice.tsx";
import { ShieldEverything } from "./shield-form.tsx";
import { TvClock } from "./tv-clock.tsx";

/** Spoiler settings of a match page: for the match, its teams, and everything. */
export default function ShieldOffer({ match }: { readonly match: Match }) {
  return (
    <>
      <p className="font-semibold" aria-hidden="true">
        {m.shield_menu()}
      </p>
      <p className="needs-script text-xs text-muted">{m.shield_menu_hint()}</p>
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
        <span className="text-xs text-muted">{m.shield_everything_hint()}</span>
      </p>
      <ShieldEverything hint={(delay_s) => <TvClock match={match} delay_s={delay_s} />} />
    </>
  );
}
