import { useSuspenseQuery } from "@tanstack/react-query";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { FollowForm } from "../follow/follow-form.tsx";
import { tipQuery } from "../tips.query.ts";
import { TipPageView } from "./tip-page.tsx";

/** The public page of a tip, with a button to follow its expert. */
export default function PublicTipPage({ id }: { readonly id: number }) {
  const { tip } = useSuspenseQuery(tipQuery(id)).data;
  const back = pathOf("tip", getLocale(), { id });
  return (
    <TipPageView tip={tip}>
      {tip.expert.nick_name === null ? null : <FollowForm expert={tip.expert} back={back} isNamed />}
    </TipPageView>
  );
}
