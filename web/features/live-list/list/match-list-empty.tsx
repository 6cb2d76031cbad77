import { m } from "#messages/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface EmptyListProps {
  /** The reason for the empty list, and links to go on. */
  readonly hint: string;
  readonly link: { readonly to: string; readonly text: string } | null;
}

export function EmptyList({ hint, link }: EmptyListProps) {
  return (
    <div className="panel panel-empty">
      <p className="font-semibold">{m.list_empty()}</p>
      <p className="max-w-80 text-muted">{hint}</p>
      {link ? (
        <SiteLink to={link.to} className="button mt-2">
          {link.text}
        </SiteLink>
      ) : null}
    </div>
  );
}
