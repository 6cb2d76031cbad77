import { type ComponentType, type MouseEvent, useContext, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { LOCALE_TABLE, LOCALES, type Locale, pathOf } from "#shared/url/index.ts";
import { languageInputs } from "#web/platform/i18n/language-label.ts";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";
import { LinkHostContext, openWhole } from "#web/platform/navigation/link-host.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useAlternates } from "#web/platform/seo/alternates.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icons.table.ts";
import { AccountEntry } from "./account-entry.tsx";
import { pathTo } from "./site-sections.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

type Drawer = ComponentType<{ onClose: () => void }>;
type LoadDrawer = () => Promise<{ default: Drawer }>;

/** Dialogs over a page; their code loads on demand. */
export interface Drawers {
  readonly search: LoadDrawer;
  readonly settings: LoadDrawer;
}

interface SiteToolsProps {
  readonly drawers: Drawers;
  /** The inner page is the error screen. */
  readonly failed: boolean;
}

/** Search, settings, theme, language and account: links that work without scripts, and buttons that need them. */
export function SiteTools({ drawers, failed }: SiteToolsProps) {
  return (
    <div className="site-tools">
      <DrawerLink screen="search" name={m.nav_search()} icon="search" load={drawers.search} />
      <DrawerLink screen="settings" name={m.nav_settings()} icon="settings-2" load={drawers.settings} />
      <ThemeSwitch />
      {LOCALES.map((locale) =>
        locale === getLocale() ? null : <LanguageLink key={locale} other={locale} failed={failed} />,
      )}
      <AccountEntry />
    </div>
  );
}

interface DrawerLinkProps {
  readonly screen: "search" | "settings";
  readonly name: string;
  readonly icon: IconName;
  readonly load: LoadDrawer;
}

/** A link to a page that opens over this one if possible. */
function DrawerLink({ screen, name, icon, load }: DrawerLinkProps) {
  const [drawer, setDrawer] = useState<{ Drawer: Drawer } | null>(null);
  const { pathname } = useLocation();
  const path = pathTo(screen);
  const host = useContext(LinkHostContext);
  const open = (event: MouseEvent) => {
    if (pathname === path || !isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      ({ default: Drawer }) => setDrawer({ Drawer }),
      () => openWhole(host, path),
    );
  };
  return (
    <>
      <SiteLink
        to={path}
        className="icon-button"
        data-opens={screen}
        aria-label={name}
        title={name}
        onClick={open}
      >
        <Icon name={icon} size={20} />
      </SiteLink>
      {drawer ? <drawer.Drawer onClose={() => setDrawer(null)} /> : null}
    </>
  );
}

interface LanguageLinkProps extends Pick<SiteToolsProps, "failed"> {
  readonly other: Locale;
}

/** A link to the page in another language: a full load, so that no text stays. From errors it leads home. */
function LanguageLink({ other, failed }: LanguageLinkProps) {
  const { search } = useLocation();
  const { name } = LOCALE_TABLE[other];
  const alternates = useAlternates();
  const alternate = failed ? pathOf("home", other) : alternates[other];
  return (
    <a
      // Only news exist in one language alone: the link leads to the news of the other.
      href={alternate === null ? pathOf("news", other) : failed ? alternate : alternate + search}
      hrefLang={other}
      lang={other}
      className="quiet-button"
      title={m.language_switch_label(languageInputs(other))}
    >
      <span className="max-lg:hidden">{name}</span>
      <span className="uppercase lg:hidden" aria-hidden="true">
        {other}
      </span>
      <span className="sr-only lg:hidden">{name}</span>
    </a>
  );
}
