import { expect, it } from "vitest";
import { initialsOf } from "./avatar.tsx";

it.each([
  ["Nguyễn Văn A", "NA"],
  ["đức anh", "ĐA"],
  ["nguyenvana", "N"],
  ["⚽ fan", "⚽F"],
  ["  ", ""],
])("stands for %j: %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
