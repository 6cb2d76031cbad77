import { type ReactNode, useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { m } from "#web/paraglide/messages.js";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { type ListPage, useMore } from "#web/platform/list/use-more.ts";
import { askTips, type TipFilter } from "../tips.calls.ts";
import { TipRow } from "./tip-row.tsx";

interface TipListProps {
  readonly heading: string;
  readonly filter: TipFilter;
  readonly first: ListPage<Tip>;
  /** Address of another page of the list. */
  readonly pathOf: (filter: TipFilter) => string;
  /** Above the rows. */
  readonly chips?: ReactNode;
  /** Stands where there are no rows. */
  readonly none: ReactNode;
  readonly without?: "expert" | undefined;
}

/** Tips that a reader lengthens. Give it a key that names the list. */
export function TipList({ heading, filter, first, pathOf, chips, none, without }: TipListProps) {
  const { limit } = first.page;
  const ask = useCallback(
    (call: CallEndpoint, page: number) => askTips(call, { ...filter, page }, limit),
    [filter, limit],
  );
  const list = useMore(first, ask);
  return (
    <section className="panel" aria-labelledby="tips">
      <div className="panel-bar">
        <h2 id="tips" className="font-semibold">
          {heading}
        </h2>
        <span className="text-meta text-muted">{m.tips_count({ count: first.page.total })}</span>
      </div>
      {chips}
      {list.rows.length === 0 ? (
        <div className="list-nothing">{none}</div>
      ) : (
        <ul>
          {list.rows.map((tip) => (
            <TipRow key={tip.id} tip={tip} without={without} />
          ))}
        </ul>
      )}
      <ListFoot
        list={list}
        page={first.page}
        hrefOf={(page) => pathOf({ ...filter, page })}
        label={m.tips_pages()}
      />
    </section>
  );
}
