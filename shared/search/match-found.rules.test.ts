import { describe, expect, it } from "vitest";
import { isMatchFound } from "./match-found.rules.ts";

const team = (name: string, short_name: string | null = null, vi?: string) => ({
  name,
  short_name,
  ...(vi === undefined ? {} : { translations: { vi } }),
});
const capitals = [team("Hà Nội FC"), team("Công An Hà Nội", "CAHN")] as const;
const song = [team("Sông Lam Nghệ An"), team("Hà Nội")] as const;
const derby = [team("Arsenal"), team("Chelsea")] as const;
const selections = [team("Germany", "GER", "Đức"), team("Spain", "ESP", "Tây Ban Nha")] as const;

describe("a match is found", () => {
  it.each([
    ["ha noi", capitals],
    ["hanoi", capitals],
    ["anhanoi", capitals],
    ["nghean", song],
    ["lamnghe hanoi", song],
    ["songlamnghean", song],
    ["HÀ NỘI", capitals],
    ["cahn", capitals],
    ["arsenal chel", derby],
    ["chelsea arsenal", derby],
    ["duc tay", selections],
    ["germ", selections],
  ])("A match is found by %j", (typed, teams) => expect(isMatchFound(typed, teams)).toBe(true));

  it.each([
    ["arsenal spurs", derby],
    ["senal", derby],
    ["!!!", derby],
    ["", derby],
  ])("A match is not found by %j", (typed, teams) => expect(isMatchFound(typed, teams)).toBe(false));
});
