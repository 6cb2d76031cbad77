import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { AVATAR_TYPES } from "./form-fields.ts";
import type { ProfileFormProps } from "./info-form.tsx";

const REMOVAL = "avatar-removal";

/** Form for replacing or removing the reader's avatar. */
export function AvatarForm({ user, answer }: Omit<ProfileFormProps, "hasPassword">) {
  return (
    <>
      <AccountForm
        intent="avatar"
        answer={answer}
        submit={m.profile_avatar_submit()}
        beside={
          user.avatar === null ? null : (
            <button type="submit" form={REMOVAL} className="quiet-button">
              {m.profile_avatar_remove()}
            </button>
          )
        }
      >
        <AccountField
          name="avatar"
          label={m.profile_avatar_file()}
          hint={m.profile_avatar_hint()}
          type="file"
          accept={AVATAR_TYPES.join(",")}
          onChange={({ target }) =>
            // Without that code the picture is sent unchanged.
            void import("./shrink-picture.ts")
              .then(({ shrinkChosen }) => shrinkChosen(target))
              .catch(() => {})
          }
          required
        >
          {/* Browsers label an empty file input in their own language. */}
          <span className="form-no-file" aria-hidden="true">
            {m.profile_avatar_none()}
          </span>
        </AccountField>
      </AccountForm>
      <form id={REMOVAL} method="post" action={pathOf("profile", getLocale())}>
        <input type="hidden" name="intent" value="avatar" />
        <input type="hidden" name="remove" value="1" />
      </form>
    </>
  );
}
