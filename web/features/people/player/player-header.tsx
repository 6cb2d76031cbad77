import { m } from "#messages/paraglide/messages.js";
import type { PlayerProfile } from "#shared/player/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { CalendarDay } from "#web/platform/i18n/calendar-day.tsx";
import { moneyLabel } from "#web/platform/i18n/money-label.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { Fact } from "#web/ui/fact.tsx";
import { OriginFacts } from "../person-facts.tsx";

interface PlayerProps {
  readonly player: PlayerProfile;
}

/** The player's name, team and known facts. */
export function PlayerHeader({ player }: PlayerProps) {
  const { name, team, position, shirt_number } = player;
  return (
    <header className="team-header people-header">
      <Crest of={player} size={64} className="team-crest" />
      <div className="team-names">
        <h1>{name}</h1>
        <p className="people-line">
          <TeamLink team={team} none={m.people_no_team()} />
          <span>{positionLabel(position)}</span>
          {shirt_number === null ? null : <span>{m.player_number_short({ number: shirt_number })}</span>}
        </p>
      </div>
      <PlayerFacts player={player} />
    </header>
  );
}

const feet = {
  left: m.player_foot_left,
  right: m.player_foot_right,
  both: m.player_foot_both,
} as const satisfies Record<NonNullable<PlayerProfile["preferred_foot"]>, () => string>;

function PlayerFacts({ player }: PlayerProps) {
  const { height_cm, weight_kg, preferred_foot, market_value, contract_until } = player;
  return (
    <dl className="team-facts">
      <OriginFacts person={player} />
      {height_cm === null ? null : (
        <Fact name={m.team_column_height()}>{m.team_height({ height: height_cm })}</Fact>
      )}
      {weight_kg === null ? null : (
        <Fact name={m.player_weight()}>{m.player_weight_kg({ weight: weight_kg })}</Fact>
      )}
      {preferred_foot === null ? null : <Fact name={m.player_foot()}>{feet[preferred_foot]()}</Fact>}
      {market_value ? <Fact name={m.team_column_value()}>{moneyLabel(market_value)}</Fact> : null}
      {contract_until === null ? null : (
        <Fact name={m.people_contract_until()}>
          <CalendarDay day={contract_until} />
        </Fact>
      )}
    </dl>
  );
}
