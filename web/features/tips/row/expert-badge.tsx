import type { Tip } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Avatar } from "#web/ui/avatar.tsx";

interface ExpertMarkProps {
  readonly expert: Tip["expert"];
  /** Of the picture, pixels. */
  readonly size: number;
}

/** Who wrote a tip: picture and name, the way to his page. Of a deleted account nothing is left but its tips. */
export function ExpertBadge({ expert: { id, nick_name, avatar }, size }: ExpertMarkProps) {
  if (nick_name === null) {
    return (
      <span className="tip-expert">
        <Avatar name="?" src={null} size={size} />
        <span>{m.tip_expert_deleted()}</span>
      </span>
    );
  }
  return (
    <SiteLink to={pathOf("expert", getLocale(), { id })} className="tip-expert">
      <Avatar name={nick_name} src={avatar} size={size} />
      <span>{nick_name}</span>
    </SiteLink>
  );
}
