import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { pathWith } from "#web/platform/navigation/page-path.ts";

interface Chosen {
  readonly match_id?: number | null;
  readonly company_id?: number | null;
}

/** Where a tip is written once a match, and a company, are chosen. `step` is the part of the page to go on with. */
export const tipFormPath = ({ match_id, company_id }: Chosen, step = ""): string =>
  pathWith(pathOf("newTip", getLocale()), { match_id, company_id }) + step;
