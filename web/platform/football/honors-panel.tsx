import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Honor } from "#shared/honor/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { LandmarkPanel } from "#web/platform/football/team-half.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Titles of a team or a person, how often each was won and when. Needs features/team/team.css and data-table.css. */
export function HonorsPanel({ honors }: { readonly honors: readonly Honor[] }) {
  return (
    <LandmarkPanel heading={m.team_honors_heading()}>
      {honors.length > 0 ? (
        <ul className="team-honors">
          {honors.map((honor) => (
            <HonorRow key={honor.name} honor={honor} />
          ))}
        </ul>
      ) : (
        <p className="list-nothing">{m.team_honors_none()}</p>
      )}
    </LandmarkPanel>
  );
}

function HonorRow({ honor }: { readonly honor: Honor }) {
  const { competition_id, seasons } = honor;
  const name = shownName(honor);
  return (
    <li>
      <Icon name="trophy" size={18} className="team-honor-icon" />
      <div className="min-w-0">
        <p className="team-honor-name">
          {competition_id === null ? (
            <span>{name}</span>
          ) : (
            <SiteLink to={pathOf("league", getLocale(), { id: competition_id })} className="name-link">
              {name}
            </SiteLink>
          )}
          <span className="team-honor-count">{m.team_honor_times({ count: seasons.length })}</span>
        </p>
        <p className="team-honor-seasons">{seasons.map((season) => season.name).join(", ")}</p>
      </div>
    </li>
  );
}
