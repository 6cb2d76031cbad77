import { globSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EDGE_DIR } from "#scripts/site/built-worker.ts";
import { endpointList, endpointPath } from "#shared/api/index.ts";
import { type EdgeHarness, jsonOf, startEdge } from "#tests/support/edge/edge-harness.ts";

/** The OpenAPI document and its page, from the built edge Worker in workerd. */

let edge: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge?.stop());

describe("/api/openapi.json", () => {
  it("/api/openapi.json is OpenAPI 3.1 with every public call in it", async () => {
    const answer = await edge.get("/api/openapi.json");
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    const document = jsonOf(answer) as Record<string, unknown> & {
      paths: Record<string, object>;
      info: { version: string };
    };
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect([valid, JSON.stringify(errors)?.slice(0, 500)]).toEqual([true, undefined]);
    for (const [, call] of endpointList) {
      if (call.access === "public") expect(Object.keys(document.paths)).toContain(endpointPath(call));
    }
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(await edge.calls()).toEqual([]);
  });

  it("/api/openapi.json is made once and asked about by its validator, compressed, with a validator", async () => {
    const first = await edge.get("/api/openapi.json", { "accept-encoding": "gzip" });
    const { etag } = first.headers;
    expect(first.headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "accept-encoding, cookie",
      "content-encoding": "gzip",
      "x-cache": "hit",
    });
    const again = await edge.get("/api/openapi.json", {
      "accept-encoding": "gzip",
      "if-none-match": etag ?? "",
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("/api/openapi.json is read only", async () => {
    const answer = await edge.send("POST", "/api/openapi.json", {}, "{}");
    expect([answer.status, jsonOf(answer)]).toMatchObject([404, { code: "route_not_found" }]);
  });
});

describe("/api/docs", () => {
  it("/api/docs is a page with a language and a title that may ask this site only", async () => {
    const answer = await edge.get("/api/docs");
    const html = answer.bytes.toString("utf8");
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain("<title>API · Bóng Đá Live</title>");
    const policy = answer.headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/default-src 'none';.*connect-src 'self'/);
    expect(policy).not.toMatch(/https?:|unsafe/);
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it("/api/docs loads its library from our own files", async () => {
    const html = (await edge.get("/api/docs")).bytes.toString("utf8");
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(files.map((path) => path.split("/").at(-1))).toEqual(["swagger-ui.css", "swagger-ui-bundle.js"]);
    for (const path of files) {
      const file = await edge.get(path, { "accept-encoding": "gzip" });
      expect([path, file.status, file.headers["cache-control"]]).toEqual([
        path,
        200,
        "public, max-age=31536000, immutable",
      ]);
      expect(file.headers["content-type"]).toMatch(path.endsWith(".css") ? /css/ : /javascript/);
    }
  });

  it("/api/docs leaves no copy of it beside the modules of the Worker", () => {
    expect(globSync(`${EDGE_DIR}/**/*swagger*`)).toEqual([]);
  });
});
