import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { type MatchCalendar, matchCalendar } from "./match-calendar.ts";

const origin = "https://site.example";
const calendarOf = (matches: readonly Match[], more: Partial<MatchCalendar> = {}): string =>
  matchCalendar({
    ...{ name: "V-League - Site", locale: "vi", origin, url: `${origin}/league/1`, hasScores: false },
    matches,
    ...more,
  });

/** The lines of the events, without those around them. */
const eventLines = (text: string): string[] => {
  const lines = text.split("\r\n");
  return lines.slice(lines.indexOf("BEGIN:VEVENT"), lines.lastIndexOf("END:VEVENT") + 1);
};
const parsed = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

describe("a calendar of matches", () => {
  it("A scheduled match is an event of two hours in UTC, whose stamp is the last change of the match", () => {
    const venue = { id: 3, name: "Mỹ Đình", city: "Hà Nội" } as Match["venue"];
    const text = calendarOf([aMatch({ id: 7, venue })]);
    expect(text.split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//site.example//matches//VI",
      "URL:https://site.example/league/1",
      "NAME:V-League - Site",
      "X-WR-CALNAME:V-League - Site",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VEVENT",
      "UID:match-7@site.example",
      "SEQUENCE:0",
      "DTSTAMP:20260101T120000Z",
      "DTSTART:20260101T120000Z",
      "DTEND:20260101T140000Z",
      "SUMMARY:Vietnam – Thailand",
      "TRANSP:TRANSPARENT",
      "LOCATION:Mỹ Đình\\, Hà Nội",
      "DESCRIPTION:Test Cup",
      "CATEGORIES:Test Cup",
      "URL;VALUE=URI:https://site.example/match/7",
      "STATUS:CONFIRMED",
      "LAST-MODIFIED:20260101T120000Z",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("A match whose hour is unknown is a tentative event of its whole day", () => {
    // 2026-01-03 12:00 UTC stands for the day.
    const lines = eventLines(calendarOf([aMatch({ match_time: 1_767_441_600, time_unknown: true })]));
    expect(lines).toEqual(
      expect.arrayContaining([
        "DTSTART;VALUE=DATE:20260103",
        "DTEND;VALUE=DATE:20260104",
        "SUMMARY:Vietnam – Thailand",
        "STATUS:TENTATIVE",
      ]),
    );
    expect(lines.filter((line) => /^DT(?:START|END)/.test(line))).toHaveLength(2);
  });

  it.each([
    ["postponed", "TENTATIVE", "Hoãn: Vietnam – Thailand", "Postpone: Vietnam – Thailand"],
    ["cancelled", "CANCELLED", "Hủy: Vietnam – Thailand", "Cancel: Vietnam – Thailand"],
  ] as const)("A match that is %s keeps its event with the status %s and says so", (status, word, vi, en) => {
    const match = aMatch({ status });
    expect(eventLines(calendarOf([match]))).toEqual(
      expect.arrayContaining([`STATUS:${word}`, `SUMMARY:${vi}`]),
    );
    expect(eventLines(calendarOf([match], { locale: "en" }))).toEqual(
      expect.arrayContaining([`SUMMARY:${en}`, "URL;VALUE=URI:https://site.example/en/match/1"]),
    );
  });

  it("Results are in summaries of finished matches alone, and only where the address requests them", () => {
    const ended = aMatch({ status: "ended", score: aScore(2, 1) });
    const live = aMatch({ id: 2, status: "second_half", score: aScore(1, 0) });
    const shootOut = aScore(1, 1);
    const cup = aMatch({
      id: 3,
      status: "ended",
      score: {
        home: { ...shootOut.home, overtime: 2, penalties: 4 },
        away: { ...shootOut.away, overtime: 2, penalties: 3 },
      },
    });
    const summaries = (hasScores: boolean) =>
      parsed(calendarOf([ended, live, cup], { hasScores })).map(({ summary }) => summary);
    expect(summaries(false)).toEqual(Array(3).fill("Vietnam – Thailand"));
    expect(summaries(true)).toEqual([
      "Vietnam 2-1 Thailand",
      "Vietnam – Thailand",
      "Vietnam 2-2 (4-3) Thailand",
    ]);
    expect(calendarOf([ended, live, cup])).not.toMatch(/2-1|1-0|2-2/);
  });

  it("Any name survives folding and escaping: an independent parser reads it back, and no line is over 75 octets", () => {
    const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 });
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(name, name, (home, title) => {
        const text = calendarOf([aMatch({ home: { ...aMatch().home, name: home } })], { name: title });
        for (const line of text.split("\r\n")) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        const printed = (raw: string) => raw.replace(/\p{Cc}+/gu, " ");
        expect(parsed(text)[0]?.summary).toBe(`${printed(home)} – Thailand`);
        const shownTitle = new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue("x-wr-calname");
        // The parser leaves properties without a registered type as they are.
        expect(String(shownTitle).replace(/\\([\\;,])/g, "$1")).toBe(printed(title));
      }),
    );
  });
});
