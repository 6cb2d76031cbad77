import { m } from "#messages/paraglide/messages.js";
import type { FormResult } from "#shared/standings/index.ts";
import { resultWords } from "./form-tokens.tsx";

interface HalfFullProps {
  readonly half: FormResult;
  readonly full: FormResult;
}

/** Half-time and full-time result: `W/D`, with a sentence as tooltip and for screen readers. */
export function HalfFull({ half, full }: HalfFullProps) {
  const sentence = m.analysis_half_full_row({
    half: resultWords[half].full().toLowerCase(),
    full: resultWords[full].full().toLowerCase(),
  });
  return (
    <>
      <span aria-hidden="true" title={sentence}>
        {`${resultWords[half].short()}/${resultWords[full].short()}`}
      </span>
      <span className="sr-only">{sentence}</span>
    </>
  );
}
