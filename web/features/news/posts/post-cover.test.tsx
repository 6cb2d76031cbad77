// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { PostCover } from "./post-cover.tsx";

afterEach(cleanup);

type Post = Parameters<typeof PostCover>[0]["post"];

const team = (id: number) => ({ id, name: `Team ${id}`, short_name: null, logo: null, rank: null });
const post = (id: number, match: object | null) =>
  ({ id, match, categories: [{ id: 3, name: "Tin mới", slug: "tin-moi" }] }) as unknown as Post;

/** Colour and pattern of a cover. */
function lookOf(one: Post): string {
  const { container } = renderWithProviders(<PostCover post={one} />);
  const { ground, pattern } = container.querySelector<HTMLElement>(".post-cover")?.dataset ?? {};
  cleanup();
  return `${ground} ${pattern}`;
}

it("Covers of articles without a picture differ in colour and pattern", () => {
  const matches = [1, 2, 3, 4, 5, 6].map((id) => ({ id, home: team(id * 2), away: team(id * 2 + 1) }));
  expect(new Set(matches.map((match) => lookOf(post(1, match)))).size).toBe(matches.length);
  expect(new Set([7, 8, 9].map((id) => lookOf(post(id, null)))).size).toBe(3);
  expect(lookOf(post(1, matches[0] ?? null))).toBe(lookOf(post(2, matches[0] ?? null)));
});
