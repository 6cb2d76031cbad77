import { describe, expect, it } from "vitest";
import { SlugBook, slugOf } from "./slug.ts";

describe("Slugs", () => {
  it.each([
    ["Brighton & Hove Albion FC", "brighton-and-hove-albion-fc"],
    ["1. FC Köln", "1-fc-koln"],
    ["FC Nordsjælland", "fc-nordsjaelland"],
    ["Ngũ Hành Đà Nẵng", "ngu-hanh-da-nang"],
    ["Galatasaray İstanbul AŞ", "galatasaray-istanbul-as"],
    ["Côte d'Ivoire", "cote-divoire"],
    ["浦和", "浦和"],
  ])("The slug of %s is %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it("Slugs are equal for equal names and never for two names of one scope", () => {
    const book = new SlugBook();
    const first = book.slug("ENG", "Malmö");
    expect(book.slug("ENG", "Malmö".normalize("NFD"))).toBe(first);
    expect(book.slug("ENG", "Malmo")).not.toBe(first);
    expect(book.slug("ENG", "!!!")).not.toBe(book.slug("ENG", "???"));
    expect(book.slug("SWE", "Malmo")).toBe("malmo");
  });
});
