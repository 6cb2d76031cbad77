/** What the content service's page says below the screen that it shows. Its rules are in app.css: this part comes late. */
export default function ScreenText({ html }: { readonly html: string }) {
  return (
    <aside className="panel screen-text">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe on the server, screen-text.server.ts */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </aside>
  );
}
