import { type ReactNode, useId } from "react";

interface Part {
  readonly id: "all" | "home" | "away" | "full" | "half";
  readonly name: string;
}

interface PartChoiceProps {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly children: (part: Part) => ReactNode;
}

/**
 * Alternative sections of a block, one shown at a time: all are in the page, and the style sheet follows the checked
 * radio button.
 */
export function SplitChoice({ label, parts, children }: PartChoiceProps) {
  const name = useId();
  return (
    <div className="analysis-parts">
      <fieldset className="match-stats-choice analysis-choice">
        <legend className="sr-only">{label}</legend>
        {parts.map((part, at) => (
          <label key={part.id}>
            <input type="radio" name={name} value={part.id} defaultChecked={at === 0} autoComplete="off" />
            <span>{part.name}</span>
          </label>
        ))}
      </fieldset>
      {parts.map((part) => (
        <div key={part.id} className="analysis-sides" data-part={part.id}>
          {children(part)}
        </div>
      ))}
    </div>
  );
}
