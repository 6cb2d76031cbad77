import { type RefObject, useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import {
  claimNew,
  findLeft,
  type KeptCopy,
  keyOf,
  noteSent,
  readCopy,
  removeCopy,
  settleSent,
  whenLetGo,
  writeCopy,
} from "./kept-copies.ts";
import { same, watchForm } from "./watched-form.ts";

interface KeptProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly id: number | null;
  /** When the article was last saved, as the page knows it. */
  readonly knownAt: number | null;
  /** A returned form: its values are not saved. */
  readonly isRefused: boolean;
}

/** Keeps typed text, warns before unsaved changes are left, and offers earlier copies. */
export function Kept({ form, id, knownAt, isRefused }: KeptProps) {
  const [offered, setOffered] = useState<KeptCopy | null>(null);
  const [newKey, setNewKey] = useState<string | null>(null);
  /** The copy of this page's article; null until a new article has one. */
  const key = id === null ? newKey : keyOf(id);
  useEffect(() => {
    if (!form.current) return undefined;
    return keepTexts(form.current, { id, knownAt, isRefused, onOffer: setOffered, onNewKey: setNewKey });
  }, [form, id, knownAt, isRefused]);
  if (offered === null) return null;
  const forget = () => {
    removeCopy(offered.key);
    setOffered(null);
  };
  const restore = () => {
    const element = form.current;
    if (element) {
      for (const [name, text] of Object.entries(offered.texts)) {
        const field = element.elements.namedItem(name);
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
    if (offered.key === key || key === null) return setOffered(null);
    // From here on the copy belongs to this page; without room for both it stays where it was.
    if (writeCopy(key, offered)) forget();
    else setOffered(null);
  };
  return (
    <div className="form-failure editor-whole editor-kept" role="status">
      <p>{offered.known_at === knownAt ? m.editor_kept() : m.editor_kept_older()}</p>
      <button type="button" className="button" onClick={restore}>
        {m.editor_kept_restore()}
      </button>
      <button type="button" className="quiet-button" onClick={forget}>
        {m.editor_kept_forget()}
      </button>
    </div>
  );
}

interface Keeping extends Omit<KeptProps, "form"> {
  /** Receives an earlier copy that differs from the form. */
  readonly onOffer: (copy: KeptCopy) => void;
  /** Receives the key that a new article has claimed. */
  readonly onNewKey: (key: string) => void;
}

/** Keeps copies of a form's texts until the returned function is called. */
function keepTexts(
  element: HTMLFormElement,
  { id, knownAt, isRefused, onOffer, onNewKey }: Keeping,
): () => void {
  let place: string | null = null;
  let letGo: (() => void) | null = null;
  const leaving = new AbortController();
  const { first, isChanged, isSent, keepNow, stop } = watchForm(element, {
    isRefused,
    onSubmit: () => {
      if (id === null && place !== null) noteSent(place);
    },
    keep: (texts) => {
      if (place !== null) writeCopy(place, { known_at: knownAt, texts, kept_at: Date.now() });
    },
  });
  const offer = (before: KeptCopy | undefined | null) => {
    if (before && !leaving.signal.aborted && !same(before.texts, first)) onOffer(before);
  };
  /** A copy left by a closed tab. The copy of an open tab belongs to that tab. */
  const offerLeft = async (awaited: string | null) => {
    const [left] = await findLeft(awaited);
    if (left || awaited === null) return offer(left);
    // A busy browser unloads the previous page late. By then nothing may overwrite the writer's text.
    await whenLetGo(awaited, leaving.signal);
    if (!isChanged()) offer((await findLeft(null))[0]);
  };
  const begin = (own: string, awaited: string | null) => {
    place = own;
    const before = readCopy(own);
    if (before === null && id === null && !isRefused) void offerLeft(awaited);
    else offer(before);
    // The saved page shows that this copy is stored: it is not offered again.
    if (!isRefused && before && same(before.texts, first)) removeCopy(own);
    // The text of a returned form, sent without scripts until now or with full storage, plus the text typed since.
    keepNow();
  };
  if (id !== null) {
    settleSent(first.title ?? "");
    begin(keyOf(id), null);
  } else {
    noteSent(null);
    void claimNew().then((claimed) => {
      if (leaving.signal.aborted) return claimed.letGo();
      letGo = claimed.letGo;
      onNewKey(claimed.key);
      begin(claimed.key, claimed.awaited);
      if (isSent()) noteSent(claimed.key);
    });
  }
  return () => {
    leaving.abort();
    stop();
    letGo?.();
  };
}
