import type { BatchVenue } from "#origin/ingest/batch.schema.ts";
import { SlugBook, slugOf } from "../../slug.ts";
import { INTERNATIONAL } from "../nations.table.ts";
import type { ProblemReporter } from "../problems.ts";
import { isZone } from "../wall-clock.ts";
import { type Row, readList, readOptionalText, readRow, readText } from "./fields.ts";
import { leagueCountries } from "./leagues.table.ts";
import { readCapacity, type SourceGround } from "./source-match.ts";

export interface Stadium {
  readonly venue: BatchVenue;
  readonly zone: string | null;
}

/** Stadiums of a batch, looked up by the spellings of matches. */
export class Stadiums {
  readonly #all: readonly Stadium[];

  constructor(all: readonly Stadium[]) {
    this.#all = all;
  }

  /**
   * The stadium of a ground: by name, by the words in brackets, or by a city with only one stadium, because matches and
   * stadium files often spell them differently.
   */
  find(ground: SourceGround): Stadium | null {
    const name = ground.name === null ? null : slugOf(ground.name);
    const named = this.#all.filter(({ venue }) => {
      const other = /\(([^)]+)\)\s*$/.exec(venue.name)?.[1];
      return (
        name !== null && (slugOf(venue.name) === name || (other !== undefined && slugOf(other) === name))
      );
    });
    if (named.length === 1) return named[0] ?? null;
    const city = ground.city === null ? null : slugOf(ground.city);
    const near = this.#all.filter(({ venue }) => city !== null && slugOf(venue.city ?? "") === city);
    return near.length === 1 ? (near[0] ?? null) : null;
  }

  all(): readonly Stadium[] {
    return this.#all;
  }
}

/** Reads a stadiums file. Cities with several stadiums are numbered there (`Doha (2)`); the number is dropped. */
export function readStadiums(root: Row, reporter: ProblemReporter): readonly Stadium[] {
  const slugs = new SlugBook();
  return readList(root.stadiums, "stadiums", reporter).flatMap((entry, index): Stadium[] => {
    const position = `stadiums[${index}]`;
    const row = readRow(entry, position, reporter);
    const name = row ? readText(row.name, `${position}.name`, reporter) : null;
    if (!row || name === null) return [];
    const city = readOptionalText(row.city, `${position}.city`, reporter)?.replace(/\s*\(\d+\)$/, "") ?? null;
    const zone = readOptionalText(row.timezone, `${position}.timezone`, reporter);
    if (zone !== null && !isZone(zone)) {
      reporter.problem(`${position}.timezone`, `must be a zone such as "UTC+3", is "${zone}"`);
    }
    const code = readOptionalText(row.cc, `${position}.cc`, reporter)?.toLowerCase();
    const country = code === "ca" ? "CAN" : ((code && leagueCountries[code]?.country) ?? null);
    const slug = slugs.slug("venue", [name, city].filter(Boolean).join(" "));
    const capacity = readCapacity(row.capacity, `${position}.capacity`, reporter);
    const venue = {
      external_id: `venue/${INTERNATIONAL.code}/${slug}`,
      name,
      city,
      country: country || null,
      capacity,
    };
    return [{ venue, zone }];
  });
}
