import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Avatar } from "#web/ui/avatar.tsx";

interface ExpertBadgeProps {
  readonly expert: Tip["expert"];
  /** Size of the picture, pixels. */
  readonly size: number;
}

/** The author of a tip: avatar and name, linked to their page. Only the tips of a deleted account remain. */
export function ExpertBadge({ expert: { id, nick_name, avatar }, size }: ExpertBadgeProps) {
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
