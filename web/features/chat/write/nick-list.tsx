import { m } from "#messages/paraglide/messages.js";
import type { NickOffer } from "./use-nick-offer.ts";

interface NickListProps {
  readonly id: string;
  readonly offer: NickOffer;
}

/** The nicknames that match an `@`. The focus stays in the field. */
export function NickList({ id, offer: { offered, take } }: NickListProps) {
  if (!offered) return null;
  return (
    <div id={id} role="listbox" aria-label={m.chat_nicks()} className="chat-nicks">
      {offered.nicks.map((nick, at) => (
        <div
          key={nick}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === offered.chosen}
          className="truncate"
          // Before the field loses the focus, which closes the list.
          onPointerDown={(event) => {
            event.preventDefault();
            take(nick);
          }}
        >
          {`@${nick}`}
        </div>
      ))}
    </div>
  );
}
