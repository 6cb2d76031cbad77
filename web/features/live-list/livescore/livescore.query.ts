import { queryOptions, skipToken } from "@tanstack/react-query";
import type { ContinentId } from "#shared/competition/index.ts";
import { callOf } from "#web/platform/data/query-client.ts";

/** Ids of a continent's competitions, including those of its countries. Without a continent nothing is requested. */
export const competitionsOfQuery = (continent: ContinentId | null) =>
  queryOptions({
    queryKey: ["competitions-of", continent],
    queryFn:
      continent === null
        ? skipToken
        : async (context): Promise<readonly number[]> => {
            const { continents } = (await callOf(context)("/api/v1/football/warehouse", {})).data;
            const found = continents.find(({ id }) => id === continent);
            if (!found) return [];
            return [found.competitions, ...found.countries.map(({ competitions }) => competitions)]
              .flat()
              .map(({ id }) => Number(id));
          },
    staleTime: 60 * 60_000,
  });
