import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { TipDetail } from "#shared/tip/tip.schema.ts";
import type { TipTextState } from "#shared/tip/tip.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { foreignLang } from "../row/tip-row.tsx";

/** Reason for the missing text. */
const notices = {
  members: m.tip_text_members,
  followers: m.tip_text_followers,
  over: m.tip_text_over,
  deleted: m.tip_text_deleted,
} as const satisfies Record<Exclude<TipTextState, "shown">, () => string>;

interface TipTextProps {
  readonly tip: TipDetail;
  /** See TipPageView. */
  readonly isMine: boolean;
}

/** A tip's text in paragraphs, or the reason why it is locked here and where to read it. */
export function TipText({ tip: { id, lang, text_state, content }, isMine }: TipTextProps) {
  if (text_state === "shown") {
    return (
      <div className="tip-text" lang={foreignLang(lang)}>
        {(content ?? "").split(/\n{2,}/).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs do not change places
          <p key={at}>{paragraph}</p>
        ))}
      </div>
    );
  }
  const mayBeHis = !isMine && (text_state === "members" || text_state === "followers");
  return (
    <div className="tip-notice">
      <p>{notices[text_state]()}</p>
      {mayBeHis ? (
        // The page is public: an anonymous reader is led to the login page, then to their personal page of the tip.
        <SiteLink to={pathOf("myTip", getLocale(), { id })} className="button" rel="nofollow">
          {m.tip_to_mine()}
        </SiteLink>
      ) : null}
    </div>
  );
}
