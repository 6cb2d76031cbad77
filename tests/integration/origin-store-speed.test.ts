import { expect, it } from "vitest";
import { MARKETS, type Market, OUTCOMES, PRICE_PERIODS } from "#shared/odds/index.ts";
import { aCoveredLeague, aCoveredMatch } from "#tests/support/batches/covered-batches.ts";
import { atMinute } from "#tests/support/batches/origin-batches.ts";
import { aCompany, aQuote, somePrices } from "#tests/support/batches/price-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { store, rows } = originOfFile();
const COMPANIES = 12;
const MATCHES = 50;
/** Six markets of both periods, from every company. */
const SERIES = 2 * 6 * COMPANIES;

const companies = Array.from({ length: COMPANIES }, (_, index) =>
  aCompany({ external_id: `b${index}`, name: `Bookmaker ${index}`, position: index + 1 }),
);

/** Seven moves in a market. */
function quotesOf(market: Market) {
  const line = OUTCOMES[market].length === 2 || market === "european_handicap" ? 1 : null;
  const prices = [1.95, 3.4, 4.25].slice(0, OUTCOMES[market].length);
  return [-1440, -600, -30, 15, 30, 60, 75].map((minute) =>
    aQuote({ known_at_ms: atMinute(minute), in_play: minute > 0, line, prices }),
  );
}

function pricesOfMatch() {
  const markets = MARKETS.filter((market) => OUTCOMES[market].length > 0).slice(0, 6);
  return companies.flatMap(({ external_id: company }) =>
    PRICE_PERIODS.flatMap((period) =>
      markets.map((market) => somePrices({ company, period, market, quotes: quotesOf(market) })),
    ),
  );
}

it("Ingest stores fifty matches with all their prices within seconds, and finds them unchanged as fast", async () => {
  const season = Array.from({ length: MATCHES }, (_, index) =>
    aCoveredMatch({ external_id: `m${index}`, prices: pricesOfMatch() }),
  );
  const batch = aCoveredLeague(season, { companies });
  const timed = async () => {
    const started = performance.now();
    const report = await store(batch);
    return { report, elapsed: Math.round(performance.now() - started) };
  };
  const first = await timed();
  expect(first.report.kinds.prices).toMatchObject({ new: MATCHES * SERIES });
  const second = await timed();
  expect(second.report.kinds.prices).toMatchObject({ same: MATCHES * SERIES });
  expect(await rows("SELECT count(*) AS n FROM ingests")).toEqual([{ n: 1 }]);
  expect(first.elapsed).toBeLessThan(8000);
  expect(second.elapsed).toBeLessThan(8000);
  console.log(
    `${MATCHES} matches, ${MATCHES * SERIES} series: ${first.elapsed} ms, again ${second.elapsed} ms`,
  );
});
