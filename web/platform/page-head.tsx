import { useLocation } from "react-router";
import { alternatesOf, canonicalPath, DEFAULT_LOCALE, LOCALES } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { useSiteFacts } from "./site-facts.ts";

interface PageHeadProps {
  /** The page's own part of the title. */
  readonly title: string;
  readonly description: string;
  /** Query of the canonical URL, already narrowed to what names this page. */
  readonly search?: Readonly<Record<string, string>>;
  readonly type?: "website" | "article";
  /** schema.org description of what the page shows. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
  /** Made of what its reader typed: search engines leave it out. */
  readonly isPrivate?: boolean;
}

const openGraphLocale = { vi: "vi_VN", en: "en_GB" } as const;

/**
 * Title, canonical link, language twins and sharing data of a page. Rendered as elements (React 19 moves them into
 * the head) instead of React Router's `meta`, because a title that holds a score has to follow the score.
 */
export function PageHead({
  title,
  description,
  search = {},
  type = "website",
  structuredData,
  isPrivate = false,
}: PageHeadProps) {
  const facts = useSiteFacts();
  const { pathname } = useLocation();
  const origin = facts?.site_origin ?? "";
  const query = new URLSearchParams(search).toString();
  const urlOf = (path: string) =>
    origin + canonicalPath(new URL(query === "" ? path : `${path}?${query}`, "http://site.invalid"));
  const twins = alternatesOf(pathname);
  const fullTitle = m.page_title({ page: title, site: m.site_name() });

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={urlOf(pathname)} />
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={urlOf(twins[locale])} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlOf(twins[DEFAULT_LOCALE])} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={urlOf(pathname)} />
      <meta property="og:site_name" content={m.site_name()} />
      <meta property="og:locale" content={openGraphLocale[getLocale()]} />
      <meta name="twitter:card" content="summary" />
      {structuredData ? <StructuredData value={structuredData} /> : null}
    </>
  );
}

function StructuredData({ value }: { readonly value: Readonly<Record<string, unknown>> }) {
  // "<" is the one character that could end the script element; \u003c is the same character in JSON.
  const json = JSON.stringify({ "@context": "https://schema.org", ...value }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
