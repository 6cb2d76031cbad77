/** Texts that are kept in the browser until they are saved, by article: a session may be over, or a battery empty. */
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

/** What the page was sent with. What is typed before its script is there is the writer's already. */
function sentTexts(form: HTMLFormElement): FormTexts {
  const sent = form.cloneNode(true) as HTMLFormElement;
  sent.reset();
  return textsOf(sent);
}

export const same = (one: FormTexts, other: FormTexts): boolean =>
  FIELDS.every((name) => (one[name] ?? "") === (other[name] ?? ""));

interface Watching {
  /** Of a form that came back: what it says is not saved. */
  readonly isRefused: boolean;
  /** Keeps what is not saved: at rests while it is typed, when it is sent and when it is left. */
  readonly keep: (texts: FormTexts) => void;
  readonly onSubmit: () => void;
}

/** Watches what is typed from now on, and asks before it is left unsaved, whether or not it can be kept anywhere. */
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
    // Links within the site ask nobody: what was typed last is kept with the rest.
    if (timer !== undefined) keepNow();
    element.removeEventListener("input", typed);
    element.removeEventListener("submit", submitted);
    window.removeEventListener("beforeunload", leaving);
  };
  return { first, isChanged, isSent: () => sent, keepNow, stop };
}
