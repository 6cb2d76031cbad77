import { describe, expect, it } from "vitest";
import { readPictureHeader } from "#origin/picture/picture-header.rules.ts";
import { originOfFile, TEST_INGEST_TOKEN } from "#tests/support/origin/origin-harness.ts";
import { plainPng } from "#tests/support/origin/pictures.ts";

const { fetch, rows } = originOfFile();

const upload = (body: Uint8Array<ArrayBuffer>, token = TEST_INGEST_TOKEN) =>
  fetch("/api/v1/origin/content/images", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body,
  });
const imageIn = async (response: Response) => {
  expect(response.status).toBe(200);
  return (
    (await response.json()) as {
      data: { image: { key: string; width: number; height: number; widths: number[] } };
    }
  ).data.image;
};
async function storedSize(key: string, width: number) {
  const response = await fetch(`/media/${key}-${width}.webp`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(response.headers.get("cache-control")).toContain("immutable");
  const header = readPictureHeader(new Uint8Array(await response.arrayBuffer()));
  return [header?.kind, header?.width, header?.height];
}

describe("a picture of an article", () => {
  it("A picture of an article is kept in every width that is not wider than itself, and as a square for authors", async () => {
    const image = await imageIn(await upload(plainPng(1400, 700)));
    expect(image).toMatchObject({ width: 1280, height: 640, widths: [320, 640, 1280] });
    expect(await storedSize(image.key, 320)).toEqual(["webp", 320, 160]);
    expect(await storedSize(image.key, 640)).toEqual(["webp", 640, 320]);
    expect(await storedSize(image.key, 1280)).toEqual(["webp", 1280, 640]);
    expect(await storedSize(image.key, 160)).toEqual(["webp", 160, 160]);
  });

  it.each([
    [500, [320, 500]],
    [320, [320]],
    [100, [100]],
  ])("A picture of an article of %i pixels is not enlarged", async (width, widths) => {
    const image = await imageIn(await upload(plainPng(width, 60)));
    expect(image).toMatchObject({ width, height: 60, widths });
    expect(await storedSize(image.key, width)).toEqual(["webp", width, 60]);
  });

  it("A picture of an article is kept once, however often it is sent", async () => {
    const first = await imageIn(await upload(plainPng(640, 360)));
    expect(await imageIn(await upload(plainPng(640, 360)))).toEqual(first);
    expect(await rows("SELECT key FROM images")).toEqual([{ key: first.key }]);
  });

  it.each([
    ["no picture", new Uint8Array([1, 2, 3]), 400, "avatar_not_picture"],
    ["one that is cut off", plainPng(640, 360).slice(0, 60), 400, "image_broken"],
    ["more pixels than can be unpacked", plainPng(4000, 1300).slice(0, 2000), 400, "image_too_large"],
  ])("A picture of an article is refused where it is %s", async (_, bytes, status, code) => {
    const response = await upload(bytes);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: "validation_failed", errors: { image: [code] } });
  });

  it("A picture of an article is refused where it is too many bytes, or nobody's who may", async () => {
    const large = await upload(new Uint8Array(4 * 1024 * 1024 + 1));
    expect([large.status, await large.json()]).toMatchObject([413, { code: "body_too_large" }]);
    expect((await upload(plainPng(10, 10), "wrong")).status).toBe(401);
  });

  it("A picture of an article has no other address", async () => {
    for (const path of [
      "/media/0123456789abcdef-320.webp",
      "/media/x.webp",
      "/media/..%2Fa-320.webp",
      "/media/a",
    ])
      expect([path, (await fetch(path)).status]).toEqual([path, 404]);
  });
});
