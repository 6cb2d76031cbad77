import { m } from "#messages/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Crumb } from "./breadcrumbs.ts";

/** Breadcrumbs, in one line above the page (styles/frame.css). The page itself is no link, as APG's pattern allows. */
export function BreadcrumbNav({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={m.nav_breadcrumbs()}>
      <ol>
        {crumbs.map(({ name, path }, at) => (
          <li key={path}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <SiteLink to={path}>{at === 0 ? <Home name={name} /> : name}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** An icon, as the header already shows the site's name; screen readers get the name. */
function Home({ name }: { readonly name: string }) {
  return (
    <>
      <Icon name="house" size={14} />
      <span className="sr-only">{name}</span>
    </>
  );
}
