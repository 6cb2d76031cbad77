// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "#web/testing/render-page.tsx";
import { useSoftLinks } from "./soft-links.ts";

afterEach(cleanup);

const never = () => undefined;
function Page({ isOutdated }: { readonly isOutdated: boolean }) {
  useSoftLinks(never, useRef(isOutdated));
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <a href={`${location.origin}/match/7`}>match</a>
      <a href={`${location.origin}/?status=live`} data-keep-scroll>
        filter
      </a>
    </>
  );
}

const code = vi.hoisted(() => ({ isMissing: false }));
vi.mock("#web/platform/later-code.ts", () => ({ isCodeMissing: () => code.isMissing }));
afterEach(() => {
  code.isMissing = false;
});

describe("a link of the site", () => {
  it("opens inside the page", () => {
    renderPart(<Page isOutdated={false} />);
    expect(fireEvent.click(screen.getByText("match"))).toBe(false);
    expect(screen.getByText("/match/7")).toBeTruthy();
  });

  it("is left to the browser once the site has been built anew, unless it only chooses among what is here", () => {
    renderPart(<Page isOutdated={true} />);
    // Nothing loads pages here.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText("match"));
    expect(screen.getByText("/")).toBeTruthy();
    fireEvent.click(screen.getByText("filter"));
    expect(screen.getByText("/?status=live")).toBeTruthy();
  });

  it("is left to the browser while code of this page is missing, which could not be left within it", () => {
    code.isMissing = true;
    renderPart(<Page isOutdated={false} />);
    for (const name of ["match", "filter"]) {
      document.addEventListener("click", (event) => event.preventDefault(), { once: true });
      fireEvent.click(screen.getByText(name));
      expect(screen.getByText("/")).toBeTruthy();
    }
  });
});
