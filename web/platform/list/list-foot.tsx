import type { PageInfo } from "#shared/api/index.ts";
import { MoreLink } from "./more-link.tsx";
import { PageLinks } from "./page-links.tsx";
import type { MoreRows } from "./use-more-pages.ts";

interface ListFootProps {
  readonly list: Pick<MoreRows<unknown>, "has_more" | "state" | "more" | "through">;
  /** The page of the URL. */
  readonly page: PageInfo;
  readonly hrefOf: (page: number) => string;
  /** Accessible name: the content of the list. */
  readonly label: string;
}

/**
 * The end of a list: "load more", or links to other pages. An empty page has it too: the way back from a page beyond
 * the last. Needs pagination.css.
 */
export function ListFoot({ list, page, hrefOf, label }: ListFootProps) {
  return (
    <>
      <MoreLink list={list} href={hrefOf(list.through + 1)} />
      <PageLinks page={page} through={list.through} hrefOf={hrefOf} label={label} />
    </>
  );
}
