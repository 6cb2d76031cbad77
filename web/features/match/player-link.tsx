import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface PlayerLinkProps {
  /** Providers name some players without an id: they are shown without a link. */
  readonly player: { readonly id: number | null; readonly name: string };
  readonly className?: string;
  /** Text shown instead of the name. */
  readonly text?: string;
  readonly title?: string;
}

/** A player's name linked to their page. Must not stand in another link; needs features/match-page/match-page.css. */
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
