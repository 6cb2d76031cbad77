import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

type Field = HTMLInputElement | HTMLSelectElement;

const stateOf = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.value;

/**
 * For the ref of a field that React controls and the server renders: replays the reader's input from before hydration.
 * React leaves the value in the field as it is, and from then on reports only changes against it.
 *
 * @param known The rendered value: its text, its choice, or whether it is checked.
 * @param take Does the work of the field's `onChange`.
 */
export function useEarlyInput<Controlled extends Field>(
  known: string | boolean,
  take: (field: Controlled) => void,
): RefObject<Controlled | null> {
  const ref = useRef<Controlled>(null);
  const takeEarly = useEffectEvent(() => {
    if (ref.current && stateOf(ref.current) !== known) take(ref.current);
  });
  // Before stores take the browser's stored values, which would render over it.
  useLayoutEffect(() => takeEarly(), []);
  return ref;
}
