import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface PlayerNameProps {
  readonly player: { readonly id: number; readonly name: string };
  /** Details below the name that distinguish players: position, club. */
  readonly about?: string | null;
}

/** A player's name in a table, linked to the player's page. Needs ui/data-table.css. */
export function PlayerName({ player: { id, name }, about = null }: PlayerNameProps) {
  return (
    <SiteLink to={pathOf("player", getLocale(), { id })} className="name-link">
      <span translate="no">{name}</span>
      {about === null ? null : <small>{about}</small>}
    </SiteLink>
  );
}
