import {
  type CallEndpoint,
  type ContentCall,
  SITEMAP_FILE_ENTRIES,
  type SitemapProfile,
  type SitemapVersion,
} from "#shared/api/index.ts";
import { isKeptOut, type SiteHead } from "#shared/content/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { DEFAULT_LOCALE, LOCALES, pathOf, type Screen, screens } from "#shared/url/index.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** Sources of the files of a sitemap. */
export interface SitemapSources {
  readonly call: CallEndpoint;
  readonly content: ContentCall;
  readonly betting: Betting;
  readonly head: SiteHead;
  /** Slugs where pages of the content service give screens their address; null where none does. */
  readonly main_slugs: Partial<Record<Screen, string>> | null;
}

/** One kind of files. A name is the text between `/sitemap-` and `.xml`: `matches-2026-11`, `teams-2`. */
interface SitemapKind {
  /** Names of the files there are. */
  readonly names: (sources: SitemapSources) => Promise<readonly string[]>;
  /** Content of the file of a name; null for a name of another kind. Empty lists have no file. */
  readonly entries: (sources: SitemapSources, name: string) => Promise<readonly SitemapEntry[] | null>;
}

type Params = Parameters<typeof pathOf>[2];

/** A screen in every language. */
const entryOf = (screen: Screen, params?: Params, changed_at?: number): SitemapEntry =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      { path: pathOf(screen, locale, params), ...(changed_at === undefined ? {} : { changed_at }) },
    ]),
  );

/** A list of its own: at the slug that a page of the content service gives it, which is its canonical address then. */
function addressOf(screen: Screen, main_slugs: SitemapSources["main_slugs"]): SitemapEntry {
  const slug = main_slugs?.[screen];
  return slug === undefined ? entryOf(screen) : entryOf("article", { slug });
}

/** A screen in the languages in which there is something on it. */
const entryOfVersions = (screen: Screen, versions: readonly SitemapVersion[]): SitemapEntry =>
  Object.fromEntries(
    versions.map(({ lang, slug, changed_at }) => [
      lang,
      { path: pathOf(screen, lang, { slug }), changed_at },
    ]),
  );

/** Names of files that hold a part each: the first one has no number. */
const namesOf = (name: string, total: number): string[] =>
  Array.from({ length: Math.ceil(total / SITEMAP_FILE_ENTRIES) }, (_, page) =>
    page === 0 ? name : `${name}-${page + 1}`,
  );

/** The part that a name stands for, or null where it does not begin like that: `teams-2` of `teams` is 2. */
function pageOf(name: string, prefix: string): number | null {
  if (name === prefix) return 1;
  const [, number] = /^-([1-9]\d{0,2})$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : "") ?? [];
  return number === undefined || number === "1" ? null : Number(number);
}

const SCREENS: readonly Screen[] = [
  ...(["home", "hotMatches", "results", "schedule", "standings", "leagues", "teams", "players"] as const),
  ...(["coaches", "warehouse", "latency"] as const),
];
/** The words that the path of the live list may end in. */
const LIVESCORE = /\((.*)\)/.exec(screens.livescore[DEFAULT_LOCALE])?.[1]?.split("|") ?? [];
const BETTING_SCREENS: readonly Screen[] = ["tips", "experts", "tipLedger", "calibration"];

/** Empty lists: they carry `noindex` themselves. Tips of a content service that is down are left out. */
async function emptyScreens({ call, content, betting }: SitemapSources): Promise<ReadonlySet<Screen>> {
  const [{ data: files }, { data: seasons }, tips] = await Promise.all([
    call("/api/v1/football/sitemap/parts", {}),
    call("/api/v1/football/compseason", {}),
    betting === "shown" ? content("/oapi/v1/sitemap/tips", { limit: 1 }) : null,
  ]);
  const total = (kind: SitemapProfile) => files.profiles.find((row) => row.kind === kind)?.total ?? 0;
  const rows: readonly (readonly [Screen, number])[] = [
    ...[["teams", total("team")] as const, ["players", total("player")] as const],
    ["coaches", total("coach")],
    ["standings", seasons.competitions.length],
    ["tips", tips?.tips.length ?? 0],
  ];
  return new Set(rows.flatMap(([screen, count]) => (count === 0 ? [screen] : [])));
}

const screensKind: SitemapKind = {
  names: async () => ["screens"],
  async entries(sources, name) {
    if (name !== "screens") return null;
    const { betting, head, main_slugs } = sources;
    const empty = await emptyScreens(sources);
    const shown = betting === "shown" ? BETTING_SCREENS : [];
    return [
      ...[...SCREENS, ...shown]
        .filter((screen) => !empty.has(screen) && !isKeptOut(head, screen))
        .map((screen) => addressOf(screen, main_slugs)),
      ...LIVESCORE.map((category) => entryOf("livescore", { category })),
      ...(betting === "shown"
        ? Object.values(ODDS_PAGES).map(({ path }) => entryOf("odds", { page: path }))
        : []),
    ];
  },
};

const MATCHES = /^matches-(\d{4}-\d{2})(?:-\d+)?$/;

