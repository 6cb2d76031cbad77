import latinFont from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url";
import boldLatinFont from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url";
import vietnameseFont from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url";
import boldVietnameseFont from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url";
import { type ReactNode, Suspense, useContext, useEffect, useLayoutEffect } from "react";
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { isShielding, NO_SHIELD } from "#shared/spoiler-shield/shield.rules.ts";
import { DEFAULT_TZ } from "#shared/time/zone-name.ts";
import { localeOf } from "#shared/url/index.ts";
import type { Route } from "./+types/root";
import { RowIslandsProvider } from "./features/match-row/row-islands.tsx";
import { Shell } from "./features/site/shell.tsx";
import { loadSiteContent } from "./features/site/site-content.loader.server.ts";
import { loadSiteZone } from "./features/site/site-look.server.ts";
import type { Drawers } from "./features/site/site-tools.tsx";
import { answerPage } from "./platform/data/page-loader.ts";
import { AfterHydration } from "./platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "./platform/hydration/lazy-with-retry.ts";
import { PageStoresProvider, ScreenHydrated } from "./platform/hydration/page-stores.tsx";
import { siteZone } from "./platform/i18n/zone/shown-zone.ts";
import { inZone } from "./platform/i18n/zone/zone.server.ts";
import { anchorsAreOf } from "./platform/navigation/anchors.ts";
import { frameAt } from "./platform/navigation/frame.ts";
import { LinkHostContext, useLinkHost } from "./platform/navigation/link-host.ts";
import { prePaintScript } from "./platform/pre-paint/pre-paint-script.ts";
import { QueriesOfView } from "./platform/spoiler-shield/queries-of-view.tsx";
import { ShownViewProvider } from "./platform/spoiler-shield/shown-view.tsx";
import { requestFacts } from "./platform/ssr/request-context.ts";
import { ScriptNonce } from "./platform/ssr/script-nonce.ts";
import type { SiteFacts } from "./platform/ssr/site-facts.ts";
import appSheet from "./styles/app.css?url";
import icon from "./styles/icon.svg?no-inline";

// The texts of the whole error catalogue: loaded with the first error.
const ErrorScreen = lazyWithRetry(() => import("./features/site/error-screen.tsx"));
const ListExtras = lazyWithRetry(() => import("./features/live-list/list-extras.tsx"));

const LazyAlerts = lazyWithRetry(() => import("./routes/screens/lazy-alerts.tsx"));
const drawers: Drawers = {
  search: () => import("./routes/screens/search-box.tsx"),
  settings: () => import("./routes/screens/settings-drawer.tsx"),
};

const ScrollPlace = lazyWithRetry(() => import("./platform/navigation/scroll-place.ts"));
const FlashMessage = lazyWithRetry(() => import("./features/account/flash-message.tsx"));
// HTML of the content service, where its page has a text below its screen.
const ScreenText = lazyWithRetry(() => import("./features/site/screen-text.tsx"));
// A reader without a chosen zone has that of the HTML.
const ReaderZone = lazyWithRetry(() => import("./platform/i18n/zone/reader-zone.ts"));
const ShieldLine = lazyWithRetry(() => import("./platform/spoiler-shield/shield-line.tsx"));
const LazySpoilerShield = lazyWithRetry(() => import("./routes/screens/lazy-spoiler-shield.tsx"));

/** Loads and renders a page in the site's zone; a URL with a zone of its own overrides it (routes/embed.tsx). */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => inZone(await loadSiteZone(context.get(requestFacts)), next),
];

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts): Promise<SiteFacts> => {
    const { site_origin, realtime_url, list_rooms, now_ms, betting, has_betting_switch } = facts;
    return {
      locale: localeOf(url.pathname),
      site_origin,
      realtime_url,
      list_rooms,
      now_ms,
      betting,
      has_betting_switch,
      shield: facts.shield ?? NO_SHIELD,
      ...(await loadSiteContent(facts, url.pathname)),
    };
  });
}

/**
 * Both weights are used on every first screen, and a late font causes a reflow; other subsets load when their letters
 * appear.
 */
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: appSheet },
  // An iPhone allows notifications for sites that are on the home screen as apps.
  { rel: "manifest", href: "/app.webmanifest" },
  { rel: "apple-touch-icon", href: "/icon-192.png" },
  ...[latinFont, vietnameseFont, boldLatinFont, boldVietnameseFont].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
];

