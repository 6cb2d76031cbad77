import { describe, expect, it } from "vitest";
import { People } from "./team-people.ts";

const ana = { id: 7, name: "Ana Uno" };

describe("People named by matches", () => {
  it("A player has the team and number of the latest match, in whatever order the matches come", () => {
    const matches = [
      () => people.at(1000).player(ana, "1", { shirt_number: 4, position: "D" }),
      () => people.at(2000).player(ana, "2", { shirt_number: 9 }),
    ];
    let people = new People();
    for (const read of matches) read();
    const inOrder = people.rows().players;
    expect(inOrder).toEqual([
      { external_id: "7", name: "Ana Uno", as_of: 2000, team: "2", shirt_number: 9, position: "D" },
    ]);
    people = new People();
    for (const read of matches.toReversed()) read();
    expect(people.rows().players).toEqual(inOrder);
  });

  it("A coach has the team of the latest match", () => {
    const people = new People();
    people.at(2000).coach(ana, "2");
    people.at(1000).coach(ana, "1");
    expect(people.rows().coaches).toMatchObject([{ external_id: "7", team: "2", as_of: 2000 }]);
  });
});
