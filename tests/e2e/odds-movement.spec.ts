import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { formatMinute, type Incident, isGoal, type Match } from "#shared/match/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { addDays, dateOf } from "#shared/time/index.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import type { TestSite } from "#tests/support/site.ts";

/** The chart of a history equals the call, the table and the file, and the timeline of the match. */

const MARKETS = ["asian_handicap", "over_under", "match_result"] as const;
type Market = (typeof MARKETS)[number];

const isRed = ({ kind }: Incident): boolean => kind === "red_card" || kind === "second_yellow";

/** The one of yesterday's demo matches with most red cards, then goals. It is over: nothing moves any more. */
async function eventfulMatch(site: TestSite): Promise<Match> {
  const date = addDays(dateOf(Math.floor(Date.now() / 1000)), -1);
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent", {
    date,
    status: ["ended"],
  });
  const events = ({ score: { home, away } }: Match) =>
    100 * ((home.red ?? 0) + (away.red ?? 0)) + (home.goals ?? 0) + (away.goals ?? 0);
  const [first] = matches.toSorted((one, other) => events(other) - events(one));
  if (!first) throw new Error("no demo match was played yesterday");
  return first;
}

/** One price in a comparable form: oldest first, null where the company took no bets. */
interface PricePoint {
  readonly time: string;
  readonly minute: string;
  readonly score: string;
  readonly line: number | null;
  readonly prices: readonly number[] | null;
}

async function pointsFromCall(
  site: TestSite,
  id: number,
  company: number,
  market: Market,
): Promise<PricePoint[]> {
  const { full } = await fetchFootball(site, "/api/v1/football/odds/change/history", {
    match_id: id,
    company_id: company,
  });
  const rows = full[market].map((row) => ({
    time: row.at === null ? "" : new Date(row.at * 1000).toISOString().replace(".000Z", "Z"),
    minute: row.minute === null ? "" : String(row.minute),
    score: row.home_score === null ? "" : `${row.home_score}-${row.away_score}`,
    line: row.suspended || !("line" in row) ? null : row.line,
    prices: row.suspended ? null : OUTCOMES[market].map((outcome) => Number(Reflect.get(row, outcome))),
  }));
  return rows.toReversed();
}

function pointsFromFile(csv: string, market: Market): PricePoint[] {
  const rows = parse<Record<string, string>>(csv, { columns: true });
  const number = (text: string | undefined) => Number(text === "" ? Number.NaN : text);
  return rows.toReversed().map((row) => ({
    time: row.time ?? "",
    minute: row.minute ?? "",
    score: row.home_score === "" ? "" : `${row.home_score}-${row.away_score}`,
    line: row.suspended === "true" || row.line === "" ? null : number(row.line),
    prices: row.suspended === "true" ? null : OUTCOMES[market].map((outcome) => number(row[outcome])),
  }));
}

/** A row of the table as texts, oldest first. */
interface TableRow {
  readonly time: string;
  readonly readout: string;
  readonly minute: string;
  readonly score: string;
  readonly prices: readonly number[] | null;
}

const tableOf = (page: Page): Promise<TableRow[]> =>
  page.locator(".history-table tbody tr:not(.history-phase)").evaluateAll((rows) =>
    rows.toReversed().map((row) => {
      const [minute, score] = [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "");
      const cells = [...row.querySelectorAll("td.history-number:not(.history-line)")];
      return {
        time: row.querySelector("time")?.dateTime ?? "",
        readout: row.querySelector("th")?.textContent ?? "",
        minute: minute?.replace("'", "") ?? "",
        score: score ?? "",
        prices: cells.length === 0 ? null : cells.map((cell) => Number(cell.firstChild?.textContent)),
      };
    }),
  );

/** Records the corners of every stroked path: the drawing on the canvas. Call it before the page is opened. */
async function watchPaths(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: [x: number, y: number][][] = [];
    Object.assign(window, { drawn });
    const stroke = CanvasRenderingContext2D.prototype.stroke;
    const corners = new WeakMap<object, [number, number][]>();
    const note = (path: object, x: number, y: number) =>
      corners.set(path, [...(corners.get(path) ?? []), [x, y]]);
    for (const name of ["moveTo", "lineTo"] as const) {
      const original = Path2D.prototype[name];
      Path2D.prototype[name] = function (x, y) {
        note(this, x, y);
        original.call(this, x, y);
      };
    }
    CanvasRenderingContext2D.prototype.stroke = function (this: CanvasRenderingContext2D, path?: Path2D) {
      const own = path && corners.get(path);
      if (own) drawn.push(own);
      Reflect.apply(stroke, this, path ? [path] : []);
    } as typeof stroke;
  });
}

/** Heights of the lines that were drawn last, one list a line, each height once while it is constant. */
async function drawnHeights(page: Page, lines: number): Promise<number[][]> {
  const drawn = await page.evaluate((): [number, number][][] => Reflect.get(window, "drawn"));
  return drawn.slice(-lines).map((corners) => corners.map(([, y]) => y));
}

const withoutRepeats = (list: readonly number[]): number[] =>
  list.filter((one, place) => one !== list[place - 1]);

/** The slider's text at every price, from the first to the last. */
async function readouts(page: Page): Promise<string[]> {
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("aria-valuemax"));
  await slider.focus();
  await page.keyboard.press("Home");
  const readout: string[] = [];
  for (let at = 0; at <= last; at += 1) {
    await expect(slider).toHaveAttribute("aria-valuenow", String(at));
    readout.push((await slider.getAttribute("aria-valuetext")) ?? "");
    await page.keyboard.press("ArrowRight");
  }
  return readout;
}

