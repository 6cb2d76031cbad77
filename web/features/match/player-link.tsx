import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface PlayerLinkProps {
  /** Sources name some whom they have no number for: those are told, but lead nowhere. */
  readonly player: { readonly id: number | null; readonly name: string };
  readonly className?: string;
  /** What stands there instead of the name. */
  readonly text?: string;
  readonly title?: string;
}

/** A player's name that leads to his page. Must not stand in another link; needs features/match-page/match-page.css. */
export function PlayerLink({ player: { id, name }, className, text = name, title }: PlayerLinkProps) {
  if (id === null) {
    return (
      <span className={className} title={title}>
        {text}
      </span>
    );
  }
  return (
    <SiteLink
      to={pathOf("player", getLocale(), { id })}
      className={className ? `${className} person-link` : "person-link"}
      title={title}
    >
      {text}
    </SiteLink>
  );
}
