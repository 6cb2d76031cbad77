import sheet from "./screen-text.css?url";

/** What the content service's page says below the screen that it shows. Few pages do, so its sheet comes with it. */
export default function ScreenText({ html }: { readonly html: string }) {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="part" />
      <aside className="panel screen-text">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe on the server, screen-text.server.ts */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </aside>
    </>
  );
}
