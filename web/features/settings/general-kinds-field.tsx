import { m } from "#messages/paraglide/messages.js";
import { alertKindLabel, KINDS_OF_A_MATCH } from "#web/platform/alerts/alert-kind-label.ts";
import { useGeneralKinds } from "#web/platform/alerts/use-general-kinds.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { ChecksField } from "#web/ui/fields.tsx";

/** The alert kinds of followed items without a choice of their own, on the open page and by push. */
export function GeneralKindsField() {
  const { kinds, available, choose } = useGeneralKinds();
  const hasTips = useSiteFacts()?.betting !== "hidden";
  const shown = hasTips ? ([...KINDS_OF_A_MATCH, "tip"] as const) : KINDS_OF_A_MATCH;
  return (
    <ChecksField
      label={m.push_kinds()}
      hint={m.push_kinds_hint()}
      chosen={kinds}
      values={shown.filter((kind) => available.includes(kind))}
      nameOf={alertKindLabel}
      onChange={choose}
    />
  );
}
