import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { toAppError } from "#shared/errors/app-error.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { errorText } from "#web/platform/error-text.ts";
import { fieldText } from "#web/platform/form/field-text.ts";
import { sendFromBrowser } from "#web/platform/live/browser-call.ts";
import { pathWith } from "#web/platform/page-path.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { followsQuery } from "../tips.query.ts";

interface FollowFormProps {
  readonly expert: Pick<Tip["expert"], "id" | "nick_name">;
  /** Where the reader is, and comes back to. */
  readonly back: string;
  /** Where the page knows it: it is its reader's own. */
  readonly isFollowed?: boolean;
  /** The buttons name the expert, where nothing beside them does. */
  readonly isNamed?: boolean;
}

/**
 * Follows an expert, or does so no longer. Pages that are everybody's know nothing of their reader: with scripts the
 * button learns a moment later which of both it is and is pressed without leaving the page; without them there are two.
 * Pages of the reader's own post the form, because what they show depends on it.
 */
export function FollowForm({
  expert: { id, nick_name },
  back,
  isFollowed,
  isNamed = false,
}: FollowFormProps) {
  const isSignedIn = useSignedIn();
  const isEverybodys = isFollowed === undefined;
  const { data: followed = [] } = useQuery({ ...followsQuery, enabled: isSignedIn && isEverybodys });
  const isPressed = isFollowed ?? followed.includes(id);
  const { mutate, error, isSuccess } = useFollow(id, back);
  const name = nick_name ?? m.tip_expert_deleted();
  const press = (event: FormEvent) => {
    if (!isEverybodys || !isSignedIn) return;
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
          {refusalText(error)}
        </p>
      )}
    </form>
  );
}

function refusalText(thrown: Error): string {
  const { code, fields } = toAppError(thrown);
  const complaint = fields?.expert_id?.[0];
  return complaint === undefined ? errorText(code) : fieldText(complaint);
}

/** Follows an expert (or not, as it is given) at once, and takes that back where it is refused. */
function useFollow(expert_id: number, back: string) {
  const { queryKey } = followsQuery;
  return useMutation({
    mutationFn: (follows: boolean) =>
      sendFromBrowser(follows ? "/oapi/v1/experts/follow" : "/oapi/v1/experts/unfollow", { expert_id }),
    onMutate: async (follows, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (ids = []) => [
        ...ids.filter((id) => id !== expert_id),
        ...(follows ? [expert_id] : []),
      ]);
      return before;
    },
    onError: (error, _follows, before, { client }) => {
      client.setQueryData(queryKey, before ?? []);
      if (isSessionOver(toAppError(error)))
        // A new document: its header shows that nobody is logged in.
        location.assign(pathWith(pathOf("login", getLocale()), { back, done: "expired" }));
    },
    onSettled: (_answer, _error, _follows, _before, { client }) =>
      void client.invalidateQueries({ queryKey }),
  });
}

interface ButtonProps {
  /** The expert's. */
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
