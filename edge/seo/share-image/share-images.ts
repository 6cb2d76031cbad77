import type { Context } from "hono";
import { m } from "#messages/paraglide/messages.js";
import type { Match, TeamRef } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import { DEFAULT_LOCALE, type Locale } from "#shared/url/index.ts";
import type { EdgeHono, Service } from "../../env.ts";
import {
  type GeneratedOptions,
  generatedResponse,
  type Made,
  type SeoServices,
} from "../generated-response.ts";
import { resultOf } from "../match-result.ts";
import { fetchSiteHead, fetchSiteZone } from "../site-head.ts";
import { type MatchCard, matchCard, type Painter, postCard, siteCard } from "./cards.ts";
import { liveScoreOf } from "./live-score.ts";
import { type Subject, subjectAt } from "./subject.ts";

const DAY = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const HOUR = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
const written = (seconds: number, timeZone: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("vi-VN", { ...how, timeZone }).format(seconds * 1000).replaceAll("/", "-");

/** The drawing of a flag, which is the logo of a national team; null for another logo, and if it is missing. */
async function flagOf({ logo }: Pick<TeamRef, "logo">, assets: Service): Promise<string | null> {
  const path = /^\/flags\/[a-z-]+\.svg/.exec(logo ?? "")?.[0];
  if (path === undefined) return null;
  const found = await assets.fetch(new URL(path, "https://assets.internal"));
  return found.status === 200 ? found.text() : null;
}

interface CardOptions {
  readonly locale: Locale;
  readonly site: string;
  readonly zone: string;
  /** Milliseconds UTC. */
  readonly nowMs: number;
  readonly flags: { readonly home: string | null; readonly away: string | null };
}

/**
 * Content of a match's picture. The picture is the same for everybody, and other sites keep it: a score of a match in
 * play therefore stands with its minute.
 */
function cardOf(match: Match, { locale, site, zone, flags, nowMs }: CardOptions): MatchCard {
  const isOver = match.status === "ended";
  const live = liveScoreOf(match, nowMs, locale);
  const day = written(match.match_time, zone, DAY);
  const begins = match.time_unknown
    ? m.kick_off_time_unknown({}, { locale })
    : written(match.match_time, zone, HOUR);
  return {
    site,
    competition: nameIn(locale, match.competition),
    home: { ...match.home, shown: nameIn(locale, match.home), flag: flags.home },
    away: { ...match.away, shown: nameIn(locale, match.away), flag: flags.away },
    middle: isOver ? resultOf(match) : (live?.score ?? begins),
    below: live ? live.period : isOver ? `${m.share_image_full_time({}, { locale })} ${day}` : day,
  };
}

type Draw = (painter: Painter) => string;

async function drawingOf(
  { call, content }: GeneratedOptions,
  subject: Subject,
  { settings: { ASSETS: assets }, now }: SeoServices,
): Promise<Draw | null> {
  const head = await fetchSiteHead(content);
  const locale = subject.of === "site" ? DEFAULT_LOCALE : subject.locale;
  const site = head.site_name ?? m.site_name({}, { locale });
  if (subject.of === "site") return (painter) => siteCard(painter, site);
  if (subject.of === "match") {
    const { data } = await call("/api/v1/football/matches/recentdetail", { match_id: subject.id });
    const { match } = data;
    const zone = await fetchSiteZone(content);
    const flags = { home: await flagOf(match.home, assets), away: await flagOf(match.away, assets) };
    return (painter) => matchCard(painter, cardOf(match, { locale, site, zone, flags, nowMs: now() }));
  }
  const { data } = await call("/oapi/v1/posts/slug", { slug: subject.slug, lang: locale });
  const { post } = data;
  if (post === null) return null;
  const category = post.categories[0]?.name ?? null;
  return (painter) => postCard(painter, { site, title: post.title, category });
}

/** Requests first and draws then: a missing entity costs no drawing. */
async function make(makings: GeneratedOptions, subject: Subject, services: SeoServices): Promise<Made> {
  const draw = await drawingOf(makings, subject, services);
  if (draw === null) return null;
  // A megabyte of code that few requests need.
  const { painterOf } = await import("./painter.ts");
  const painter = await painterOf(services.settings.ASSETS);
  // A drawing takes time: minutes, even for a match in play, whose minute it states. A withdrawn article purges its own.
  return {
    contentType: "image/png",
    body: painter.paint(draw(painter)),
    freshness: "minutes",
    tags: subject.of === "post" ? ["share-images", "posts"] : ["share-images"],
  };
}

/** GET /og/…png: the picture of a shared link. For a missing entity it is the site's own, under 404. */
export function answerShareImage(c: Context<EdgeHono>, services: SeoServices): Promise<Response> {
  const standIn = async (): Promise<Response> => {
    const own = await generatedResponse(
      c,
      services,
      (makings) => make(makings, { of: "site" }, services),
      () => new Response(null, { status: 404 }),
      "/og/default.png",
    );
    const { headers } = own;
    return new Response(own.body, {
      status: 404,
      headers: { "content-type": headers.get("content-type") ?? "image/png", "cache-control": "no-store" },
    });
  };
  const subject = subjectAt(c.req.path);
  if (subject === null) return standIn();
  return generatedResponse(c, services, (makings) => make(makings, subject, services), standIn);
}
