import type { KeyboardEvent } from "react";

/** True if an input method (Telex, VNI on a phone) still composes the text: the key belongs to it, Enter and Esc included. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
