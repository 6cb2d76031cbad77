import { AppError } from "#shared/errors/index.ts";
import { localeOf } from "#shared/url/index.ts";
import { renderPage } from "./ssr/handler.ts";

export default {
  fetch: (request: Request) => {
    const url = new URL(request.url);
    return renderPage(request, {
      call: () => Promise.reject(new AppError("upstream_unavailable")),
      locale: localeOf(url.pathname),
      site_origin: url.origin,
      realtime_url: "http://localhost:1999",
      now_ms: Date.now(),
      request_id: crypto.randomUUID(),
    });
  },
} satisfies ExportedHandler;
