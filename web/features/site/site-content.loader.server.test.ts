import { expect, it } from "vitest";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadSiteContent } from "./site-content.loader.server.ts";

it("A page gets the tags of the tracking library, except where the URL contains a mail token", async () => {
  const value = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
  const content = async (path: string) =>
    path === "/oapi/v1/configurations" ? { configurations: [{ code: "header_script", value }] } : null;
  const facts = aRequestWith(() => Promise.reject(new Error("no call of a page")), {
    content: content as never,
    tracking_hosts: "www.googletagmanager.com",
  });
  expect((await loadSiteContent(facts, "/match/7")).tracking).toHaveLength(1);
  for (const path of ["/dat-lai-mat-khau", "/en/reset-password", "/xac-nhan-email"])
    expect((await loadSiteContent(facts, path)).tracking).toBeUndefined();
});
