import type { RouterContextProvider } from "react-router";
import { loadScreenWords, type ScreenWords } from "./head/head-words.server.ts";
import { answerPage } from "./page-loader.ts";
import type { RequestFacts } from "./request-context.ts";

interface ScreenRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** {@link answerPage} for a screen whose title and description the content service may give; `PageHead` finds them. */
export function answerScreen<Answer extends object>(
  { context, url }: ScreenRequest,
  load: (facts: RequestFacts) => Promise<Answer> | Answer,
): Promise<Answer & { readonly head_words?: ScreenWords }> {
  return answerPage(context, async (facts) => {
    const [answer, head_words] = await Promise.all([load(facts), loadScreenWords(facts, url)]);
    return head_words === null ? answer : { ...answer, head_words };
  });
}
