import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { type EdgeHarness, startEdge } from "#tests/support/edge/edge-harness.ts";

/** oEmbed of the built edge Worker, with a stand-in for the services behind it. */

const MATCH = "/api/v1/football/matches/recentdetail";
const match = aMatch({ id: 7, home: { ...aMatch().home, name: 'A & "B"' } });

const code = "match_not_found";
const unknown = {
  status: 404,
  contentType: "application/problem+json",
  text: JSON.stringify({ type: "about:blank", title: code, status: 404, code, request_id: "r" }),
};

let edge: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge({ SITE_URL: "https://site.example" });
});
afterAll(() => edge?.stop());
beforeEach(async () => {
  await edge.reset();
  await edge.plan({ paths: { [MATCH]: { data: { match } } } });
});

const oembed = (query: Record<string, string>) => edge.get(`/oembed?${new URLSearchParams(query)}`);

describe("oEmbed of a match", () => {
  const url = "https://site.example/en/match/7";

  it("A match is a frame of the embedded list, as JSON and as XML, which other sites may read", async () => {
    const json = await oembed({ url, maxwidth: "400" });
    expect(json.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
    });
    expect(JSON.parse(json.bytes.toString("utf8"))).toEqual({
      ...{ type: "rich", version: "1.0", title: 'A & "B" – Thailand', provider_url: "https://site.example" },
      ...{ provider_name: "Bóng Đá Live", cache_age: 86_400, width: 400, height: 220 },
      html: '<iframe src="https://site.example/en/iframe?match_id=7" title="A &amp; &quot;B&quot; – Thailand" width="400" height="220" style="border:0" loading="lazy"></iframe>',
    });
    const xml = await oembed({ url, format: "xml" });
    const text = xml.bytes.toString("utf8");
    expect(xml.headers["content-type"]).toBe("text/xml; charset=utf-8");
    expect(text).toContain("<oembed><type>rich</type><version>1.0</version>");
    expect(text).toContain("<html>&lt;iframe src=&quot;https://site.example/en/iframe?match_id=7&quot;");
  });

  it("An unknown match, a malformed request and an unknown format have the statuses of the specification", async () => {
    await edge.plan({ paths: { [MATCH]: unknown } });
    const statuses = await Promise.all(
      [{ url: `${url}7` }, { url: "https://other.example/match/7" }, {}, { url, format: "yaml" }].map(
        async (query) => (await oembed(query as Record<string, string>)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 400, 501]);
  });
});
