import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { FollowForm } from "../follow/follow-form.tsx";
import type { MyTip, MyTipAnswer } from "./my-tip.server.ts";
import { TipPageView } from "./tip-page.tsx";

interface MyTipPageProps extends MyTip {
  /** Error of a refused form on the page. */
  readonly answer: MyTipAnswer | null;
}

/** A tip as its reader may see it, with their possible actions. */
export default function MyTipPage({ tip, may_delete, answer }: MyTipPageProps) {
  const path = pathOf("myTip", getLocale(), { id: tip.id });
  return (
    <TipPageView tip={tip} isMine>
      {tip.text_state === "followers" ? (
        <FollowForm expert={tip.expert} back={path} isFollowed={false} isNamed />
      ) : null}
      {may_delete ? (
        <details className="panel form-fold" open={answer !== null}>
          <summary>{m.tip_delete()}</summary>
          <form method="post" action={path} className="form-sheet">
            <FormAlert text={answer && errorLabel(answer.code)} />
            <p>{m.tip_delete_note()}</p>
            <div className="form-actions">
              <button type="submit" name="intent" value="delete" className="button form-danger">
                {m.tip_delete_submit()}
              </button>
            </div>
          </form>
        </details>
      ) : null}
    </TipPageView>
  );
}
