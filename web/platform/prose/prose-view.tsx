import type { Prose } from "./prose.ts";

/** A text of the content service. Needs platform/prose/prose.css. */
export function ProseView({ prose: { html } }: { readonly prose: Prose }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe on the server, safe-html.server.ts
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
