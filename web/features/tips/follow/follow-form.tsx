import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { toAppError } from "#shared/errors/app-error.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { useAccountId } from "#web/platform/session/use-reader.ts";
import { followsQuery } from "../tips.query.ts";

interface FollowFormProps {
  readonly expert: Pick<Tip["expert"], "id" | "nick_name">;
  /** The current page, and target of the redirect. */
  readonly back: string;
  /** Known on personal pages only. */
  readonly isFollowed?: boolean;
  /** The buttons name the expert, where nothing beside them does. */
  readonly isNamed?: boolean;
}

/**
 * Follows or unfollows an expert. Public pages know nothing of their reader: with scripts the button learns its state a
 * moment later and works without leaving the page; without them there are two buttons. Personal pages post the form,
 * because their content depends on it.
 */
export function FollowForm({
  expert: { id, nick_name },
  back,
  isFollowed,
  isNamed = false,
}: FollowFormProps) {
  const account = useAccountId();
  const isEverybodys = isFollowed === undefined;
  const { data: followed = [] } = useQuery({
    ...followsQuery(account),
    enabled: account !== null && isEverybodys,
  });
  const { mutate, error, isPending, isSuccess, variables } = useFollow(id, account, back);
  const isPressed = isPending ? variables : (isFollowed ?? followed.includes(id));
  const name = nick_name ?? m.tip_expert_deleted();
  const press = (event: FormEvent) => {
    // Until the account is known the form is posted.
    if (!isEverybodys || account === null) return;
    event.preventDefault();
    mutate(!isPressed);
  };
  return (
    <form method="post" action={pathOf("myFollows", getLocale())} className="follow-form" onSubmit={press}>
      <input type="hidden" name="expert_id" value={id} />
      <input type="hidden" name="back" value={back} />
      {isPressed ? <UnfollowButton {...{ name, isNamed }} /> : <FollowButton {...{ name, isNamed }} />}
      {isEverybodys ? (
        <noscript>
          <UnfollowButton {...{ name, isNamed }} />
        </noscript>
      ) : null}
      <p role="status" className="sr-only">
        {isSuccess ? (isPressed ? m.done_follow() : m.done_unfollow()) : null}
      </p>
      {error === null ? null : (
        <p role="alert" className="follow-refused">
          {refusalLabel(error)}
        </p>
      )}
    </form>
  );
}

function refusalLabel(thrown: Error): string {
  const { code, fields } = toAppError(thrown);
  const fieldError = fields?.expert_id?.[0];
  return fieldError === undefined ? errorLabel(code) : fieldLabel(fieldError);
}

/** Follows or unfollows an expert, with an optimistic update. */
function useFollow(expert_id: number, account: number | null, back: string) {
  return useMutation({
    mutationFn: (follows: boolean) =>
      sendFromBrowser(follows ? "/oapi/v1/experts/follow" : "/oapi/v1/experts/unfollow", { expert_id }),
    onMutate: () => followsQuery(account),
    onSuccess: (_answer, follows, { queryKey }, { client }) =>
      // Ids that were not fetched stay unknown: adding one does not make a full list.
      void client.setQueryData(
        queryKey,
        (ids) => ids && [...ids.filter((id) => id !== expert_id), ...(follows ? [expert_id] : [])],
      ),
    onError: (error) => {
      if (isSessionOver(toAppError(error)))
        // A full page load: the header shows that the session has ended.
        location.assign(pathWith(pathOf("login", getLocale()), { back, done: "expired" }));
    },
    onSettled: (_answer, error, _follows, _query, { client }) => {
      const { queryKey } = followsQuery(account);
      // A first response in flight may be older than this change, and would be reused.
      const refetched = client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
      return error === null ? refetched : undefined;
    },
  });
}

interface ButtonProps {
  /** The expert's id. */
  readonly name: string;
  readonly isNamed: boolean;
}

function FollowButton({ name, isNamed }: ButtonProps) {
  return (
    <button type="submit" name="what" value="follow" className="button" aria-label={m.follow_label({ name })}>
      {isNamed ? m.follow_label({ name }) : m.follow_submit()}
    </button>
  );
}

function UnfollowButton({ name, isNamed }: ButtonProps) {
  return (
    <button
      type="submit"
      name="what"
      value="unfollow"
      className="quiet-button follow-end"
      aria-label={m.unfollow_label({ name })}
    >
      {isNamed ? m.unfollow_label({ name }) : m.unfollow_submit()}
    </button>
  );
}
