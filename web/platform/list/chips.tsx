import { SiteLink } from "../navigation/site-link.tsx";
import { useCurrentInView } from "../navigation/use-current-in-view.ts";

interface Chip {
  readonly href: string;
  readonly name: string;
  readonly isChosen: boolean;
}

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** `page` where each chip is a page of its own. */
  readonly current?: "page" | "true";
}

/** Choices within a tab, as links that change the URL. On a phone a strip that scrolls. */
export function Chips({ label, chips, current = "true" }: ChipsProps) {
  const chosen = chips.find(({ isChosen }) => isChosen)?.href ?? null;
  const strip = useCurrentInView<HTMLUListElement>(chosen === chips[0]?.href ? null : chosen);
  return (
    <nav aria-label={label}>
      <ul ref={strip} className="chip-links">
        {chips.map(({ href, name, isChosen }) => (
          <li key={href}>
            <SiteLink
              to={href}
              className="chip"
              aria-current={isChosen ? current : undefined}
              preventScrollReset
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
