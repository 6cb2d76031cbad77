/**
 * Days and facts of tests/fixtures/openfootball/1999_worldcup.json, a part of the browser tests' site
 * (demo-world.setup.ts).
 */
export const imported = {
  file: "tests/fixtures/openfootball/1999_worldcup.json",
  groupDay: "1999-06-01",
  finalDay: "1999-06-20",
} as const;

/** The same of tests/fixtures/football-data/E3.csv: two matches with opening and closing prices of four companies. */
export const importedPrices = {
  file: "tests/fixtures/football-data/E3.csv",
  day: "1999-08-07",
} as const;
