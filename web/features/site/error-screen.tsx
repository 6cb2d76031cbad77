import { useContext } from "react";
import { useLocation, useNavigate } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf, screenAt } from "#shared/url/index.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { readFailure, type ShownFailure } from "#web/platform/errors/page-failure.ts";
import { LinkHostContext, needsWholeLoad } from "#web/platform/navigation/link-host.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { RevealLink } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { BettingForm } from "./betting-form.tsx";

/** The path in readable form; a stray "%" leaves it as it is. */
function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** True if nothing matches a path: an unmatched path may have been an article's or a page's. */
const isNoRoute = ({ code }: ShownFailure, path: string): boolean =>
  code === "route_not_found" ||
  ((code === "article_not_found" || code === "page_not_found") && screenAt(path)?.screen === "article");

/** The message of a failure: spec sections 2 and 8. */
function messageOf(failure: ShownFailure, path: string): string {
  if (failure.status === null) return m.error_network();
  if (isNoRoute(failure, path)) return m.page_not_found_path({ path: readablePath(path) });
  return errorLabel(failure.code);
}

/** The reader's next action; null if the message is enough: waiting does not fix a refusal. */
function hintOf(failure: ShownFailure, path: string): string | null {
  const { status, code } = failure;
  if (status === null) return m.error_hint_network();
  // Only an article can be missing here, which the heading does not say.
  if (code === "article_not_found" && isNoRoute(failure, path)) return errorLabel(code);
  if (code === "betting_hidden") return m.error_hint_betting_hidden();
  if (code === "scores_hidden") return m.error_hint_scores_hidden();
  if (status === 404 || status === 410) return m.error_hint_not_found();
  return status >= 500 || status === 429 ? m.error_hint_retry() : null;
}

/** The first page of the list in a URL; null for a URL without a page. */
function firstPageOf(path: string, search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has("page")) return null;
  query.delete("page");
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Status code, message and a link home, for any thrown error. The title is the message. */
export default function ErrorScreen({ error }: { readonly error: unknown }) {
  const failure = readFailure(error);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const host = useContext(LinkHostContext);
  // Client-side: a page load without a network would end at the browser's own error page.
  const retry = () =>
    needsWholeLoad(host)
      ? window.location.reload()
      : void navigate(pathname + search, { replace: true, preventScrollReset: true });
  const message = messageOf(failure, pathname);
  const hint = hintOf(failure, pathname);
  const isMissing = failure.status === 404;
  // Only the reader's own choice gets this message: on a site without betting, the page is missing.
  const isChosen = failure.code === "betting_hidden" || failure.code === "scores_hidden";
  const firstPage = failure.code === "page_not_found" ? firstPageOf(pathname, search) : null;
  const hasOtherWay = isChosen || firstPage !== null || failure.status === null;
  return (
    <section className="error-screen">
      <title>{message}</title>
      <meta name="robots" content="noindex" />
      {failure.status === null ? null : <p className="error-status">{failure.status}</p>}
      {isMissing && !isNoRoute(failure, pathname) ? <p className="text-muted">{m.page_not_found()}</p> : null}
      <h1 className="text-lg font-semibold wrap-anywhere">{message}</h1>
      {hint === null ? null : <p className="text-muted">{hint}</p>}
      {failure.code === "scores_hidden" ? <RevealLink of="all" className="button mt-3" /> : null}
      {failure.code === "betting_hidden" ? (
        <BettingForm betting="hidden" className="button mt-3 cursor-pointer" />
      ) : null}
      {failure.status === null ? (
        <button type="button" className="button mt-3 cursor-pointer" onClick={retry}>
          {m.match_tab_retry()}
        </button>
      ) : null}
      {firstPage === null ? null : (
        <SiteLink to={firstPage} className="button mt-3">
          {m.error_first_page()}
        </SiteLink>
      )}
      <SiteLink
        to={pathOf("home", getLocale())}
        className={hasOtherWay ? "text-link inline-flex min-h-10 items-center" : "button mt-3"}
      >
        {m.back_to_home()}
      </SiteLink>
      {failure.request_id && !isMissing && !isChosen ? (
        <p className="mt-4 text-xs text-muted tabular-nums">{failure.request_id}</p>
      ) : null}
    </section>
  );
}
