import { type ReactNode, Suspense } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import { KIND_PAGES } from "./favourite-kinds.ts";
import { FavouriteTabs } from "./favourite-tabs.tsx";
import { FavouritesComing } from "./favourites-loading.tsx";

interface FavouritesPageProps {
  readonly kind: FavouriteKind;
  /** Beside the heading. */
  readonly aside: ReactNode;
  /** The reader's favourites: rendered in the browser only, because only the browser knows them. */
  readonly children: () => ReactNode;
}

/** The frame of a favourites page: the same for every reader, with a note for readers without JavaScript. */
export default function FavouritesPage({ kind, aside, children }: FavouritesPageProps) {
  const { title, description } = KIND_PAGES[kind];
  return (
    <>
      <PageHead title={title()} description={description()} />
      <LivescoreLayout
        left={<FindMore />}
        leftLabel={m.favourites_find()}
        right={<About />}
        rightLabel={m.favourites_about()}
      >
        <header className="flex flex-wrap items-center gap-x-3">
          <h1 className="min-w-0 truncate text-lg font-semibold">{title()}</h1>
          {aside}
        </header>
        <FavouriteTabs kind={kind} />
        <noscript>
          <p className="panel favourites-note">{m.favourites_need_script()}</p>
        </noscript>
        {useHydrated() ? (
          <Suspense fallback={<FavouritesComing kind={kind} />}>{children()}</Suspense>
        ) : (
          <FavouritesComing kind={kind} />
        )}
      </LivescoreLayout>
    </>
  );
}

function FindMore() {
  const links = [
    ["hotMatches", m.favourites_find_hot()],
    ["home", m.favourites_find_today()],
    ["schedule", m.favourites_find_schedule()],
    ["leagues", m.favourites_find_leagues()],
    ["teams", m.favourites_find_teams()],
  ] as const;
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{m.favourites_find()}</h2>
      <ul>
        {links.map(([screen, name]) => (
          <li key={screen}>
            <SiteLink to={pathOf(screen, getLocale())} className="panel-link">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About() {
  return (
    <section className="panel pb-3">
      <h2 className="panel-heading">{m.favourites_about()}</h2>
      <p className="favourites-about">{m.favourites_about_where()}</p>
      <p className="favourites-about">{m.favourites_about_move()}</p>
    </section>
  );
}
