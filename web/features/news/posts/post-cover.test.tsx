// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Post } from "#shared/content/post.schema.ts";
import { aPost } from "#tests/support/builders/content-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { PostCover } from "./post-cover.tsx";

afterEach(cleanup);

/** Colour and pattern of a cover. */
function lookOf(one: Post): string {
  const { container } = renderWithProviders(<PostCover post={one} />);
  const { ground, pattern } = container.querySelector<HTMLElement>(".post-cover")?.dataset ?? {};
  cleanup();
  return `${ground} ${pattern}`;
}

it("Covers of articles without a picture differ in colour and pattern", () => {
  const matches = [1, 2, 3, 4, 5, 6].map((id) => aMatch({ id }));
  expect(new Set(matches.map((match) => lookOf(aPost({ match })))).size).toBe(matches.length);
  expect(new Set([7, 8, 9].map((id) => lookOf(aPost({ id })))).size).toBe(3);
  expect(lookOf(aPost({ id: 1, match: matches[0] }))).toBe(lookOf(aPost({ id: 2, match: matches[0] })));
});
