import { useFlash } from "./use-flash.ts";

/** Result of copying a text: browsers refuse it without https, or by a permission. */
export type CopyResult = "copied" | "failed";

/** Copies a text to the clipboard; `result` is shown for some seconds. */
export function useCopy(text: string): { readonly result: CopyResult | null; readonly copy: () => void } {
  const [result, flash] = useFlash<CopyResult>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      flash("copied");
    } catch {
      flash("failed");
    }
  };
  return { result, copy: () => void copy() };
}

interface CopyStatusProps {
  readonly result: CopyResult | null;
  readonly copied: string;
  readonly failed: string;
  /** Set only while there is a text. */
  readonly className?: string;
}

/** The result of a copy as text, for screen readers too. */
export function CopyStatus({ result, copied, failed, className }: CopyStatusProps) {
  return (
    <span role="status" className={result === null ? "sr-only" : className}>
      {result === null ? null : result === "copied" ? copied : failed}
    </span>
  );
}
