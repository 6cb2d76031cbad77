import { AppError } from "#shared/errors/app-error.ts";
import { movementCsv } from "#shared/odds/movement-csv.rules.ts";
import { screenAt } from "#shared/url/index.ts";
import { answerCsvFile, type CsvFile } from "#web/platform/data/csv-file.server.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { oddsPageOf } from "../odds-page.loader.server.ts";
import { historyQuery } from "./history.query.ts";
import { historyNameOf } from "./history-name.ts";

/** The history named by a URL, as a CSV file. */
async function loadHistoryFile(facts: RequestFacts, { pathname, searchParams }: URL): Promise<CsvFile> {
  refuseHiddenBetting(facts);
  const page = oddsPageOf(pathname);
  const { id = "" } = screenAt(pathname)?.params ?? {};
  if (!/^[1-9]\d{0,14}$/.test(String(id))) throw new AppError("match_not_found", { detail: String(id) });
  const name = historyNameOf(page, Number(id), searchParams);
  if (!name) throw new AppError("company_not_found", { detail: searchParams.get("company_id") ?? "none" });
  const { company, movement } = await createQueryClient(() => facts.call).query(historyQuery(name));
  if (company === null) throw new AppError("company_not_found", { detail: String(name.company_id) });
  return {
    name: `match-${name.match_id}-company-${name.company_id}-${name.market}-${name.period}.csv`,
    text: movementCsv(movement, { match_id: name.match_id, company, period: name.period }),
  };
}

/** A company's price history as a file: the rows of the odds page with the same query. */
export const answerHistoryFile = (facts: RequestFacts, url: URL): Promise<Response> =>
  answerCsvFile(facts, () => loadHistoryFile(facts, url));
