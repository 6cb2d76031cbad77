import * as z from "zod/mini";
import { RoomChat } from "../chat/room-chat.schema.ts";
import { Incident } from "./incident.schema.ts";
import { MatchId, Venue } from "./match.schema.ts";

const count = () => z.int().check(z.nonnegative());

/** Data of a match page beside the row. */

/** The provider's weather codes 1-13 in words (domain-facts section 1.0). */
export const WEATHER_KINDS = [
  "partly_cloudy",
  "cloudy",
  "partly_cloudy_rain",
  "snow",
  "sunny",
  "overcast_rain",
  "overcast",
  "mist",
  "cloudy_rain",
  "rain",
  "thunderstorm_rain",
  "local_thunderstorm",
  "fog",
] as const;

export const Weather = z.object({
  kind: z.enum(WEATHER_KINDS),
  temperature_c: z.nullable(z.number()),
  humidity_percent: z.nullable(z.number()),
  wind_ms: z.nullable(z.number()),
  pressure_hpa: z.nullable(z.number()),
});
export type Weather = z.infer<typeof Weather>;

export const MatchInfo = z.object({
  referee: z.nullable(z.string()),
  attendance: z.nullable(count()),
  weather: z.nullable(Weather),
  venue: z.nullable(Venue),
});
export type MatchInfo = z.infer<typeof MatchInfo>;

/** Corners of a match; counts are null where the source does not cover corners. */
export const MatchCorners = z.object({
  match_id: MatchId,
  home: z.nullable(count()),
  away: z.nullable(count()),
  home_half: z.nullable(count()),
  away_half: z.nullable(count()),
  /** In the order of play, each with the count after it. */
  events: z.array(
    z.object({
      minute: z.nullable(z.int()),
      added: z.nullable(z.int()),
      side: z.enum(["home", "away"]),
      home: count(),
      away: count(),
    }),
  ),
});
export type MatchCorners = z.infer<typeof MatchCorners>;

/** A highlight: a goal, a red card, a missed penalty. Addresses are null where the source has no video. */
export const Highlight = z.object({
  incident: Incident,
  url: z.nullable(z.string()),
  cover: z.nullable(z.string()),
});
export type Highlight = z.infer<typeof Highlight>;

/** The realtime room of a match. `chat` has the last messages, oldest first; null while the room does not answer. */
export const MatchRoom = z.object({
  match_id: MatchId,
  room_id: z.string(),
  socket_path: z.string(),
  chat: z.nullable(z.pick(RoomChat, { viewers: true, messages: true })),
});
export type MatchRoom = z.infer<typeof MatchRoom>;
