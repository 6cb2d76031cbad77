import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";

interface Chosen {
  readonly match_id?: number | null;
  readonly company_id?: number | null;
}

/**
 * URL of the tip form with a match, and perhaps a company, chosen. `step` is the section of the page to continue with.
 */
export const tipFormPath = ({ match_id, company_id }: Chosen, step = ""): string =>
  pathWith(pathOf("newTip", getLocale()), { match_id, company_id }) + step;
