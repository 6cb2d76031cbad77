/** A league of football-data.co.uk, by the code in the column `Div`. */
export interface Division {
  /** FIFA code. */
  readonly country: string;
  readonly name: string;
  /** Its key in competitions.table.ts. */
  readonly facts: string;
  /** Pairings repeat on the same ground: only the day distinguishes the matches. */
  readonly repeats: boolean;
}

const once = (country: string, level: number, name: string): Division => ({
  country,
  name,
  facts: `${country.toLowerCase()}.${level}`,
  repeats: false,
});
const repeated = (country: string, level: number, name: string): Division => ({
  ...once(country, level, name),
  repeats: true,
});

/** All leagues of the main files (`<season>/<code>.csv`). */
export const divisions: Readonly<Record<string, Division>> = {
  E0: once("ENG", 1, "Premier League"),
  E1: once("ENG", 2, "Championship"),
  E2: once("ENG", 3, "League One"),
  E3: once("ENG", 4, "League Two"),
  EC: once("ENG", 5, "National League"),
  SC0: repeated("SCO", 1, "Scottish Premiership"),
  SC1: repeated("SCO", 2, "Scottish Championship"),
  SC2: repeated("SCO", 3, "Scottish League One"),
  SC3: repeated("SCO", 4, "Scottish League Two"),
  D1: once("GER", 1, "Bundesliga"),
  D2: once("GER", 2, "2. Bundesliga"),
  I1: once("ITA", 1, "Serie A"),
  I2: once("ITA", 2, "Serie B"),
  SP1: once("ESP", 1, "La Liga"),
  SP2: once("ESP", 2, "Segunda División"),
  F1: once("FRA", 1, "Ligue 1"),
  F2: once("FRA", 2, "Ligue 2"),
  N1: once("NED", 1, "Eredivisie"),
  // These two files include the play-offs, which repeat pairings.
  B1: repeated("BEL", 1, "Belgian Pro League"),
  G1: repeated("GRE", 1, "Super League Greece"),
  P1: once("POR", 1, "Primeira Liga"),
  T1: once("TUR", 1, "Süper Lig"),
};
