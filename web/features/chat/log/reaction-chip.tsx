import { m } from "#messages/paraglide/messages.js";
import { REACTIONS, type Reaction } from "#shared/chat/chat.table.ts";
import type { ReactionCounts } from "#shared/chat/chat-message.schema.ts";

/** Emoji and name of each reaction. */
export const reactions = {
  like: { sign: "👍", name: m.chat_reaction_like },
  heart: { sign: "❤️", name: m.chat_reaction_heart },
  laugh: { sign: "😂", name: m.chat_reaction_laugh },
  wow: { sign: "😮", name: m.chat_reaction_wow },
  angry: { sign: "😡", name: m.chat_reaction_angry },
} as const satisfies Record<Reaction, { readonly sign: string; readonly name: () => string }>;

const SIGNS_MAX = 3;

interface ReactionChipProps {
  readonly counts: ReactionCounts;
  readonly mine: readonly Reaction[] | undefined;
}

/** The reactions to a message, in the line of its writer: nothing moves when they arrive. */
export function ReactionChip({ counts, mine }: ReactionChipProps) {
  const given = REACTIONS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  }).sort((one, other) => other.count - one.count);
  if (given.length === 0) return null;
  const list = given.map(({ kind, count }) => `${reactions[kind].name()} ${count}`).join(", ");
  return (
    <span
      className="chat-reactions"
      role="img"
      aria-label={m.chat_reactions({ list })}
      title={list}
      data-mine={mine?.some((kind) => counts[kind] !== undefined) || undefined}
    >
      <span>
        {given
          .slice(0, SIGNS_MAX)
          .map(({ kind }) => reactions[kind].sign)
          .join("")}
      </span>
      <span>{given.reduce((sum, { count }) => sum + count, 0)}</span>
    </span>
  );
}
