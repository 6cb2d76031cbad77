import { m } from "#messages/paraglide/messages.js";
import { Chips } from "#web/platform/list/chips.tsx";
import { TIP_STATES, type TipFilter, type TipState } from "../tips.query.ts";

const names = {
  all: m.tips_state_all,
  open: m.tips_state_open,
  settled: m.tips_state_settled,
} as const satisfies Record<TipState, () => string>;

interface StateChipsProps {
  readonly filter: TipFilter;
  readonly pathOf: (filter: TipFilter) => string;
}

/** All tips, those of coming matches, those of finished matches. */
export function StateChips({ filter, pathOf }: StateChipsProps) {
  return (
    <Chips
      label={m.tips_state_label()}
      chips={TIP_STATES.map((state) => ({
        href: pathOf({ ...filter, state, page: 1 }),
        name: names[state](),
        isChosen: state === filter.state,
      }))}
    />
  );
}
