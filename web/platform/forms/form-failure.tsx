import { useFormMetadata } from "@conform-to/react/future";
import { useEffect, useRef, useState } from "react";

/**
 * Takes the focus and shows why a form was refused as a whole. It disappears once the reader types, or a field becomes invalid: it is about
 * the sent values, and would stand beside errors of unsent ones.
 */
export function FormFailure({ text }: { readonly text: string }) {
  const { fieldErrors } = useFormMetadata();
  const [isStale, setStale] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const leave = () => setStale(true);
    form?.addEventListener("input", leave, { once: true });
    return () => form?.removeEventListener("input", leave);
  }, []);
  if (isStale || Object.keys(fieldErrors).length > 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: what a page that comes back has to say first
    <p ref={place} className="form-failure" role="alert" tabIndex={-1} autoFocus>
      {text}
    </p>
  );
}
