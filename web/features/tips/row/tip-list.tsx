import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { counted } from "#web/platform/i18n/number-label.ts";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { Panel } from "#web/ui/panel.tsx";
import { type TipFilter, tipsQuery } from "../tips.query.ts";
import { TipRow } from "./tip-row.tsx";

interface TipListProps {
  readonly heading: string;
  readonly filter: TipFilter;
  /** URL of another page of the list. */
  readonly pathOf: (filter: TipFilter) => string;
  /** Above the rows. */
  readonly chips?: ReactNode;
  /** Placeholder for an empty list. */
  readonly none: ReactNode;
  readonly without?: "expert" | undefined;
}

/** A list of tips with "load more". */
export function TipList({ heading, filter, pathOf, chips, none, without }: TipListProps) {
  const list = useMorePages({
    pageQuery: (page) => tipsQuery({ ...filter, page }),
    page: filter.page,
    rowsOf: ({ tips }) => tips,
  });
  return (
    <Panel id="tips" heading={heading} count={m.tips_count(counted(list.first.page.total))}>
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
        page={list.first.page}
        hrefOf={(page) => pathOf({ ...filter, page })}
        label={m.tips_pages()}
      />
    </Panel>
  );
}
