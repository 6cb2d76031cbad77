import { toAppError } from "#shared/errors/app-error.ts";
import { loadHistoryFile } from "#web/features/odds/history/history.loader.server.ts";
import { errorText } from "#web/platform/error-text.ts";
import { inLocale } from "#web/platform/locale.server.ts";
import { requestFacts } from "#web/platform/request-context.ts";
import type { Route } from "./+types/odds-history-csv";

/**
 * The history of a company's prices as a file: the rows of the table on the odds page with the same query. No page, so
 * a failure is a line of text in the reader's language.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(requestFacts);
  try {
    const segment = url.pathname.split("/").at(-3) ?? "";
    const { name, text } = await loadHistoryFile(facts, { page: segment, id: params.id }, url.searchParams);
    return new Response(text, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}"`,
        "x-robots-tag": "noindex",
      },
    });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.row.log === "error") console.error(`file ${facts.request_id}`, error);
    return new Response(`${inLocale(facts.locale, () => errorText(error.code))}\n`, {
      status: error.row.status,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
}
