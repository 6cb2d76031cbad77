import { Hono } from "hono";
import { POLICY_REPORTS_PATH } from "#shared/url/policy-reports.ts";
import { answerDocsPage, answerDocument } from "./api-docs/api-docs.ts";
import { BETTING_PATH, switchBetting } from "./betting/betting-switch.ts";
import { isCalendarPath } from "./calendar/calendar-address.ts";
import { answerCalendar } from "./calendar/calendars.ts";
import { type EdgeHono, settingsOf } from "./env.ts";
import { answerCrest, answerPicture, PICTURE_PATHS } from "./files/images.ts";
import { answerFile, isFilePath } from "./files/static-files.ts";
import { COMMENTS_PATH, takeComment } from "./forms/comment-form.ts";
import { allowedMethods } from "./middleware/allowed-methods.ts";
import { canonicalRedirects } from "./middleware/canonical-redirects.ts";
import { corsPreflight } from "./middleware/cors.ts";
import { responseHeaders } from "./middleware/response-headers.ts";
import { serverErrors } from "./middleware/server-errors.ts";
import { answerHealth } from "./observability/health.ts";
import { metricsEndpoint } from "./observability/metrics-endpoint.ts";
import { answerOembed } from "./oembed/oembed.ts";
import { OEMBED_PATH } from "./oembed/oembed-address.ts";
import { answerOffline, OFFLINE_PATH } from "./offline/offline-page.ts";
import { answerApi } from "./proxy/api.ts";
import { isApiPath } from "./proxy/call-table.ts";
import {
  answerChangePassword,
  answerSecurityTxt,
  CHANGE_PASSWORD_PATH,
  SECURITY_TXT_PATH,
} from "./security/well-known.ts";
import { answerFeed, feedAt } from "./seo/feeds.ts";
import { answerRobots } from "./seo/robots.ts";
import { answerShareImage } from "./seo/share-image/share-images.ts";
import { answerSitemap, isSitemapPath } from "./seo/sitemap.ts";
import { DEVELOPMENT, madeServicesOf, servicesOf } from "./services.ts";
import { endIdentity, startIdentity } from "./session/identity-routes.ts";
import { SHIELD_PATH, switchShield } from "./spoiler-shield/shield-switch.ts";
import { flagBot } from "./ssr/bots.ts";
import { renderPage } from "./ssr/handler.ts";
import { answerPage } from "./ssr/pages.ts";

/** Set by the build: package version and build time. The development server has none of its own. */
const version: string = import.meta.env.DEV ? DEVELOPMENT : import.meta.env.VITE_BUILD_VERSION;

const app = new Hono<EdgeHono>();

app.use(async (c, next) => {
  await next();
  const { method, path } = c.req;
  servicesOf(c.env, version).metrics.answered(method, path, c.res.status, c.res.headers.get("x-cache"));
});
app.use(responseHeaders(settingsOf));
app.use(canonicalRedirects((bindings) => settingsOf(bindings).SITE_URL));
for (const calls of ["/api/*", "/oapi/*"]) app.use(calls, corsPreflight);
app.use(allowedMethods([BETTING_PATH, SHIELD_PATH, COMMENTS_PATH, POLICY_REPORTS_PATH]));

app.get("/health", (c) => answerHealth(c.req.raw, servicesOf(c.env, version)));
app.get("/metrics", (c) => metricsEndpoint(c.req.raw, servicesOf(c.env, version)));
app.get("/crests/:name", answerCrest);
for (const path of PICTURE_PATHS) app.get(path, (c) => answerPicture(c, servicesOf(c.env, version)));
app.post(BETTING_PATH, (c) => switchBetting(c.req.raw, settingsOf(c.env)));
app.post(SHIELD_PATH, (c) => switchShield(c.req.raw, settingsOf(c.env)));
app.post(POLICY_REPORTS_PATH, (c) => servicesOf(c.env, version).policyReport(c.req.raw));
app.get(OFFLINE_PATH, (c) => answerOffline(c.req.param("locale")));
app.get("/robots.txt", (c) => answerRobots(c, settingsOf(c.env)));
app.get(CHANGE_PASSWORD_PATH, answerChangePassword);
app.get(
  SECURITY_TXT_PATH,
  (c) =>
    answerSecurityTxt(c.req.raw, settingsOf(c.env), Date.now()) ?? answerFile(c, servicesOf(c.env, version)),
);
app.get("/auth/:provider", (c) => startIdentity(c, servicesOf(c.env, version), "log-in"));
app.get("/auth/:provider/link", (c) => startIdentity(c, servicesOf(c.env, version), "link"));
app.get("/auth/:provider/callback", (c) => endIdentity(c, servicesOf(c.env, version)));
app.get(OEMBED_PATH, (c) => answerOembed(c, servicesOf(c.env, version)));
app.get("/og/*", (c) => answerShareImage(c, servicesOf(c.env, version)));
app.post(COMMENTS_PATH, (c) => takeComment(c, servicesOf(c.env, version)));
// A call by its alias, not a page: reading it is refused as the call refuses it.
app.get(COMMENTS_PATH, (c) => answerApi(c, servicesOf(c.env, version)));
app.get("/api/openapi.json", (c) => answerDocument(c, servicesOf(c.env, version), version));
app.get("/api/docs", (c) => answerDocsPage(c, servicesOf(c.env, version)));
app.all("*", async (c) => {
  const services = servicesOf(c.env, version);
  if (isApiPath(c.req.path)) return answerApi(c, services);
  if (isSitemapPath(c.req.path)) return answerSitemap(c, services);
  if (isCalendarPath(c.req.path)) return answerCalendar(c, services);
  const feed = feedAt(c.req.path);
  if (feed) return answerFeed(c, services, feed);
  if (isFilePath(c.req.path)) return answerFile(c, services);
  const page = await answerPage(c, { ...services, render: renderPage });
  return flagBot(page, c.req.header("user-agent") ?? null);
});

app.onError(serverErrors());

export default {
  /** Responses that need no app are sent at once; everything else goes through the app. */
  fetch: (request, bindings, context) =>
    madeServicesOf(bindings)?.hotResponses.answer(request) ?? app.fetch(request, bindings, context),
} satisfies ExportedHandler<Record<string, unknown>>;
