import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bareTexts } from "./bare-texts.ts";
import { isTest, sourceFiles } from "./source-files.ts";

const found = (jsx: string, before = "") =>
  bareTexts("a.tsx", `${before}\nconst shown = ${jsx};`).map((line) => line.replace(/^a\.tsx:\d+ /, ""));

describe("texts of components", () => {
  it("are the only children of their elements: a translator replaces text nodes, and React then writes to detached ones", () => {
    const components = sourceFiles.filter((path) => /^web\/.*\.tsx$/.test(path) && !isTest(path));
    expect(components.length).toBeGreaterThan(200);
    expect(components.flatMap((path) => bareTexts(path, readFileSync(path, "utf8")))).toEqual([]);
  });
});

describe("the search for bare texts", () => {
  it("finds a text beside an element that comes and goes, and one that changes beside any other node", () => {
    expect(found("<p>{m.live()}{late ? <b /> : null}</p>")).toEqual(["m.live()"]);
    expect(found("<b>{home}-{away}</b>")).toEqual(["home", "-", "away"]);
    expect(found("<>{minute}<i /></>")).toEqual(["minute"]);
    expect(found("<b> {minute}</b>")).toEqual(["minute"]);
    expect(found('<b>{" "}{minute}</b>')).toEqual(["minute"]);
    expect(found("<p>{isOpen ? <>{minute}<i /></> : null}</p>")).toEqual(["minute"]);
    expect(found("<p><i />{late.toFixed(1)}</p>")).toEqual(["late.toFixed(1)"]);
    expect(found("<p>{isHome ? m.home() : null}{isAway ? m.away() : null}</p>")).toHaveLength(2);
    expect(found("<ol>{names.map((name) => name)}</ol>")).toEqual(["name"]);
    expect(found("<p><i />{text}</p>", "const text = score ?? null;")).toEqual(["text"]);
    expect(found("<p><i />{m.most({ count: MOST, left })}</p>")).toHaveLength(1);
  });

  it("finds none in a text that is alone, in texts that stay as they are, and in elements by another name", () => {
    expect(found("<b>{scoreOf(home, away)}</b>")).toEqual([]);
    expect(found("<p>{minute === null ? statusOf(match) : <><span>{minute}</span><i /></>}</p>")).toEqual([]);
    expect(found("<p><Icon />{m.follow()}</p>")).toEqual([]);
    expect(found("<p>\n  {minute}\n</p>")).toEqual([]);
    expect(found("<ul>{rows.map((row) => <li key={row} />)}{more ? <li /> : null}</ul>")).toEqual([]);
    expect(found("<p><i />{link}</p>", "const link = <a />;")).toEqual([]);
    expect(found("<p>{failed}{late ? <b /> : null}</p>", "const failed = <i>{m.failed()}</i>;")).toEqual([]);
    expect(found("<p><b />{m.most({ count: MOST })}</p>")).toEqual([]);
    expect(
      found("<p>{icon}{side(1)}</p>", "type A = { icon: ReactNode }; const side = () => <b />;"),
    ).toEqual([]);
  });
});
