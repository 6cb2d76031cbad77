import { expect, test } from "#tests/support/browser/clock-fixture.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { grantRole, pathTo, registerReader } from "#tests/support/browser/tip-screens.ts";
import {
  aFixture,
  aLeagueAnswer,
  anEvent,
  aStandingsAnswer,
  envelope,
} from "#tests/support/origin/api-football-answers.ts";
import { type FootballProvider, startProvider } from "#tests/support/origin/football-provider.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** Twenty minutes into Arsenal against Chelsea, a match of two providers. */
const kickOff = Math.floor(Date.now() / 1000) - 20 * 60;
const inPlay = aFixture({
  ...{ id: 1, home: [42, "Arsenal"], away: [49, "Chelsea"], timestamp: kickOff, short: "1H", elapsed: 20 },
  goals: { home: 1, away: 0 },
  lists: { events: [anEvent({ elapsed: 12, team: 42, player: [1460, "B. Saka"] })] },
});

/** Without pictures: those of providers are not available here. */
const bare = <Answer>(answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer).replaceAll(/"https:[^"]*png"/g, "null")) as Answer;

function apiFootballAnswer(path: string) {
  if (path.startsWith("/leagues")) return { body: bare(aLeagueAnswer()) };
  if (path.startsWith("/standings")) return { body: aStandingsAnswer([[42, "Arsenal", 1, 3, 2, 0]]) };
  return { body: bare(envelope("fixtures", [inPlay])) };
}

const otherScore = {
  ...{ id: 500, area: { name: "England" }, stage: "REGULAR_SEASON", matchday: 13, group: null, minute: 20 },
  ...{ utcDate: new Date(kickOff * 1000).toISOString(), status: "IN_PLAY" },
  competition: { name: "Premier League", code: "PL", type: "LEAGUE", emblem: null },
  season: { startDate: "2026-08-14", endDate: "2027-05-23" },
  homeTeam: { id: 57, name: "Arsenal FC" },
  awayTeam: { id: 61, name: "Chelsea FC" },
  score: { duration: "REGULAR", fullTime: { home: 0, away: 0 }, halfTime: { home: null, away: null } },
};

let providers: FootballProvider[] = [];
let site: TestSite;
const settings = () => ({
  ...{ API_FOOTBALL_KEY: "k", API_FOOTBALL_LEAGUES: "39", API_FOOTBALL_URL: providers[0]?.url },
  ...{ FOOTBALL_DATA_KEY: "k", FOOTBALL_DATA_LEAGUES: "PL", FOOTBALL_DATA_URL: providers[1]?.url },
});

test.beforeAll(async () => {
  providers = await Promise.all([startProvider(), startProvider()]);
  providers[0]?.answerWith(apiFootballAnswer);
  providers[1]?.answerWith((path) => ({
    body: path.includes("standings")
      ? { competition: { code: "PL" }, season: otherScore.season, standings: [] }
      : { matches: [otherScore] },
  }));
  // A site takes its settings from its environment.
  Object.assign(process.env, settings());
  site = await startTestSite();
  for (const name of Object.keys(settings())) delete process.env[name];
});
test.afterAll(async () => {
  await site?.stop();
  await Promise.all(providers.map((provider) => provider.close()));
});

test("a match that a provider tells is on its page with score and scorer, and on the list", async ({
  page,
}) => {
  await page.goto(site.url);
  await expect(page.getByRole("link", { name: /Arsenal.*Chelsea/ }).first()).toBeVisible();
  const answer = await page.request.get(`${site.url}/api/v1/football/matches/live`);
  const { data } = (await answer.json()) as { data: { matches: { id: number }[] } };
  await page.goto(`${site.url}/match/${data.matches[0]?.id}`);
  await expect(page.getByText("B. Saka").first()).toBeVisible();
  await expect(page).toHaveTitle(/Arsenal/);
});

const label = (key: string) => (messages.vi as Record<string, string>)[key] ?? key;

test("operators see how providers stand and where they differ, nobody else does", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const path = site.url + pathTo("providers", "vi");
  const account = await registerReader(page, site, "vi");
  expect((await page.request.get(path)).status()).toBe(403);
  await grantRole(site, account, "operator");
  expect(await inspect(page, path, { axe: [360, 1280] })).toEqual([]);
  await expect(page.getByRole("heading", { name: "API-Football" })).toContainText(
    label("feeds_state_working"),
  );
  const differing = page.getByRole("region", { name: label("feeds_disagreements") }).first();
  await expect(differing).toContainText("api-football: 1-0; football-data-org: 0-0");
  await expect(differing).toContainText(label("feeds_rule_order"));
  await expect(page.getByRole("region", { name: label("feeds_tables") }).first()).toContainText("Arsenal");
});
