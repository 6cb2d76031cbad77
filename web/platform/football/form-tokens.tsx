import { m } from "#messages/paraglide/messages.js";
import type { FormResult } from "#shared/standings/index.ts";

/** A team's result in a match, as a letter and as a word. */
export const resultWords = {
  won: { short: m.result_token_won, full: m.column_won },
  drawn: { short: m.result_token_drawn, full: m.column_drawn },
  lost: { short: m.result_token_lost, full: m.column_lost },
} as const satisfies Record<FormResult, { short: () => string; full: () => string }>;

/** A team's result in a match. The letter carries the meaning, not the colour. Needs standings.css. */
export function FormToken({ result }: { readonly result: FormResult }) {
  const { short, full } = resultWords[result];
  return (
    <span className="form-token" data-result={result} title={full()}>
      <span aria-hidden="true">{short()}</span>
      <span className="sr-only">{full()}</span>
    </span>
  );
}

/** Results of a team's last matches, the newest on the right. */
export function FormTokens({ form }: { readonly form: readonly FormResult[] }) {
  if (form.length === 0) return "–";
  return (
    <span className="form-tokens">
      {form.map((result, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results are nothing but their places
        <FormToken key={at} result={result} />
      ))}
    </span>
  );
}
