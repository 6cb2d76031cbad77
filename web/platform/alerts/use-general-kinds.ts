import { useSnapshot } from "valtio";
import { DEFAULT_PUSH_KINDS, MATCH_KINDS, PUSH_KINDS, type PushKind } from "#shared/push/push.table.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { createPush, keepPush } from "#web/platform/push/push-store.ts";
import { chooseGeneralKinds, createAlertKinds, generalKinds } from "./alert-kinds.ts";

/** Kinds that come while no page is open only: no list row says that line-ups are out, nor that a tip is. */
const isOfPage = (kind: PushKind): boolean => kind !== "line_ups" && MATCH_KINDS.some((one) => one === kind);

/** The alert kinds of items without a choice of their own, and the kinds that can be chosen. */
export function useGeneralKinds() {
  const push = usePageStore(createPush);
  const { kept } = useSnapshot(push);
  const choices = usePageStore(createAlertKinds);
  const { general } = useSnapshot(choices);
  const available = kept ? PUSH_KINDS : PUSH_KINDS.filter(isOfPage);
  return {
    kinds: generalKinds(kept, general),
    available,
    choose(chosen: readonly PushKind[]) {
      // Push kinds without a checkbox stay chosen, so that switching push on later restores them.
      const hidden = (general ?? DEFAULT_PUSH_KINDS).filter((kind) => !available.includes(kind));
      const kinds = PUSH_KINDS.filter((kind) => chosen.includes(kind) || hidden.includes(kind));
      chooseGeneralKinds(choices, kinds);
      if (push.kept) keepPush(push, { ...push.kept, kinds });
    },
  };
}
