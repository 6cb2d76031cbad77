import { type DragEvent, useLayoutEffect, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { blockName } from "./analysis-block-names.ts";
import type { AnalysisBlock } from "./analysis-blocks.ts";
import type { Arrangement } from "./use-arrangement.ts";

/** Reorders and hides blocks. Needs scripts, and is absent without them. */
export function AnalysisArrange({ arrangement }: { readonly arrangement: Arrangement }) {
  const [announcement, announce] = useState("");
  const [dragged, setDragged] = useState<AnalysisBlock | null>(null);
  const { blocks, move } = arrangement;

  const put = (block: AnalysisBlock, place: AnalysisBlock | undefined) => {
    if (place === undefined || place === block) return;
    move(block, place);
    announce(
      m.analysis_moved({ block: blockName(block), place: blocks.indexOf(place) + 1, count: blocks.length }),
    );
  };
  const reset = () => {
    arrangement.reset();
    announce(m.analysis_reset_done());
  };
  return (
    <details className="panel analysis-arrange needs-script">
      <summary>{m.analysis_arrange()}</summary>
      <p className="analysis-note">{m.analysis_arrange_hint()}</p>
      <ol>
        {blocks.map((block, at) => (
          <ArrangeRow
            key={block}
            block={block}
            shown={!arrangement.isHidden(block)}
            at={at}
            count={blocks.length}
            isDragged={dragged === block}
            onToggle={() => arrangement.toggle(block)}
            onStep={(step) => put(block, blocks[at + step])}
            onDrag={setDragged}
            onEnter={() => dragged && put(dragged, block)}
          />
        ))}
      </ol>
      <button type="button" className="quiet-button" onClick={reset}>
        {m.analysis_reset()}
      </button>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </details>
  );
}

interface ArrangeRowProps {
  readonly block: AnalysisBlock;
  readonly shown: boolean;
  /** Its position, and the total. */
  readonly at: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onToggle: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onDrag: (block: AnalysisBlock | null) => void;
  readonly onEnter: () => void;
}

function ArrangeRow(props: ArrangeRowProps) {
  const { block, shown, at, count, isDragged, onToggle, onDrag, onEnter } = props;
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = "move";
    // Firefox does not drag an element without data.
    event.dataTransfer.setData("text/plain", blockName(block));
    onDrag(block);
  };
  return (
    <li
      draggable
      data-dragged={isDragged || undefined}
      onDragStart={start}
      onDragEnd={() => onDrag(null)}
      onDragEnter={onEnter}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
    >
      <Icon name="grip-vertical" size={16} className="analysis-grip" />
      <label>
        <input type="checkbox" checked={shown} onChange={onToggle} />
        <span>{blockName(block)}</span>
      </label>
      <StepButton {...props} step={-1} isEnd={at === 0} />
      <StepButton {...props} step={1} isEnd={at === count - 1} />
    </li>
  );
}

interface StepButtonProps extends Pick<ArrangeRowProps, "block" | "at" | "onStep"> {
  readonly step: -1 | 1;
  /** The button at the end of the list stays, so that it keeps the focus. */
  readonly isEnd: boolean;
}

function StepButton({ block, at, step, isEnd, onStep }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // The row is removed and inserted elsewhere, and the focus inside it is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the position has changed
  useLayoutEffect(() => {
    if (isPressed.current) button.current?.focus();
    isPressed.current = false;
  }, [at]);
  const press = () => {
    isPressed.current = !isEnd;
    if (!isEnd) onStep(step);
  };
  const name = { block: blockName(block) };
  return (
    <button
      ref={button}
      type="button"
      className="icon-button"
      aria-disabled={isEnd || undefined}
      aria-label={step < 0 ? m.analysis_move_up(name) : m.analysis_move_down(name)}
      onClick={press}
    >
      <Icon name={step < 0 ? "arrow-up" : "arrow-down"} size={16} />
    </button>
  );
}
