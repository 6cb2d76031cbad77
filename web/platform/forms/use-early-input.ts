import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

type Field = HTMLInputElement | HTMLSelectElement;

const stateOf = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.value;

/**
 * For the ref of a field that React controls and the server draws: what its reader did to it before the page was alive is
 * done then. React leaves it in the field as it is, and from then on reports only what differs from it.
 *
 * @param known What the field was drawn with: its text, its choice, or whether it is checked.
 * @param take Does what the field's `onChange` would have.
 */
export function useEarlyInput<Controlled extends Field>(
  known: string | boolean,
  take: (field: Controlled) => void,
): RefObject<Controlled | null> {
  const ref = useRef<Controlled>(null);
  const takeEarly = useEffectEvent(() => {
    if (ref.current && stateOf(ref.current) !== known) take(ref.current);
  });
  // Before stores tell what a browser keeps, which would draw over it.
  useLayoutEffect(() => takeEarly(), []);
  return ref;
}
