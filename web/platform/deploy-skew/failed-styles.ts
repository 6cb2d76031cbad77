/** Failed style sheets of lazy chunks. Vite requests each once only: a retried chunk would render without them. */
const failed = new Set<HTMLLinkElement>();

/** From now on records failed sheets. Vite's own have the attribute; the page's sheets are React's and left to it. */
export function watchFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (
      target instanceof HTMLLinkElement &&
      target.rel === "stylesheet" &&
      target.hasAttribute("crossorigin")
    )
      failed.add(target);
  };
  window.addEventListener("error", note, { capture: true });
}

let underWay: Promise<void> | null = null;

/** Retries the failed sheets, once for all concurrent callers. Rejects when one fails again. */
export function loadFailedStyles(): Promise<void> {
  underWay ??= loadAgain().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function loadAgain(): Promise<void> {
  const again = [...failed];
  failed.clear();
  await Promise.all(
    again.map(
      (old) =>
        new Promise((resolve, reject) => {
          const link = document.createElement("link");
          for (const { name, value } of old.attributes) link.setAttribute(name, value);
          link.addEventListener("load", resolve, { once: true });
          link.addEventListener("error", reject, { once: true });
          old.replaceWith(link);
        }),
    ),
  );
}
