/** The part of a mouse event, the browser's or React's, that says where a link is wanted. */
type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link means "here"; any other is for a new tab, a window or a download, and the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