const matchesKind: SitemapKind = {
  async names({ call, head }) {
    if (isKeptOut(head, "match")) return [];
    const { data } = await call("/api/v1/football/sitemap/parts", {});
    return data.months.flatMap(({ month, total }) => namesOf(`matches-${month}`, total));
  },
  async entries({ call, head }, name) {
    const [, month] = MATCHES.exec(name) ?? [];
    const page = month === undefined ? null : pageOf(name, `matches-${month}`);
    if (month === undefined || page === null || isKeptOut(head, "match")) return null;
    const { data } = await call("/api/v1/football/sitemap/matches", { month, page });
    return data.matches.map(({ id, changed_at }) => entryOf("match", { id }, changed_at));
  },
};

function profilesKind(kind: SitemapProfile, prefix: string): SitemapKind {
  return {
    async names({ call, head }) {
      if (isKeptOut(head, kind)) return [];
      const { data } = await call("/api/v1/football/sitemap/parts", {});
      return namesOf(prefix, data.profiles.find((row) => row.kind === kind)?.total ?? 0);
    },
    async entries({ call, head }, name) {
      const page = pageOf(name, prefix);
      if (page === null || isKeptOut(head, kind)) return null;
      const { data } = await call("/api/v1/football/sitemap/profiles", { kind, page });
      return data.ids.map((id) => entryOf(kind, { id }));
    },
  };
}

const newsKind: SitemapKind = {
  async names({ call, head }) {
    if (isKeptOut(head, "article")) return [];
    const { page } = await call("/oapi/v1/sitemap/posts", {});
    return namesOf("news", page?.total ?? 0);
  },
  async entries({ call, head }, name) {
    const page = pageOf(name, "news");
    if (page === null || isKeptOut(head, "article")) return null;
    const { data } = await call("/oapi/v1/sitemap/posts", { page });
    return data.posts.map((versions) => entryOfVersions("article", versions));
  },
};

/** The lists of articles, those of which there is anything. */
async function termEntries({ call, head, main_slugs }: SitemapSources): Promise<SitemapEntry[]> {
  const { data } = await call("/oapi/v1/sitemap/terms", {});
  const { categories, tags, authors } = data;
  if (authors.length === 0) return [];
  const lists = [
    ...(["news", "categories", "tags"] as const).map((screen) => ({
      screen,
      entry: addressOf(screen, main_slugs),
    })),
    ...categories.map((versions) => ({
      screen: "category" as const,
      entry: entryOfVersions("category", versions),
    })),
    ...tags.map((versions) => ({ screen: "tag" as const, entry: entryOfVersions("tag", versions) })),
    ...authors.map((versions) => ({ screen: "author" as const, entry: entryOfVersions("author", versions) })),
  ];
  return lists.filter(({ screen }) => !isKeptOut(head, screen)).map(({ entry }) => entry);
}

const termsKind: SitemapKind = {
  names: async (sources) => namesOf("topics", (await termEntries(sources)).length),
  async entries(sources, name) {
    const page = pageOf(name, "topics");
    if (page === null) return null;
    return (await termEntries(sources)).slice((page - 1) * SITEMAP_FILE_ENTRIES, page * SITEMAP_FILE_ENTRIES);
  },
};

const tipsKind: SitemapKind = {
  async names({ call, betting }) {
    if (betting === "hidden") return [];
    const { page } = await call("/oapi/v1/sitemap/tips", {});
    return namesOf("tips", page?.total ?? 0);
  },
  async entries({ call, betting }, name) {
    const page = pageOf(name, "tips");
    if (page === null || betting === "hidden") return null;
    const { data } = await call("/oapi/v1/sitemap/tips", { page });
    return data.tips.map(({ id, changed_at }) => entryOf("tip", { id }, changed_at));
  },
};

const expertsKind: SitemapKind = {
  async names({ call, betting }) {
    if (betting === "hidden") return [];
    const { page } = await call("/oapi/v1/sitemap/experts", {});
    return namesOf("experts", page?.total ?? 0);
  },
  async entries({ call, betting }, name) {
    const page = pageOf(name, "experts");
    if (page === null || betting === "hidden") return null;
    const { data } = await call("/oapi/v1/sitemap/experts", { page });
    return data.ids.map((id) => entryOf("expert", { id }));
  },
};

const KINDS: readonly SitemapKind[] = [
  screensKind,
  newsKind,
  termsKind,
  matchesKind,
  profilesKind("league", "leagues"),
  profilesKind("team", "teams"),
  profilesKind("player", "players"),
  profilesKind("coach", "coaches"),
  expertsKind,
  tipsKind,
];

const pathOfFile = (name: string): string => `/sitemap-${name}.xml`;

/** Paths of all files. `complete` is false where a service does not answer: the other services' paths are there. */
export async function sitemapPaths(
  sources: SitemapSources,
): Promise<{ readonly paths: readonly string[]; readonly complete: boolean }> {
  const lists = await Promise.allSettled(KINDS.map((kind) => kind.names(sources)));
  const names = lists.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  return { paths: names.map(pathOfFile), complete: lists.every(({ status }) => status === "fulfilled") };
}

/** Content of the file of a name; null where there is none. Rejects as its call does. */
export async function sitemapEntries(
  sources: SitemapSources,
  name: string,
): Promise<readonly SitemapEntry[] | null> {
  for (const kind of KINDS) {
    const entries = await kind.entries(sources, name);
    if (entries !== null) return entries.length === 0 ? null : entries;
  }
  return null;
}
