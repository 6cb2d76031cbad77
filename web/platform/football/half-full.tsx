import type { FormResult } from "#shared/standings/index.ts";
import { m } from "#web/paraglide/messages.js";
import { resultWords } from "./form-tokens.tsx";

interface HalfFullProps {
  readonly half: FormResult;
  readonly full: FormResult;
}

/** How a match stood at half-time and how it ended: `W/D`, and a sentence for those who ask or listen. */
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
