// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderPart } from "#web/testing/render-page.tsx";
import { PageHead } from "./page-head.tsx";

afterEach(cleanup);

const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute("href");
const inHead = (selector: string) => document.querySelector(selector)?.getAttribute("content");

describe("the head of a page", () => {
  it("writes the title as page, separator, site", () => {
    renderPart(<PageHead title="Argentina 3-3 France" description="…" />);
    expect(document.title).toBe("Argentina 3-3 France | Bóng Đá Live");
  });

  it("names the page and its twin in the other language", () => {
    renderPart(<PageHead title="a" description="b" search={{ date: "2026-01-01" }} />, {
      path: "/en?date=2026-01-01&utm_source=x",
    });
    expect(hrefOf('link[rel="canonical"]')).toBe("/en?date=2026-01-01");
    expect(hrefOf('link[hreflang="vi"]')).toBe("/?date=2026-01-01");
    expect(hrefOf('link[hreflang="en"]')).toBe("/en?date=2026-01-01");
    expect(hrefOf('link[hreflang="x-default"]')).toBe("/?date=2026-01-01");
  });

  it("leaves out of the canonical link what names no page", () => {
    renderPart(<PageHead title="a" description="b" search={{ utm_source: "x" }} />, { path: "/match/7" });
    expect(hrefOf('link[rel="canonical"]')).toBe("/match/7");
    expect(inHead('meta[property="og:url"]')).toBe("/match/7");
  });

  it("keeps search engines from what its reader typed, and from nothing else", () => {
    const robots = (isPrivate: boolean) => {
      renderPart(<PageHead title="a" description="b" isPrivate={isPrivate} />);
      const content = inHead('meta[name="robots"]');
      cleanup();
      return content;
    };
    expect([robots(true), robots(false)]).toEqual(["noindex", undefined]);
  });

  it("cannot be broken out of by a name in the structured data", () => {
    const { container } = renderPart(
      <PageHead title="a" description="b" structuredData={{ name: "</script><b>x" }} />,
    );
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain("<");
    expect(JSON.parse(script?.innerHTML ?? "").name).toBe("</script><b>x");
  });
});
