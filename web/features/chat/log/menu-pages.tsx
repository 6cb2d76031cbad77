import { MenuItem, MenuItemCheckbox } from "@ariakit/react/menu";
import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import {
  MUTE_MINUTES,
  type MuteMinutes,
  REPORT_REASONS,
  type ReportReason,
} from "#shared/chat/chat.table.ts";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { useChat } from "../chat.context.ts";
import { requestAction } from "../room/commands.ts";

interface PageProps {
  readonly message: ChatMessage;
}

const reasons = {
  spam: m.chat_report_spam,
  abuse: m.chat_report_abuse,
  spoiler: m.chat_report_spoiler,
  other: m.chat_report_other,
} as const satisfies Record<ReportReason, () => string>;

/** Reasons for reporting a message. */
export function ReportItems({ message }: PageProps) {
  const chat = useChat();
  return REPORT_REASONS.map((reason) => (
    <MenuItem
      key={reason}
      onClick={() => requestAction(chat, { type: "chat-report", message_id: message.id, reason })}
    >
      {reasons[reason]()}
    </MenuItem>
  ));
}

const lengths = {
  0: m.chat_mute_0,
  10: m.chat_mute_10,
  60: m.chat_mute_60,
  1440: m.chat_mute_1440,
  10080: m.chat_mute_10080,
} as const satisfies Record<MuteMinutes, () => string>;

/** The duration of a mute, and whether the writer's messages are deleted too. */
export function MuteItems({ message: { author } }: PageProps) {
  const chat = useChat();
  const [remove, setRemove] = useState(false);
  return (
    <>
      <MenuItemCheckbox name="remove" checked={remove} onChange={() => setRemove(!remove)}>
        {m.chat_mute_remove()}
      </MenuItemCheckbox>
      {MUTE_MINUTES.map((minutes) => (
        <MenuItem
          key={minutes}
          onClick={() => {
            const user_id = author.id;
            requestAction(chat, { type: "chat-mute", user_id, minutes, remove: remove && minutes > 0 });
          }}
        >
          {lengths[minutes]()}
        </MenuItem>
      ))}
    </>
  );
}
