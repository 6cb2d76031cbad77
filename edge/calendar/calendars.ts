import type { Context } from "hono";
import { m } from "#messages/paraglide/messages.js";
import { AppError } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import { dateOf } from "#shared/time/index.ts";
import type { EdgeHono } from "../env.ts";
import { problemResponse } from "../middleware/server-errors.ts";
import { type GeneratedOptions, generatedResponse, type SeoServices } from "../seo/generated-response.ts";
import { fetchSiteHead, fetchSiteZone } from "../seo/site-head.ts";
import { CALENDAR_QUERY_RULES, type CalendarAddress, calendarAt } from "./calendar-address.ts";

/** Title and matches of a calendar, and the name of its file. */
interface Found {
  readonly title: string;
  readonly matches: readonly Match[];
  readonly file: string;
}

const CALENDAR_CALL = "/api/v1/football/matches/calendar";

/** Rejects with `match_not_found`, `team_not_found`, `league_not_found`. */
async function findMatches(
  { call, content }: Pick<GeneratedOptions, "call" | "content">,
  { subject, locale }: CalendarAddress,
  nowMs: number,
): Promise<Found> {
  switch (subject.of) {
    case "match": {
      const { match } = (await call("/api/v1/football/matches/recentdetail", { match_id: subject.id })).data;
      const title = `${nameIn(locale, match.home)} – ${nameIn(locale, match.away)}`;
      return { title, matches: [match], file: `match-${match.id}` };
    }
    case "team": {
      const { team } = (await call("/api/v1/football/teams-players", { team_id: subject.id })).data;
      const { matches } = (await call(CALENDAR_CALL, { team_ids: [team.id] })).data;
      return { title: nameIn(locale, team), matches, file: `team-${team.id}` };
    }
    case "league": {
      const { competition } = (await call("/api/v1/football/comp-detail", { comp_id: subject.id })).data;
      const { matches } = (await call(CALENDAR_CALL, { comp_ids: [competition.id] })).data;
      return { title: nameIn(locale, competition), matches, file: `league-${competition.id}` };
    }
    case "day": {
      const tz = await fetchSiteZone(content);
      const date = subject.date ?? dateOf(Math.floor(nowMs / 1000), tz);
      const { matches } = (await call("/api/v1/football/matches/recent", { date, tz, limit: 1000 })).data;
      return { title: m.calendar_day({ date }, { locale }), matches, file: `matches-${date}` };
    }
    case "followed": {
      const { matches } = (await call(CALENDAR_CALL, subject.ids)).data;
      return { title: m.calendar_followed({}, { locale }), matches, file: "followed" };
    }
  }
}

/** GET /team/7.ics and its like: matches as iCalendar, for calendar apps that fetch them again by themselves. */
export async function answerCalendar(c: Context<EdgeHono>, services: SeoServices): Promise<Response> {
  const address = calendarAt(new URL(c.req.url));
  if (address === null || "refused" in address) {
    const error =
      address === null
        ? new AppError("route_not_found")
        : new AppError("validation_failed", { fields: CALENDAR_QUERY_RULES[address.refused] });
    return problemResponse(error, c.get("requestId"));
  }
  const { locale, hasScores, subject, page } = address;
  return generatedResponse(
    c,
    services,
    async (options) => {
      const { content, origin } = options;
      const [{ title, matches, file }, head, { matchCalendar }] = await Promise.all([
        findMatches(options, address, services.now()),
        fetchSiteHead(content),
        import("./match-calendar.ts"),
      ]);
      const site = head.site_name ?? m.site_name({}, { locale });
      const name = `${title} ${head.separator} ${site}`;
      return {
        contentType: "text/calendar; charset=utf-8",
        headers: {
          "content-disposition": `inline; filename="${file}.ics"`,
          "x-robots-tag": "noindex",
        },
        body: matchCalendar({ name, locale, origin, url: origin + page, hasScores, matches }),
        // Apps come back within hours: a goal or a minute of a match in play makes no new calendar.
        freshness: "minutes",
        tags: ["calendars"],
        unproven: subject.of === "followed" || matches.length === 0,
      };
    },
    undefined,
    address.canonical,
  );
}
