import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { type MatchDetailAnswer, matchDetailQuery } from "#web/features/match/match.query.ts";
import type { MatchTab } from "#web/features/match/match-tab.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { MatchContext, MatchHeader } from "./header/match-header.tsx";
import { useMatchHead } from "./match-head.ts";
import { MatchTabs } from "./match-tabs.tsx";

interface MatchPageProps {
  readonly id: number;
  readonly tab: MatchTab;
  /** Keeps the page up to date with the match's room; loaded after hydration. */
  readonly sync: (detail: MatchDetailAnswer) => ReactNode;
  /** Content beside the tabs. */
  readonly aside: ReactNode;
  /** The tab's body. */
  readonly children: ReactNode;
}

/** The page of a match: header, tabs and the current tab. Of this frame only the header renders with a push. */
export function MatchPageView({ id, tab, sync, aside, children }: MatchPageProps) {
  const refetchInterval = useFallbackInterval("live");
  const detail = useSuspenseQuery({ ...matchDetailQuery(id), refetchInterval }).data;
  const body = useRef<HTMLDivElement>(null);
  useTabScroll(body, tab);
  return (
    <>
      <LiveHead detail={detail} tab={tab} />
      <article className="match-page" data-tab={tab}>
        <LiveHeader detail={detail} tab={tab} />
        <div className="match-columns">
          <div className="match-tab-body" ref={body}>
            {children}
          </div>
          <aside className="match-aside">{aside}</aside>
        </div>
      </article>
      <AfterHydration>{() => sync(detail)}</AfterHydration>
    </>
  );
}

interface LiveProps {
  readonly detail: MatchDetailAnswer;
  readonly tab: MatchTab;
}

function LiveHead({ detail, tab }: LiveProps) {
  const { match } = useShownMatch(detail.match);
  return (
    <>
      <PageHead {...useMatchHead(match, tab)} />
      {import.meta.env.SSR ? <OembedLinks id={match.id} /> : null}
    </>
  );
}

/** Other sites read them in the server's HTML (https://oembed.com, section 4): the browser's bundle omits this code. */
function OembedLinks({ id }: { readonly id: number }) {
  const origin = useSiteFacts()?.site_origin ?? "";
  const url = encodeURIComponent(origin + pathOf("match", getLocale(), { id }));
  return (["json", "xml"] as const).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={format === "json" ? "application/json+oembed" : "text/xml+oembed"}
      href={`${origin}/oembed?format=${format}&url=${url}`}
    />
  ));
}

function LiveHeader({ detail, tab }: LiveProps) {
  const { match, goal } = useShownMatch(detail.match);
  return (
    <>
      <MatchContext match={match} />
      <div className="match-top">
        <MatchHeader match={match} goal={goal} />
        <MatchTabs match={match} current={tab} />
      </div>
    </>
  );
}

/** Scrolls a newly opened tab to its start, below the sticky header. Back and forward keep scroll restoration. */
function useTabScroll(body: RefObject<HTMLElement | null>, tab: string): void {
  const action = useNavigationType();
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const element = body.current;
    if (action === "POP" || !element) return;
    // `scroll-margin-top` of the body is the height of the sticky elements above it.
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    if (element.getBoundingClientRect().top < margin) {
      element.scrollIntoView({ block: "start", behavior: "instant" });
    }
  }, [body, tab, action]);
}
