import { decimalLine, splitLine } from "#shared/odds/line.rules.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";

/** A line as the reader writes lines; a real minus sign before one that the away side gives. */
export function LineText({ line }: { readonly line: number }) {
  const [format] = useSetting("line_format");
  const text = format === "split" ? splitLine(line) : decimalLine(line);
  return <span className="analysis-line">{text.replace("-", "−")}</span>;
}
