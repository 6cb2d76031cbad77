/** Rows of a list that goes on page by page. */
export const FIGURE_ROWS = 50;

/** The page of a list that a query names, from 1. */
export const pageAt = (search: URLSearchParams): number => Math.max(1, Number(search.get("page") ?? 1) || 1);
