import { expect, it } from "vitest";
import { personInitials } from "./avatar.tsx";

it.each([
  ["Nguyễn Văn A", "NA"],
  ["đức anh", "ĐA"],
  ["nguyenvana", "N"],
  ["⚽ fan", "⚽F"],
  ["Lars (demo)", "L"],
  ["Hoàng Long (mô phỏng)", "HL"],
  ["(x)", "("],
  ["  ", ""],
])("stands for %j: %s", (name, initials) => {
  expect(personInitials(name)).toBe(initials);
});