/** The root's data does not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>("root");
  // Null or undefined without an error, depending on the place in the tree.
  const failed = (useRouteError() ?? null) !== null;
  const location = useLocation();
  useLayoutEffect(() => anchorsAreOf(location), [location]);
  const frame = frameAt(location);
  const nonce = useContext(ScriptNonce);
  const linkHost = useLinkHost(frame !== null);
  return (
    // The pre-paint script sets attributes before React starts.
    <html
      lang={getLocale()}
      data-theme={frame?.theme}
      data-odds-line={frame?.odds_line}
      data-zone={siteZone() === DEFAULT_TZ ? undefined : siteZone()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131a14" media="(prefers-color-scheme: dark)" />
        {frame ? (
          // Links in another site's page open beside it.
          <base target="_blank" />
        ) : (
          // It has run before React starts: the browser's bundle omits its text.
          <script
            suppressHydrationWarning
            nonce={nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? prePaintScript() : "" }}
          />
        )}
        {/* Style sheets of chunks are inserted before those of the site, whose layers are declared in this order. */}
        <style href="layers" precedence="layers">
          {"@layer properties, theme, base, components, utilities;"}
        </style>
        <noscript>
          <style>{".needs-script{display:none}"}</style>
        </noscript>
        <Favicon href={facts?.look?.favicon} />
        <Links />
        {facts?.look?.style ? <style>{`:root{${facts.look.style}}`}</style> : null}
      </head>
      <body>
        <PageStoresProvider now_ms={facts?.now_ms ?? 0} shield={facts?.shield}>
          <ShownViewProvider>
            <LinkHostContext value={linkHost}>
              {frame ? (
                children
              ) : (
                <>
                  <Shell
                    failed={failed}
                    drawers={drawers}
                    notice={
                      <>
                        {facts && isShielding(facts.shield) ? <ShieldLine /> : null}
                        {location.search.includes("done=") ? <FlashMessage /> : null}
                      </>
                    }
                    extras={<LazyAlerts />}
                  >
                    <RowIslandsProvider>{children}</RowIslandsProvider>
                  </Shell>
                  <AfterHydration>{() => <ListExtras />}</AfterHydration>
                  <AfterHydration>{() => <LazySpoilerShield />}</AfterHydration>
                </>
              )}
            </LinkHostContext>
          </ShownViewProvider>
        </PageStoresProvider>
        <ScrollRestoration />
        <AfterHydration>{() => <ScrollPlace />}</AfterHydration>
        <Scripts />
      </body>
    </html>
  );
}

/** The site's favicon: the configuration's, else the default. */
const Favicon = ({ href }: { readonly href: string | undefined | null }) =>
  href ? <link rel="icon" href={href} /> : <link rel="icon" type="image/svg+xml" href={icon} />;

/** Inside the `Suspense` of the screen, so that its effects run once the screen is hydrated. */
function HydratedScreenEffects() {
  // For browser tests and an operator's probes.
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
  return (
    <>
      <ScreenHydrated />
      <AfterHydration>{() => <ReaderZone />}</AfterHydration>
    </>
  );
}

/** Screens are chunks of their own (lazy in web/routes): the frame around them hydrates before they have loaded. */
export default function Root() {
  const text = useScreenText();
  return (
    <Suspense>
      <QueriesOfView>
        <Outlet />
      </QueriesOfView>
      {text === null ? null : <ScreenText html={text} />}
      <HydratedScreenEffects />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    // A plain fallback: the error may be a chunk that failed to load, and the error screen is a chunk, too.
    <Suspense fallback={<p role="alert">{m.error_data_updating()}</p>}>
      <ErrorScreen error={error} />
      <ScreenHydrated />
    </Suspense>
  );
}

const hasText = (data: unknown): data is { readonly screen_text: string } =>
  typeof data === "object" && data !== null && "screen_text" in data;

/** The text of the content service's page below the shown screen (screen-loader.server.ts). */
function useScreenText(): string | null {
  const loaded = useMatches().at(-1)?.loaderData;
  return hasText(loaded) ? loaded.screen_text : null;
}
