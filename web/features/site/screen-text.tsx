import sheet from "./screen-text.css?url";

/** Text of the content service below its screen. Few pages have one, so its sheet loads with it. */
export default function ScreenText({ html }: { readonly html: string }) {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="part" />
      <aside className="panel screen-text">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server, screen-text.server.ts */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </aside>
    </>
  );
}
