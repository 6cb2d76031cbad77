import { SiteLink } from "../navigation/site-link.tsx";

interface Chip {
  readonly href: string;
  readonly name: string;
  readonly isChosen: boolean;
}

/** Choices within a tab, as links that change the URL. */
export function Chips({ label, chips }: { readonly label: string; readonly chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chip-links">
        {chips.map(({ href, name, isChosen }) => (
          <li key={href}>
            <SiteLink
              to={href}
              className="chip"
              aria-current={isChosen ? "true" : undefined}
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
