import type { PageInfo } from "#shared/api/index.ts";
import { MoreLink } from "./more-link.tsx";
import { PageLinks } from "./page-links.tsx";
import type { MoreRows } from "./use-more-pages.ts";

interface ListFootProps {
  readonly list: Pick<MoreRows<unknown>, "has_more" | "state" | "more" | "through">;
  /** The page of the address. */
  readonly page: PageInfo;
  readonly hrefOf: (page: number) => string;
  /** What the list is of, for readers who hear the page. */
  readonly label: string;
}

/**
 * What goes on from a list: more of it here, or its other pages. An empty page of a list has it too: the way back from
 * one beyond the last. Needs platform/list/pagination.css.
 */
export function ListFoot({ list, page, hrefOf, label }: ListFootProps) {
  return (
    <>
      <MoreLink list={list} href={hrefOf(list.through + 1)} />
      <PageLinks page={page} through={list.through} hrefOf={hrefOf} label={label} />
    </>
  );
}
