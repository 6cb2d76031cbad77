import type { BatchCompany } from "#origin/ingest/batch.schema.ts";

/** Pricing style of a demo bookmaker. */
export interface DemoCompany extends BatchCompany {
  /** Margin in a three-way and in a two-way book, as a share of the stakes. */
  readonly margins: { readonly result: number; readonly line: number };
  /** Delay in seconds behind the leading company. */
  readonly lagSeconds: number;
}

type CompanyFacts = readonly [id: string, name: string, result: number, line: number, lagSeconds: number];

/** The four companies shown first: they update most, and offer in-play prices. */
const hotFacts: readonly CompanyFacts[] = [
  ["kim-long", "Kim Long", 0.052, 0.036, 0],
  ["northbet", "Northbet", 0.048, 0.04, 4],
  ["sao-dem", "Sao Đêm", 0.058, 0.044, 9],
  ["albion-eleven", "Albion Eleven", 0.062, 0.05, 13],
];

const otherFacts: readonly CompanyFacts[] = [
  ["harbour-line", "Harbour Line", 0.055, 0.042, 60],
  ["pacific-odds", "Pacific Odds", 0.045, 0.034, 75],
  ["redwood", "Redwood", 0.064, 0.052, 90],
  ["hoa-sen", "Hoa Sen", 0.06, 0.048, 100],
  ["tigre-sports", "Tigre Sports", 0.066, 0.054, 120],
  ["corner-house", "Corner House", 0.057, 0.046, 140],
  ["meridian", "Meridian", 0.05, 0.038, 160],
  ["open-market", "Open Market", 0.034, 0.028, 30],
];

/** Bookmakers of the demo world: fictional, as its clubs are. The last one is an exchange. */
export const demoCompanies: readonly DemoCompany[] = [hotFacts, otherFacts].flatMap((facts, index) =>
  facts.map(([external_id, name, result, line, lagSeconds], place) => ({
    external_id,
    name,
    kind: external_id === "open-market" ? "exchange" : "bookmaker",
    hot: index === 0,
    position: place + 1,
    margins: { result, line },
    lagSeconds,
  })),
);
