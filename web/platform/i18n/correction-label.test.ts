import { expect, it } from "vitest";
import { correctionLabel } from "./correction-label.ts";

const match_time = Date.UTC(2026, 10, 21, 12) / 1000;

it("A corrected kick-off has its hour only where that is known", () => {
  expect(correctionLabel("kick_off", { match_time })).toBe("Giờ bóng lăn: 21-11-2026 19:00");
  expect(correctionLabel("kick_off", { match_time, time_unknown: 0 })).toBe("Giờ bóng lăn: 21-11-2026 19:00");
  expect(correctionLabel("kick_off", { match_time, time_unknown: 1 })).toBe("Giờ bóng lăn: 21-11-2026");
  expect(correctionLabel("kick_off", { match_time: null })).toBe("Giờ bóng lăn: –");
});
