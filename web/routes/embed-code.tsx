import { loadEmbedCode } from "#web/features/embed/embed-code.loader.server.ts";
import { m } from "#web/paraglide/messages.js";
import { laterScreen } from "#web/platform/later-code.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/embed-code.css";
import type { Route } from "./+types/embed-code";

const EmbedCodeView = laterScreen(async () => ({
  default: (await import("#web/features/embed/embed-code-page.tsx")).EmbedCodeView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadEmbedCode(facts, url.searchParams));
}

export default function EmbedCode({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={m.embed_code_title()} description={m.embed_code_description()} />
      <EmbedCodeView page={page} />
    </>
  );
}
