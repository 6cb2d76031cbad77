/** Unsaved texts kept in the browser, by article: a session may end, or a battery run out. */
const FIELDS = [
  ...["title", "summary", "content", "tags", "slug", "meta_title", "meta_description"],
  ...["image_alt", "match_id", "publish_at"],
];
const BETWEEN_MS = 2_000;

type FormTexts = Readonly<Record<string, string>>;

function textsOf(form: HTMLFormElement): FormTexts {
  const fields = new FormData(form);
  return Object.fromEntries(FIELDS.map((name) => [name, String(fields.get(name) ?? "")]));
}

/** The initial values of the form. Text typed before hydration already counts as a change. */
function sentTexts(form: HTMLFormElement): FormTexts {
  const sent = form.cloneNode(true) as HTMLFormElement;
  sent.reset();
  return textsOf(sent);
}

export const same = (one: FormTexts, other: FormTexts): boolean =>
  FIELDS.every((name) => (one[name] ?? "") === (other[name] ?? ""));

interface Watching {
  /** A returned form: its values are not saved. */
  readonly isRefused: boolean;
  /** Saves unsaved changes: when typing pauses, when the form is sent, and when the page is left. */
  readonly keep: (texts: FormTexts) => void;
  readonly onSubmit: () => void;
}

/** Watches the form from now on and warns before unsaved changes are left, whether or not they can be kept. */
export function watchForm(element: HTMLFormElement, { isRefused, keep, onSubmit }: Watching) {
  const first = sentTexts(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent = false;
  const isChanged = () => isRefused || !same(textsOf(element), first);
  const keepNow = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isChanged()) keep(textsOf(element));
  };
  const typed = () => {
    timer ??= setTimeout(keepNow, BETWEEN_MS);
  };
  const submitted = () => {
    keepNow();
    sent = true;
    onSubmit();
  };
  const leaving = (event: BeforeUnloadEvent) => {
    if (!sent && isChanged()) event.preventDefault();
  };
  element.addEventListener("input", typed);
  element.addEventListener("submit", submitted);
  window.addEventListener("beforeunload", leaving);
  const stop = () => {
    // Links within the site do not warn: the last changes are kept with the rest.
    if (timer !== undefined) keepNow();
    element.removeEventListener("input", typed);
    element.removeEventListener("submit", submitted);
    window.removeEventListener("beforeunload", leaving);
  };
  return { first, isChanged, isSent: () => sent, keepNow, stop };
}
