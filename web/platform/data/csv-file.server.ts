import { toAppError } from "#shared/errors/app-error.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { logThrown } from "#web/platform/ssr/log-thrown.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** A CSV file with the name under which browsers store it. */
export interface CsvFile {
  readonly name: string;
  readonly text: string;
}

/** A file to download, which search engines do not list. A failure is a line of text. */
export async function answerCsvFile(facts: RequestFacts, load: () => Promise<CsvFile>): Promise<Response> {
  try {
    const { name, text } = await load();
    return new Response(text, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}"`,
        "x-robots-tag": "noindex",
      },
    });
  } catch (thrown) {
    const error = toAppError(thrown);
    logThrown(thrown, facts);
    return new Response(`${inLocale(facts.locale, () => errorLabel(error.code))}\n`, {
      status: error.row.status,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
}
