import { type FormEvent, useId, useState } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { useReaderFilter } from "../chat.context.ts";
import { hideWord, showWord, showWriter } from "./hide.ts";
import { WORD_LENGTH } from "./reader-filter.ts";

/** Hidden writers and words, with a button to show each again. */
export default function FilterSettings({ id }: { readonly id: string }) {
  const filter = useReaderFilter();
  const { writers, words } = useSnapshot(filter);
  const field = useId();
  const [word, setWord] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    hideWord(filter, word);
    setWord("");
  };
  return (
    <section id={id} className="chat-filter" aria-label={m.chat_filter()}>
      <p className="text-xs text-muted">{m.chat_filter_hint()}</p>
      <form onSubmit={add}>
        <label htmlFor={field}>{m.chat_filter_word()}</label>
        <span className="chat-filter-add">
          <input
            id={field}
            value={word}
            maxLength={WORD_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setWord(target.value)}
          />
          <button type="submit" className="quiet-button">
            {m.chat_filter_add()}
          </button>
        </span>
      </form>
      {writers.length + words.length === 0 ? <p className="text-xs">{m.chat_filter_none()}</p> : null}
      <HiddenList
        label={m.chat_filter_words()}
        entries={words.map((one) => ({ key: one, name: one }))}
        onShow={(key) => showWord(filter, key)}
      />
      <HiddenList
        label={m.chat_filter_writers()}
        entries={writers.map((one) => ({ key: String(one.id), name: one.nick_name }))}
        onShow={(key) => showWriter(filter, Number(key))}
      />
    </section>
  );
}

interface HiddenListProps {
  readonly label: string;
  readonly entries: readonly { readonly key: string; readonly name: string }[];
  readonly onShow: (key: string) => void;
}

function HiddenList({ label, entries, onShow }: HiddenListProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="chat-hidden" aria-label={label}>
      {entries.map(({ key, name }) => (
        <li key={key}>
          <span className="truncate">{name}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={m.chat_filter_show({ name })}
            onClick={() => onShow(key)}
          >
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