test.describe("the movement chart of a match that is over", () => {
  for (const market of MARKETS) {
    test(`the chart equals the call, the table and the file (${market})`, { tag: "@full" }, async ({
      page,
      site,
    }) => {
      const { id } = await eventfulMatch(site);
      const { companies } = await fetchFootball(site, "/api/v1/football/matches/companyodd", {
        match_id: id,
      });
      const pricing = companies.filter(({ markets }) => markets.includes(market));
      await watchPaths(page);
      for (const company of pricing.slice(0, 2)) {
        const path = `/en/${ODDS_PAGES[market].path}/${id}`;
        const query = `company_id=${company.id}`;
        await page.goto(`${site.url}${path}?${query}`);
        await expect(page.locator(".chart-canvas canvas")).toBeVisible();
        for (const more = page.locator(".history-more"); await more.isVisible(); ) await more.click();

        const listed = await pointsFromCall(site, id, company.id, market);
        const csv = await (await fetch(`${site.url}${path}/history.csv?${query}`)).text();
        expect(listed.length).toBeGreaterThan(10);
        expect(pointsFromFile(csv, market)).toEqual(listed);
        const table = await tableOf(page);
        expect(table.map(({ time, prices }) => ({ time, prices }))).toEqual(
          listed.map(({ time, prices }) => ({ time, prices })),
        );

        const readout = await readouts(page);
        expect(readout).toHaveLength(listed.length);
        for (const [at, row] of table.entries()) {
          expect(readout[at]?.startsWith(row.readout), `${readout[at]} begins with ${row.readout}`).toBe(
            true,
          );
          for (const price of row.prices ?? []) expect(readout[at]).toContain(price.toFixed(2));
          if (row.minute !== "") expect(readout[at]).toContain(` ${row.minute}' `);
          if (row.score !== "") expect(readout[at]).toContain(row.score);
        }

        const outcomes = OUTCOMES[market];
        const drawn = await drawnHeights(page, outcomes.length);
        // Prices are on a logarithmic scale: two of them determine it, and every corner must fit it.
        const prices = listed.flatMap((row) => row.prices ?? []);
        const [low, high] = [Math.log(Math.min(...prices)), Math.log(Math.max(...prices))];
        const [bottom, top] = [Math.max(...drawn.flat()), Math.min(...drawn.flat())];
        const heightOf = (price: number) =>
          bottom + ((Math.log(price) - low) / (high - low)) * (top - bottom);
        for (const [line, heights] of drawn.entries()) {
          const expected = withoutRepeats(
            listed.flatMap((row) => (row.prices ? [Math.round(heightOf(row.prices[line] ?? 0))] : [])),
          );
          const shown = withoutRepeats(heights);
          // In order, and only real prices; prices that share a pixel column may be one stroke.
          let from = 0;
          for (const height of shown) {
            const found = expected.findIndex((one, at) => at >= from && Math.abs(one - height) <= 1);
            expect(found, `${height} of ${outcomes[line]} in ${expected.slice(from)}`).toBeGreaterThanOrEqual(
              from,
            );
            from = found;
          }
          expect(shown.length).toBeGreaterThan(expected.length / 2);
          expect(Math.abs((shown.at(-1) ?? 0) - (expected.at(-1) ?? 0))).toBeLessThanOrEqual(1);
        }
      }
    });
  }

  test("the chart shows the goals and red cards of the timeline, in order", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const { id } = await eventfulMatch(site);
    const { incidents } = await fetchFootball(site, "/api/v1/football/matches/live/detail", { match_id: id });
    const { companies } = await fetchFootball(site, "/api/v1/football/matches/companyodd", { match_id: id });
    const wanted = incidents.filter((incident) => isGoal(incident.kind) || isRed(incident));
    expect(wanted.length).toBeGreaterThan(1);

    await page.goto(`${site.url}/en/match/${id}`);
    const timeline = await page.locator("li.incident").evaluateAll((lines) =>
      lines.map((line) => {
        const { kind, side, cancelled } = (line as HTMLElement).dataset;
        return {
          ...{ kind: kind ?? "", side: side ?? "", cancelled: cancelled !== undefined },
          minute: line.querySelector(".incident-minute")?.textContent ?? "",
          score: line.querySelector(".incident-score")?.textContent ?? null,
        };
      }),
    );
    const listed = timeline.filter(({ kind }) => wanted.some((incident) => incident.kind === kind));

    await page.goto(`${site.url}/en/oddscomp/${id}?company_id=${companies[0]?.id}`);
    const markers = page.locator(".chart-markers li:not([data-kind=kick_off])");
    await expect(markers.first()).toBeAttached();
    const drawnMarkers = await markers.evaluateAll((all) =>
      all.map((marker) => {
        const { kind, cancelled } = (marker as HTMLElement).dataset;
        const { title, style } = marker as HTMLElement;
        return { kind, cancelled: cancelled !== undefined, title, left: Number.parseFloat(style.left) };
      }),
    );
    expect(drawnMarkers).toHaveLength(listed.length);
    for (const [place, { kind, title, cancelled }] of drawnMarkers.entries()) {
      const line = listed[place];
      const side = line?.side === "home" ? "Home" : "Away";
      const words = [kind === "goal" ? "Goal" : "Red card", line?.minute, side, line?.score];
      expect(title).toContain(words.filter(Boolean).join(", "));
      expect(cancelled).toBe(line?.cancelled);
      const stored = wanted.some(
        ({ minute, added }) => line?.minute === `${formatMinute(minute ?? 0, added)}'`,
      );
      expect(stored, `${line?.minute} is a stored one`).toBe(true);
    }
    const places = drawnMarkers.map(({ left }) => left);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
