import { useLocation, useMatches } from "react-router";
import type { Thing } from "schema-dts";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { fillTemplate, type HeadWords } from "#shared/content/seo-template.rules.ts";
import { isKeptOut, NO_SITE_HEAD, type SiteHead } from "#shared/content/site-head.rules.ts";
import {
  alternatesOf,
  canonicalPath,
  DEFAULT_LOCALE,
  LOCALE_TABLE,
  LOCALES,
  localeOf,
  type Screen,
  screenAt,
} from "#shared/url/index.ts";
import { useDynamicScreen } from "#web/platform/navigation/shown-screen.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { useAlternates } from "./alternates.ts";
import { BreadcrumbNav } from "./breadcrumb-nav.tsx";
import { breadcrumbsOf, type Crumb } from "./breadcrumbs.ts";
import type { ScreenWords } from "./head-labels.server.ts";
import { breadcrumbList, jsonOf, siteItself } from "./structured-data.ts";

/** A picture for shared links, 1200 by 630. */
interface SharedImage {
  /** Path on this site: edge/seo/share-image/ draws them. */
  readonly path: string;
  /** Alternative text. */
  readonly alt: string;
}

interface PageHeadProps {
  /** The page's own part of the title. */
  readonly title: string;
  readonly description: string;
  /** Subject of the page in a few words; search engines hardly use it. */
  readonly keyword?: string | null;
  /** Variables for templates of the content service: `home_name` and the like (domain-facts section 4). */
  readonly names?: Readonly<Record<string, string>>;
  /** Query of the canonical URL, already narrowed to the keys that identify this page. */
  readonly search?: Readonly<Record<string, string>>;
  readonly type?: "website" | "article" | "profile";
  /** schema.org description of the page; only the server renders it. */
  readonly structuredData?: Thing | readonly Thing[] | undefined;
  /** Pages between home and this one, in their order; omitted: the lists above its screen; null for no breadcrumbs. */
  readonly way?: readonly Crumb[] | null;
  /** Its name in breadcrumbs; omitted: its screen's (seo/breadcrumbs.ts) or its title. */
  readonly name?: string;
  /** The shown section of its list, such as a country or a day: the last of the breadcrumbs. */
  readonly filterLabel?: string | null;
  /** A page made of the reader's input, or an empty one: excluded from search engines (noindex). */
  readonly isPrivate?: boolean;
  /** Omitted: the site's own. */
  readonly image?: SharedImage;
  /** Path of the list whose articles have feeds (edge/seo/feeds.ts). */
  readonly feed?: string;
}

/**
 * Title, canonical link, alternates and sharing data, as elements rather than `meta`, because a title follows the
 * score. Its breadcrumbs make it the first element of a page's column.
 */
export function PageHead({
  title: ownTitle,
  description: ownDescription,
  keyword: ownKeyword,
  names = {},
  search = {},
  type = "website",
  structuredData,
  way,
  name,
  filterLabel = null,
  isPrivate = false,
  image,
  feed,
}: PageHeadProps) {
  const facts = useSiteFacts();
  const { pathname } = useLocation();
  const dynamic = useDynamicScreen();
  const screen = dynamic ?? screenAt(pathname)?.screen;
  // A screen that pages of the content service show has its URL there (decision 028).
  const slug = screen ? facts?.main_slugs?.[screen] : undefined;
  const own = useAlternates();
  const alternates = slug === undefined ? own : alternatesOf(`/${slug}`);
  const path = (slug === undefined ? null : alternates[localeOf(pathname)]) ?? pathname;
  const shown = slug === undefined ? dynamic : screen;
  const locale = getLocale();
  const origin = facts?.site_origin ?? "";
  const head = facts?.head ?? NO_SITE_HEAD;
  const site = head.site_name ?? m.site_name();
  const query = new URLSearchParams(search).toString();
  const addressOf = (path: string) =>
    canonicalPath(new URL(query === "" ? path : `${path}?${query}`, "http://site.invalid"), shown);
  const urlOf = (path: string) => origin + addressOf(path);
  const languages = LOCALES.filter((language) => alternates[language] !== null);
  const words = useHeadWords(search);
  const title = fillTemplate(words?.title, names) ?? ownTitle;
  const description = fillTemplate(words?.description, names) ?? ownDescription;
  const keyword = fillTemplate(words?.keyword, names) ?? ownKeyword;
  const fullTitle = m.page_title({ page: title, separator: head.separator, site });
  const shownDescription = description || head.description || "";
  const robots = robotsOf(head, screen, isPrivate);
  const crumbs = breadcrumbsOf({
    site,
    locale,
    screen,
    path,
    canonical: addressOf(path),
    title: ownTitle,
    name,
    way,
    filterLabel,
  });

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={shownDescription} />
      {keyword ? <meta name="keywords" content={keyword} /> : null}
      {robots === null ? null : <meta name="robots" content={robots} />}
      <link rel="canonical" href={urlOf(path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlOf(alternates[language] ?? path)} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={urlOf(alternates[facts?.look?.language ?? DEFAULT_LOCALE] ?? path)}
      />
      {feed === undefined ? null : (
        <>
          <link rel="alternate" type="application/rss+xml" title={title} href={`${origin}${feed}/rss.xml`} />
          <link
            rel="alternate"
            type="application/feed+json"
            title={title}
            href={`${origin}${feed}/feed.json`}
          />
        </>
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={shownDescription} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={urlOf(path)} />
      <meta property="og:site_name" content={site} />
      <meta property="og:locale" content={LOCALE_TABLE[locale].open_graph} />
      {languages.map((language) =>
        language === locale ? null : (
          <meta key={language} property="og:locale:alternate" content={LOCALE_TABLE[language].open_graph} />
        ),
      )}
      <SharingImage url={origin + (image?.path ?? "/og/default.png")} alt={image?.alt ?? site} />
      <StructuredData
        things={
          import.meta.env.SSR
            ? [
                ...siteItself({ path, locale, origin, site }),
                ...[structuredData ?? []].flat(),
                ...breadcrumbList(crumbs, origin),
              ]
            : []
        }
      />
      <BreadcrumbNav crumbs={crumbs} />
    </>
  );
}

/** Robots directives of a page: the page's own take precedence over the configuration. */
function robotsOf(head: SiteHead, screen: Screen | undefined, isPrivate: boolean): string | null {
  const shownDescription = screen === undefined ? null : (head.robots[screen] ?? null);
  return isPrivate && !(screen && isKeptOut(head, screen)) ? "noindex" : shownDescription;
}

function SharingImage({ url, alt }: { readonly url: string; readonly alt: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Search engines read the server's HTML: the browser's bundle omits this code and leaves the element as it is. */
function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block, escaped
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonOf(things) : "" }}
    />
  );
}

const hasWords = (data: unknown): data is { readonly head_words: ScreenWords } =>
  typeof data === "object" && data !== null && "head_words" in data;

/**
 * Head words of the content service for a screen or tab, not for another day, season or page of a list: `search` is the
 * query of the page's canonical URL.
 */
function useHeadWords(search: Readonly<Record<string, string>>): HeadWords | null {
  const loaded = useMatches().at(-1)?.loaderData;
  if (!hasWords(loaded)) return null;
  const { tab = null, ...others } = search;
  const words = loaded.head_words;
  return words.tab === tab && Object.keys(others).length === 0 ? words : null;
}
