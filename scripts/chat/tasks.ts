import { endpoints } from "#shared/api/index.ts";
import type { ChatModeration, ChatMute, ModerationLogEntry } from "#shared/chat/index.ts";
import type { ChatTask, ReaderName } from "./arguments.ts";
import { callSite, type Destination } from "./call-site.ts";
import { jsonText, logTable, momentText, muteTable, personText } from "./tables.ts";

/** Log entries that the site returns at once. */
const PAGE = 200;

type Task<Name extends ChatTask["do"]> = Extract<ChatTask, { do: Name }>;

const nameless = (id: number): ChatMute["user"] => ({ id, nick_name: "" });

const findReader = async (site: Destination, user: ReaderName): Promise<ChatMute["user"]> =>
  typeof user === "number"
    ? nameless(user)
    : (await callSite(site, endpoints.chatUser, { query: { nick_name: user } })).user;

async function readLog(
  site: Destination,
  { match_id, user, type, limit }: Task<"log">,
): Promise<ModerationLogEntry[]> {
  const user_id = user === undefined ? undefined : (await findReader(site, user)).id;
  const found: ModerationLogEntry[] = [];
  for (;;) {
    const size = Math.min(PAGE, limit - found.length);
    const query = { match_id, user_id, type, limit: size, before: found.at(-1)?.seq };
    const { deeds } = await callSite(site, endpoints.chatDeeds, { query });
    found.push(...deeds);
    if (deeds.length < size || found.length >= limit) return found;
  }
}

async function order(site: Destination, match_id: number, chat: ChatModeration): Promise<void> {
  await callSite(site, endpoints.chatModerate, { body: { match_id, chat } });
}

async function mute(
  site: Destination,
  { user: name, minutes, match_id, remove }: Task<"mute">,
): Promise<string> {
  const { id: user_id, ...found } = await findReader(site, name);
  if (match_id !== undefined) {
    await order(site, match_id, {
      type: "chat-mute",
      client_id: crypto.randomUUID(),
      user_id,
      minutes,
      remove,
    });
    const what = minutes === 0 ? "may write again" : `may not write for ${minutes} minutes`;
    return `${personText({ id: user_id, ...found })} ${what}: applied in the room of match ${match_id}, which notifies the site.`;
  }
  const done = await callSite(site, endpoints.chatMute, { body: { user_id, minutes, remove } });
  const what =
    done.until_ms === null ? "may write again" : `may not write until ${momentText(done.until_ms)} UTC`;
  const rooms = done.match_ids.length === 0 ? "none" : done.match_ids.join(", ");
  return [
    `${personText(done.user)} ${what}.`,
    `Rooms notified at once: ${rooms}. In other rooms the change applies when the reader next joins.`,
  ].join("\n");
}

async function changeMode(
  site: Destination,
  match_id: number,
  change: { readonly slow_seconds?: Task<"slow">["seconds"]; readonly followers_only?: boolean },
): Promise<string> {
  const { mode } = await callSite(site, endpoints.chatMode, { body: { match_id, mode: change } });
  const slow =
    mode.slow_seconds === 0 ? "at the usual rate" : `one message every ${mode.slow_seconds} seconds`;
  const who = mode.followers_only ? "Only followers" : "All readers";
  return `${who} may write in the room of match ${match_id}, ${slow}.`;
}

/** Executes a command; returns the text to print. Throws a Refusal when the site refuses it. */
export async function runTask(task: ChatTask, site: Destination): Promise<string> {
  switch (task.do) {
    case "log": {
      const deeds = await readLog(site, task);
      return task.json ? jsonText(deeds) : logTable(deeds);
    }
    case "mutes": {
      const { mutes } = await callSite(site, endpoints.chatMutes, {});
      return task.json ? jsonText(mutes) : muteTable(mutes);
    }
    case "mute":
      return mute(site, task);
    case "delete": {
      const { match_id, message_id } = task;
      await order(site, match_id, { type: "chat-delete", client_id: crypto.randomUUID(), message_id });
      return `Message ${message_id} is deleted from the room of match ${match_id}.`;
    }
    case "slow":
      return changeMode(site, task.match_id, { slow_seconds: task.seconds });
    case "followers":
      return changeMode(site, task.match_id, { followers_only: task.on });
  }
}
