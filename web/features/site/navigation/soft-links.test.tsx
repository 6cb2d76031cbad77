// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
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
});
