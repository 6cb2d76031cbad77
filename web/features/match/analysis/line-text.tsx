import { useSetting } from "#web/platform/settings/use-settings.ts";
import { lineText } from "#web/platform/words/price-text.ts";

/** A line as the reader writes lines. */
export function LineText({ line }: { readonly line: number }) {
  const [format] = useSetting("line_format");
  return <span className="analysis-line">{lineText(line, format)}</span>;
}
