import { type RefObject, useEffect, useState } from "react";
import { m } from "#web/paraglide/messages.js";

/** Texts that are kept in the browser until they are saved, by article: a session may be over, or a battery empty. */
const KEY = "article-kept";
const FIELDS = [
  ...["title", "summary", "content", "tags", "slug", "meta_title", "meta_description"],
  ...["image_alt", "match_id", "publish_at"],
];
const BETWEEN_MS = 2_000;

interface KeptText {
  readonly known_at: number | null;
  readonly texts: Readonly<Record<string, string>>;
}

const keyOf = (id: number | null): string => `${KEY}.${id ?? "new"}`;

function read(id: number | null): KeptText | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
  } catch {
    // Storage is off, or holds something else: then nothing is kept.
    return null;
  }
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const fields = new FormData(form);
  return Object.fromEntries(FIELDS.map((name) => [name, String(fields.get(name) ?? "")]));
}

const same = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  FIELDS.every((name) => (one[name] ?? "") === (other[name] ?? ""));

interface KeptProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly id: number | null;
  /** When the article was saved last, as the page knows it. */
  readonly knownAt: number | null;
  /** Of a form that came back: what it says is not saved. */
  readonly isRefused: boolean;
}

/** Keeps what is typed, asks before it is left unsaved, and offers what was kept from before. */
export function Kept({ form, id, knownAt, isRefused }: KeptProps) {
  const [offered, setOffered] = useState<KeptText | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const first = textsOf(element);
    const before = read(id);
    if (before !== null && !same(before.texts, first)) setOffered(before);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sent = false;
    const isChanged = () => isRefused || !same(textsOf(element), first);
    const keep = () => {
      timer = undefined;
      try {
        if (isChanged())
          localStorage.setItem(keyOf(id), JSON.stringify({ known_at: knownAt, texts: textsOf(element) }));
      } catch {
        // There is no room, or storage is off: the form itself still holds it.
      }
    };
    // Without scripts until now, or with storage that was full: what came back is kept from here on.
    if (isRefused) keep();
    const typed = () => (timer ??= setTimeout(keep, BETWEEN_MS));
    const submitted = () => {
      keep();
      sent = true;
    };
    const leaving = (event: BeforeUnloadEvent) => {
      if (!sent && isChanged()) event.preventDefault();
    };
    element.addEventListener("input", typed);
    element.addEventListener("submit", submitted);
    window.addEventListener("beforeunload", leaving);
    return () => {
      // Links within the site ask nobody: what was typed last is kept with the rest.
      if (timer !== undefined) {
        clearTimeout(timer);
        keep();
      }
      element.removeEventListener("input", typed);
      element.removeEventListener("submit", submitted);
      window.removeEventListener("beforeunload", leaving);
    };
  }, [form, id, knownAt, isRefused]);
  useEffect(() => {
    // What a page that is saved shows has been kept well: of it nothing is to be offered again.
    const element = form.current;
    const kept = read(id);
    if (!isRefused && element && kept && same(kept.texts, textsOf(element)))
      localStorage.removeItem(keyOf(id));
    if (id !== null && new URL(location.href).searchParams.get("done") !== null)
      localStorage.removeItem(keyOf(null));
  }, [form, id, isRefused]);
  if (offered === null) return null;
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
    setOffered(null);
  };
  const forget = () => {
    localStorage.removeItem(keyOf(id));
    setOffered(null);
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
