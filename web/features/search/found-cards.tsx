import type { ComponentProps } from "react";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { FoundEntry } from "./found-entry.ts";

/** Results as links, in as many columns as fit. */
export function FoundCards({ entries }: { readonly entries: readonly FoundEntry[] }) {
  return (
    <ul className="found-cards">
      {entries.map((entry) => (
        <li key={entry.id}>
          <FoundLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}

interface FoundLinkProps extends ComponentProps<"a"> {
  readonly entry: FoundEntry;
}

/** The link of an entry: its name and a distinguishing detail. */
export function FoundLink({ entry, ...anchor }: FoundLinkProps) {
  return (
    <SiteLink {...anchor} to={entry.href} className="found-link">
      <EntryBadge entry={entry} />
      <span className="min-w-0">
        <span className="found-name">{entry.name}</span>
        {entry.about === "" ? null : (
          <span className="found-about">
            <CountryFlag of={entry} size={14} />
            <span>{entry.about}</span>
          </span>
        )}
      </span>
      {entry.score === undefined ? null : <b className="found-score">{entry.score}</b>}
    </SiteLink>
  );
}

/** Decorative: the name stands beside it. */
function EntryBadge({ entry: { logo, badge } }: { readonly entry: FoundEntry }) {
  if (logo !== null) {
    return <img src={logo} alt="" width={24} height={24} loading="lazy" className="shrink-0" />;
  }
  if (badge === "person") {
    return <Icon name="user-round" size={20} className="found-person" />;
  }
  if ("crest" in badge) return <Crest of={badge.crest} size={24} className="shrink-0" />;
  if ("teams" in badge) {
    return (
      <span className="found-teams">
        {badge.teams.map((team) => (
          <Crest key={team.id} of={team} size={18} />
        ))}
      </span>
    );
  }
  return <CountryFlag of={badge.country} size={24} />;
}
