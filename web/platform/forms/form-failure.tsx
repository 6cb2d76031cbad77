import { useFormMetadata } from "@conform-to/react/future";
import { useEffect, useRef, useState } from "react";

/**
 * Says why a form was refused as a whole. It is gone once its reader types, or a field is complained of: it is about
 * what was sent, and would stand beside complaints of what has not been sent yet.
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
