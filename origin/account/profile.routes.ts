import type { Handlers } from "#origin/http/answer.ts";
import { parseForm, wrongFields } from "#origin/http/form.ts";
import { AVATAR_BYTES, ConfirmForm, PasswordForm, ProfileForm } from "#shared/account/index.ts";
import type { accountEndpoints } from "#shared/api/account.endpoints.ts";
import { endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { AccountDeps } from "./account-deps.ts";
import { byReader, listEvents } from "./account-event.service.ts";
import { changeInfo, deleteAccount, exportAccount, getMe, renewPassword } from "./profile.service.ts";
import { endSessions, listSessions } from "./session.service.ts";

type ProfileCall = Exclude<
  Extract<keyof typeof accountEndpoints, `usersMe${string}`>,
  "usersMeTicket" | "usersMeEmailVerify"
>;

/** Reads a picture's bytes. Too large a body is a problem of the field, like every other fault of the picture. */
async function readPicture(readBytes: (limit: number) => Promise<Uint8Array<ArrayBuffer>>) {
  try {
    return await readBytes(AVATAR_BYTES);
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === "body_too_large") {
      throw wrongFields({ avatar: "avatar_too_large" });
    }
    throw thrown;
  }
}

/** Handlers of a reader's own account. */
export function profileHandlers(deps: AccountDeps): Pick<Handlers, ProfileCall> {
  const { db, avatars, chatRights, mails } = deps;
  return {
    usersMe: async ({ reader }) => ({ data: { user: await getMe(db, reader) } }),

    async usersMeUpdate({ readBody, reader, caller, nowMs, defer }) {
      const form = parseForm(ProfileForm, await readBody());
      const user = await changeInfo(deps, form, { reader, caller, nowMs });
      if (mails !== null) defer(mails.send(nowMs));
      return { data: { user } };
    },

    async usersMePassword({ readBody, reader, caller, nowMs, defer }) {
      const form = parseForm(PasswordForm, await readBody());
      const { user, session } = await renewPassword(deps, form, { reader, caller, nowMs });
      defer(chatRights.onRightsEnded(reader.id));
      return { data: { user }, session };
    },

    async usersMeAvatar({ readBytes, reader, nowMs }) {
      const bytes = await readPicture(readBytes);
      const isEmpty = bytes.byteLength === 0;
      return {
        data: { user: await (isEmpty ? avatars.clear(reader) : avatars.change(reader, bytes, nowMs)) },
      };
    },

    usersMeSessions: async ({ reader, nowMs }) => ({
      data: { sessions: await listSessions(db, reader, nowMs) },
    }),

    usersMeEvents: async ({ query, reader }) => ({ data: { events: await listEvents(db, reader, query) } }),

    async usersMeSessionsEnd({ readBody, reader, caller, nowMs, defer }) {
      const { id } = parseForm(endpoints.usersMeSessionsEnd.body, await readBody());
      await endSessions(db, reader, { id, by: byReader(reader, caller, nowMs) });
      defer(chatRights.onRightsEnded(reader.id));
      const data = { sessions: await listSessions(db, reader, nowMs) };
      return id === reader.sessionId ? { data, session: "none" } : { data };
    },

    usersMeExport: async ({ reader, nowMs }) => ({
      data: { export: await exportAccount(deps, reader, nowMs) },
    }),

    async usersMeDelete({ readBody, reader, nowMs, defer }) {
      const { current_password } = parseForm(ConfirmForm, await readBody());
      await deleteAccount(deps, current_password, reader, nowMs);
      defer(chatRights.onAccountDeleted(reader.id));
      return { data: {}, session: "none" };
    },
  };
}
