import { type RouterContextProvider, redirect } from "react-router";
import { tabRedirect } from "#shared/url/index.ts";
import { loadScreenText } from "#web/platform/prose/screen-text.server.ts";
import { loadScreenWords, type ScreenWords } from "#web/platform/seo/head-labels.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { answerPage } from "./page-loader.ts";

interface ScreenRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/**
 * {@link answerPage} for a screen with the content service's title, description and text. Redirects an unknown tab to
 * the page and an alias to the tab's own URL: edge redirects documents, this redirects links within the page.
 */
export function answerScreen<Answer extends object>(
  { context, url }: ScreenRequest,
  load: (facts: RequestFacts) => Promise<Answer> | Answer,
): Promise<Answer & { readonly head_words?: ScreenWords; readonly screen_text?: string }> {
  return answerPage(context, async (facts) => {
    const target = tabRedirect(url.pathname, url.searchParams);
    if (target !== null) throw redirect(target);
    const [answer, head_words, screen_text] = await Promise.all([
      load(facts),
      loadScreenWords(facts, url),
      loadScreenText(facts, url),
    ]);
    return {
      ...answer,
      ...(head_words === null ? {} : { head_words }),
      ...(screen_text === null ? {} : { screen_text }),
    };
  });
}
