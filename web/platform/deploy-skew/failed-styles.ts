/**
 * Style sheets of parts of a page that could not be had. Vite asks for the sheet of a part once in the life of a page, also
 * when that fails: the part would come without it with the next try.
 */
const failed = new Set<HTMLLinkElement>();

/** Notes them from now on. Vite's own have the attribute; those of the page are React's, and left to it. */
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

/** Asks for them again, once for all who want them. Rejects when one could not be had this time either. */
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
