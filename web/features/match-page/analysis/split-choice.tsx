import { type ReactNode, useId } from "react";

interface SplitView {
  readonly id: "all" | "home" | "away" | "full" | "half";
  readonly name: string;
}

interface SplitChoiceProps {
  readonly label: string;
  readonly views: readonly SplitView[];
  readonly children: (view: SplitView) => ReactNode;
}

/** Alternative sections of a block; the style sheet shows the one of the checked radio button. */
export function SplitChoice({ label, views, children }: SplitChoiceProps) {
  const name = useId();
  return (
    <div className="analysis-views">
      <fieldset className="match-stats-choice analysis-choice">
        <legend className="sr-only">{label}</legend>
        {views.map((view, at) => (
          <label key={view.id}>
            <input type="radio" name={name} value={view.id} defaultChecked={at === 0} autoComplete="off" />
            <span>{view.name}</span>
          </label>
        ))}
      </fieldset>
      {views.map((view) => (
        <div key={view.id} className="analysis-sides" data-part={view.id}>
          {children(view)}
        </div>
      ))}
    </div>
  );
}
