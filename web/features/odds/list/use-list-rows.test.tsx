// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { someOdds } from "#tests/support/odds-builders.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import type { QueryHost } from "#web/platform/query-host.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { listOddsKey } from "./list-odds.keys.ts";
import { packOdds } from "./packed-odds.ts";
import { useListRows } from "./use-list-rows.ts";

const DAY = "2022-12-18";
const packed = packOdds([someOdds(), { ...someOdds(), match_id: 2 as never }]);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** How many prices the list has of matches 1 and 2, where its answer holds those of match 1 alone. */
async function counts(companyId: number | null): Promise<string | null> {
  let queries: QueryHost | undefined;
  function Counts() {
    queries = usePageStores().queries;
    return (
      <p>
        {useListRows(DAY, packed, 1).length},{useListRows(DAY, packed, 2).length}
      </p>
    );
  }
  const { container } = renderPart(<Counts />);
  const matches = new Map([[1, [someOdds(), someOdds()]]]);
  await act(async () => {
    const client = queries?.install(createQueryClient({ retries: 0 }));
    client?.setQueryData(listOddsKey(DAY, companyId), { company_name: null, matches });
  });
  return container.textContent;
}

it("are those that came with the page for matches that the list has nothing newer of", async () => {
  expect(await counts(null)).toBe("2,1");
});

it("are those of the chosen company alone", async () => {
  localStorage.setItem(SETTINGS_KEY, '{"list_company_id":7}');
  expect(await counts(7)).toBe("2,0");
});
