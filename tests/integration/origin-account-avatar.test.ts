import { describe, expect, it } from "vitest";
import { readPictureHeader } from "#origin/picture/picture-header.rules.ts";
import { AVATAR_BYTES, AVATAR_SIDE } from "#shared/account/index.ts";
import { accountOriginOfFile, PASSWORD, userIn, type Visitor } from "#tests/support/origin/account-origin.ts";
import { nodePictureCodec } from "#tests/support/origin/picture-codec.ts";
import { jpegOf, jpegSegment, plainPng, pngChunk, pngOf, TURNED } from "#tests/support/origin/pictures.ts";

const { clock, fetch, origin, reader, visitor, rows } = accountOriginOfFile();
const codec = nodePictureCodec();

const SCRIPT = "<script>alert(document.domain)</script>";

const send = (somebody: Visitor, bytes: Uint8Array) => somebody.call("usersMeAvatar", bytes);

/** A reader's picture as it is served. */
async function storedPicture(path: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(path ?? "");
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

describe("an avatar", () => {
  it("An avatar is kept as a small square of its own, whatever it was", async () => {
    const somebody = await reader();
    const colourAt = (x: number): [number, number, number, number] => [x < 300 ? 255 : 0, 0, 0, 255];
    const answer = await send(somebody, pngOf({ width: 600, height: 400, colourAt }));
    const { avatar } = userIn(answer);
    expect(avatar).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
    const picture = await storedPicture(avatar);
    const size = { width: AVATAR_SIDE, height: AVATAR_SIDE };
    expect(readPictureHeader(picture)).toEqual({ kind: "webp", ...size });
    const pixels = await codec.decode("webp", picture);
    const redAt = (x: number) => pixels?.data[(128 * AVATAR_SIDE + x) * 4] ?? -1;
    expect([redAt(10) > 200, redAt(245) < 55]).toEqual([true, true]);
  });

  it("An avatar of a telephone stands upright", async () => {
    const shadesOf = async (picture: Uint8Array<ArrayBuffer>) => {
      const { avatar } = userIn(await send(await reader(), picture));
      const pixels = await codec.decode("webp", await storedPicture(avatar));
      const shadeAt = (x: number, y: number) =>
        (pixels?.data[(y * 40 + x) * 4] ?? 0) > 128 ? "white" : "black";
      return [shadeAt(20, 5), shadeAt(35, 20), shadeAt(20, 35), shadeAt(5, 20)];
    };
    expect((await shadesOf(await jpegOf(60, 40))).filter((_, at) => at % 2)).toEqual(["black", "white"]);
    expect((await shadesOf(await jpegOf(60, 40, TURNED))).filter((_, at) => at % 2 === 0)).toEqual([
      "white",
      "black",
    ]);
  });

  it("An avatar may come as WebP too, and is not enlarged", async () => {
    const somebody = await reader();
    const { avatar } = userIn(await send(somebody, plainPng(90, 60)));
    const picture = await storedPicture(avatar);
    expect(readPictureHeader(picture)).toMatchObject({ width: 60, height: 60 });
    const again = userIn(await send(somebody, picture));
    expect(readPictureHeader(await storedPicture(again.avatar))).toMatchObject({ kind: "webp", width: 60 });
  });

  it("An avatar is served for good as what it is, by its own address only", async () => {
    const somebody = await reader();
    const { avatar } = userIn(await send(somebody, plainPng(60, 60)));
    const response = await fetch(avatar ?? "");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    for (const path of [
      `/avatars/${"A".repeat(22)}.webp`,
      "/avatars/x.webp",
      "/avatars/..%2fx.webp",
      "/avatars/",
    ]) {
      expect([path, (await fetch(path)).status]).toEqual([path, 404]);
    }
    expect((await fetch((avatar ?? "").replace(".webp", ".html"))).status).toBe(404);
  });

  it("An avatar takes the place of the one before, and can be taken away", async () => {
    const somebody = await reader();
    const first = userIn(await send(somebody, plainPng(60, 60))).avatar;
    const second = userIn(await send(somebody, plainPng(60, 60))).avatar;
    expect(second).not.toBe(first);
    expect([(await fetch(first ?? "")).status, (await fetch(second ?? "")).status]).toEqual([404, 200]);
    expect(userIn(await send(somebody, new Uint8Array())).avatar).toBeNull();
    expect((await fetch(second ?? "")).status).toBe(404);
    expect(userIn(await somebody.call("usersMe")).avatar).toBeNull();
  });

  it("One of many avatars sent at once stays, and no other is left behind", async () => {
    const somebody = await reader();
    await Promise.all(Array.from({ length: 4 }, () => send(somebody, plainPng(60, 60))));
    const [user] = await rows("users");
    expect(await origin.rows("SELECT avatar FROM users")).toEqual([{ avatar: user?.avatar }]);
    expect((await fetch(`/avatars/${user?.avatar}.webp`)).status).toBe(200);
  });

  it("An avatar is nobody else's to change", async () => {
    const [victim, thief] = [await reader(), await reader()];
    const { avatar } = userIn(await send(victim, plainPng(60, 60)));
    await send(thief, plainPng(60, 60));
    await thief.call("usersMeDelete", { current_password: PASSWORD });
    expect((await fetch(avatar ?? "")).status).toBe(200);
    expect((await send(visitor(), plainPng(60, 60))).code).toBe("login_required");
  });
});

describe("a picture that hides something", () => {
  it("A picture that hides something is drawn anew without it", async () => {
    const text = pngChunk("tEXt", Buffer.from(`Comment\0${SCRIPT}`));
    const picture = pngOf({ width: 60, height: 60, colourAt: () => [9, 9, 9, 255], chunks: [text] });
    const polyglot = Buffer.concat([picture, Buffer.from(`PK\x03\x04${SCRIPT}`)]);
    const { avatar } = userIn(await send(await reader(), new Uint8Array(polyglot)));
    const stored = Buffer.from(await storedPicture(avatar)).toString("latin1");
    expect(stored).not.toContain("script");
    expect(stored).not.toContain("PK\x03\x04");
  });

  it("A picture that hides something is drawn anew without what a camera wrote beside it", async () => {
    const picture = await jpegOf(
      60,
      60,
      jpegSegment(0xe1, Buffer.from(`Exif\0\0GPS 21.0285, 105.8542 ${SCRIPT}`)),
    );
    const { avatar } = userIn(await send(await reader(), picture));
    expect(Buffer.from(await storedPicture(avatar)).toString("latin1")).not.toMatch(/GPS|Exif|script/);
  });

  it.each([
    [
      "a drawing with a script",
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      "avatar_not_picture",
    ],
    [
      "a page that begins like a JPEG",
      Buffer.from(`\xff\xd8\xff\xc0\0\x11\x08\0\x40\0\x40${SCRIPT}`, "latin1"),
      "image_broken",
    ],
    [
      "a page that begins like a PNG",
      Buffer.concat([plainPng(60, 60).slice(0, 33), Buffer.from(SCRIPT)]),
      "image_broken",
    ],
    [
      "a page that begins like a WebP",
      Buffer.from(`RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x40\0\x40\0${SCRIPT}`, "latin1"),
      "image_broken",
    ],
    ["half a picture", plainPng(60, 60).slice(0, 60), "image_broken"],
  ])("A file that only claims to be a picture is refused: %s", async (_what, bytes, error) => {
    const somebody = await reader();
    const answer = await send(somebody, new Uint8Array(bytes));
    expect([answer.status, answer.errors]).toEqual([400, { avatar: [error] }]);
    expect(userIn(await send(somebody, plainPng(60, 60))).avatar).not.toBeNull();
  });
});

describe("a picture that is too large", () => {
  it.each([
    ["by its bytes", () => new Uint8Array(AVATAR_BYTES + 1).fill(7)],
    ["by one side", () => plainPng(4097, 1)],
    ["by its pixels, though its file is small", () => plainPng(2500, 2001)],
  ])("A picture that is too large is refused: %s", async (_what, picture) => {
    const answer = await send(await reader(), picture());
    expect([answer.status, answer.errors]).toEqual([400, { avatar: ["avatar_too_large"] }]);
    expect((await rows("users"))[0]?.avatar).toBeNull();
  });

  it("A picture of just the largest size is taken", async () => {
    expect(userIn(await send(await reader(), plainPng(2500, 2000))).avatar).not.toBeNull();
  });

  it("A picture that is too large is refused before it is unpacked, when it only says that it is", async () => {
    const bomb = plainPng(60, 60);
    new DataView(bomb.buffer).setUint32(16, 60_000);
    expect((await send(await reader(), bomb)).errors).toEqual({ avatar: ["avatar_too_large"] });
  });
});

it("An account may send an avatar twenty times an hour", async () => {
  const somebody = await reader();
  for (let count = 0; count < 20; count += 1) await send(somebody, new Uint8Array([1]));
  const refused = await send(somebody, plainPng(60, 60));
  expect([refused.status, refused.code]).toEqual([429, "too_many_requests"]);
  clock.ms += 3_600_000;
  expect((await send(somebody, plainPng(60, 60))).code).toBe("answered");
});

describe("the Worker itself", () => {
  it("The Worker itself has the codecs: what it stores is a picture drawn anew", async () => {
    const somebody = await reader();
    const session = { authorization: `Bearer ${somebody.token}` };
    const post = async (body: Uint8Array<ArrayBuffer>) => {
      const init = { method: "POST", headers: session, body };
      const answer = await origin.fetch("/oapi/v1/users/me/avatar", init);
      const { data } = (await answer.json()) as { data: { user: { avatar: string } } };
      return new Uint8Array(await (await origin.fetch(data.user.avatar)).arrayBuffer());
    };
    const size = { kind: "webp", width: 200, height: 200 };
    const fromPng = await post(plainPng(300, 200));
    expect(readPictureHeader(fromPng)).toEqual(size);
    expect(readPictureHeader(await post(fromPng))).toEqual(size);
    expect(readPictureHeader(await post(await jpegOf(300, 200)))).toEqual(size);
  });
});
