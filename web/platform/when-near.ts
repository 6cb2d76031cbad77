/** Resolves once an element is near what is seen, or is taken away; at once where nobody can tell. */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null || typeof IntersectionObserver !== "function") return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // The next article's would wait for it for ever: a part's code is asked for once.
        if (element.isConnected && !entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
  });
}
