import { Hono } from "hono";
import { answerDocsPage, answerDocument } from "./api-docs/api-docs.ts";
import { AVATAR_PATH, answerAvatar } from "./avatars.ts";
import { BETTING_PATH, switchBetting } from "./betting/betting-switch.ts";
import { answerCrest } from "./crests.ts";
import { type EdgeHono, settingsOf } from "./env.ts";
import { answerHealth } from "./health.ts";
import { canonicalRedirects } from "./middleware/canonical-redirects.ts";
import { readingOnly } from "./middleware/reading-only.ts";
import { requestId } from "./middleware/request-id.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { serverErrors } from "./middleware/server-errors.ts";
import { DEVELOPMENT, partsOf } from "./parts.ts";
import { answerApi } from "./proxy/api.ts";
import { isApiPath } from "./proxy/call-table.ts";
import { SHIELD_PATH, switchShield } from "./shield/shield-switch.ts";
import { renderPage } from "./ssr/handler.ts";
import { answerPage } from "./ssr/pages.ts";
import { answerFile, isFilePath } from "./static-files.ts";

/** Set by the build: package version and the moment of building. The development server has none of its own. */
const version: string = import.meta.env.DEV ? DEVELOPMENT : import.meta.env.VITE_BUILD_VERSION;

const app = new Hono<EdgeHono>();

app.use(requestId());
app.use(securityHeaders());
app.use(canonicalRedirects());
app.use(readingOnly([BETTING_PATH, SHIELD_PATH]));

app.get("/health", (c) => answerHealth(settingsOf(c.env), version));
app.get("/crests/:name", answerCrest);
app.get(AVATAR_PATH, answerAvatar);
app.post(BETTING_PATH, (c) => switchBetting(c.req.raw, settingsOf(c.env).BETTING));
app.post(SHIELD_PATH, (c) => switchShield(c.req.raw));
app.get("/api/openapi.json", (c) => answerDocument(c, partsOf(c.env, version), version));
app.get("/api/docs", (c) => answerDocsPage(c, partsOf(c.env, version)));
app.all("*", (c) => {
  const parts = partsOf(c.env, version);
  if (isApiPath(c.req.path)) return answerApi(c, parts);
  if (isFilePath(c.req.path)) return answerFile(c, parts);
  return answerPage(c, { ...parts, render: renderPage });
});

app.onError(serverErrors());

export default app;
