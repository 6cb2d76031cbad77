import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface PlayerNameProps {
  readonly player: { readonly id: number; readonly name: string };
  /** What tells him from others, below the name: his position, his club. */
  readonly about?: string | null;
}

/** A player's name in a table, the way to his page. Needs ui/data-table.css. */
export function PlayerName({ player: { id, name }, about = null }: PlayerNameProps) {
  return (
    <SiteLink to={pathOf("player", getLocale(), { id })} className="name-link">
      <span translate="no">{name}</span>
      {about === null ? null : <small>{about}</small>}
    </SiteLink>
  );
}
