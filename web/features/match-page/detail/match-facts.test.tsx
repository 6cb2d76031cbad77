// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { MatchInfo, WEATHER_KINDS } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchFacts } from "./match-facts.tsx";

afterEach(cleanup);

const weather = {
  kind: "sunny",
  temperature_c: 31.4,
  humidity_percent: 70,
  wind_ms: 2.5,
  pressure_hpa: null,
};
const info = MatchInfo.parse({
  referee: "Ngô Duy Lân",
  attendance: 22329,
  weather,
  venue: { id: 4, name: "Mỹ Đình", city: "Hà Nội", capacity: 40192 },
});
const factsOf = (given: MatchInfo | null) => {
  const { container } = renderWithProviders(<MatchFacts match={aMatch()} info={given} />);
  const pairs = [...container.querySelectorAll("dl > div")].map(({ children }) => [
    children[0]?.textContent,
    children[1]?.textContent,
  ]);
  return { facts: Object.fromEntries(pairs), gist: container.querySelector("summary")?.textContent };
};

describe("The facts of a match", () => {
  it("The facts have a short summary and a full list in the fold", () => {
    const { facts, gist } = factsOf(info);
    expect(facts).toEqual({
      "Giờ bóng lăn": "18-12-2022 22:00",
      "Trạng thái": "Chưa bắt đầu",
      "Sân vận động": "Mỹ Đình, Hà Nội",
      "Sức chứa": "40.192 chỗ",
      "Khán giả": "22.329",
      "Trọng tài": "Ngô Duy Lân",
      "Thời tiết": "Trời nắng, 31°C, độ ẩm 70%, gió 2,5 m/s",
    });
    expect(gist).toBe("18-12-2022 22:00Mỹ Đình31°CTrời nắng");
  });

  it("Unknown facts are left out", () => {
    const nothing = { referee: null, attendance: null, weather: null, venue: null };
    expect(Object.keys(factsOf(nothing).facts)).toEqual(["Giờ bóng lăn", "Trạng thái"]);
    expect(Object.keys(factsOf(null).facts)).toEqual(["Giờ bóng lăn", "Trạng thái"]);
  });

  it("Every kind of weather has a word of its own", () => {
    const words = WEATHER_KINDS.map(
      (kind) => factsOf({ ...info, weather: { ...weather, kind } }).facts["Thời tiết"],
    );
    expect(new Set(words).size).toBe(WEATHER_KINDS.length);
  });
});
