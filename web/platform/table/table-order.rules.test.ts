import { describe, expect, it } from "vitest";
import { inOrder, nextOrder, type TableOrder } from "./table-order.rules.ts";

type Order = TableOrder<"name" | "goals" | "fouls">;
const MOST_GOALS: Order = { column: "goals", descending: true };

describe("the order of a table", () => {
  it("turns round at a second press; names begin with A, figures with the greatest", () => {
    expect(nextOrder(MOST_GOALS, "goals", "name")).toEqual({ column: "goals", descending: false });
    expect(nextOrder(MOST_GOALS, "fouls", "name")).toEqual({ column: "fouls", descending: true });
    expect(nextOrder(MOST_GOALS, "name", "name")).toEqual({ column: "name", descending: false });
  });

  const rows = [
    { name: "Đức", goals: 5, fouls: 1 },
    { name: "An", goals: 5, fouls: null },
    { name: "Bình", goals: 0, fouls: 4 },
  ];
  const namesIn = (column: Order["column"], descending: boolean) =>
    inOrder(
      rows,
      { column, descending },
      {
        names: "name",
        nameOf: ({ name }) => name,
        statisticOf: (row, statistic: "goals" | "fouls") => row[statistic],
      },
    ).map(({ name }) => name);

  it("leaves equals as they came and puts who has no figure last either way", () => {
    expect(namesIn("goals", true)).toEqual(["Đức", "An", "Bình"]);
    expect(namesIn("fouls", true)).toEqual(["Bình", "Đức", "An"]);
    expect(namesIn("fouls", false)).toEqual(["Đức", "Bình", "An"]);
  });

  it("sorts names as Vietnamese does", () => {
    expect(namesIn("name", false)).toEqual(["An", "Bình", "Đức"]);
  });
});
