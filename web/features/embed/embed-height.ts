/** Name of the message with which a frame reports its height to its parent page. */
export const HEIGHT_MESSAGE = "bongda:height";

/**
 * Reports an element's height to the parent page on every change; returns the function that stops it. Any page may
 * receive it: the embed code checks which frame sent it (embed-code.ts).
 */
export function reportHeight(element: Element, page: Window = window.parent): () => void {
  if (page === window) return () => {};
  let reportedHeight = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === reportedHeight) return;
    reportedHeight = height;
    page.postMessage({ type: HEIGHT_MESSAGE, height }, "*");
  });
  observer.observe(element);
  return () => observer.disconnect();
}
