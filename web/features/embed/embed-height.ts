/** Name of the message with which a frame tells the page around it how high it is. */
export const HEIGHT_MESSAGE = "bongda:height";

/**
 * Tells the page around the frame how high the element is, now and whenever that changes; gives back what stops it.
 * Any page may know: it is in the code that people copy which frame's word is taken (embed-code.ts).
 */
export function tellHeight(element: Element, page: Window = window.parent): () => void {
  if (page === window) return () => {};
  let told = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    page.postMessage({ type: HEIGHT_MESSAGE, height }, "*");
  });
  observer.observe(element);
  return () => observer.disconnect();
}
