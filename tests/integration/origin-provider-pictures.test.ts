import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { apiFootball } from "#origin/ingest/adapters/api-football/api-football.source.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { copyPictures, type PictureDeps } from "#origin/ingest/pictures/copy-pictures.service.ts";
import { type GivenPictures, pictureSettingsOf } from "#origin/ingest/pictures/picture-settings.ts";
import type { ProviderSettings } from "#origin/ingest/providers/provider-settings.ts";
import { readPictureHeader } from "#origin/picture/picture-header.rules.ts";
import { listenLocally } from "#scripts/site/ports.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { aLeague, atMinute } from "#tests/support/batches/origin-batches.ts";
import { sampleOf } from "#tests/support/calls/call-sample.ts";
import { footballCalls, fullQuery, sampleQueries, urlOf } from "#tests/support/calls/football-calls.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { nodePictureCodec } from "#tests/support/origin/picture-codec.ts";
import { jpegOf, plainPng, pngChunk, pngOf } from "#tests/support/origin/pictures.ts";

const origin = originOfFile();
const DAY = 86_400_000;
/** During the match of the builders. */
const START = atMinute(30);

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

let host: Server;
let url = "";
let requests: IncomingMessage[] = [];
let respond: Respond = () => {};
beforeAll(async () => {
  host = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  url = await listenLocally(host);
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

const clock = { ms: START };
let requestedUrls: string[] = [];
let publishedIds: number[] = [];
let deps: PictureDeps;
beforeEach(() => {
  requests = [];
  requestedUrls = [];
  publishedIds = [];
  clock.ms = START;
  deps = {
    ...{ db: origin.db, files: origin.files, codec: nodePictureCodec(), now: () => clock.ms },
    fetch(address, init) {
      requestedUrls.push(address);
      return fetch(address, init);
    },
    async publish(ids) {
      publishedIds.push(...ids);
    },
  };
});

const provider = (address: string): ProviderSettings => ({
  ...{ source: apiFootball, key: "secret", address, leagues: ["39"], quota: apiFootball.quota },
});
/** The host of the test is the stand-in of the provider. */
const settingsOf = (given: GivenPictures = {}, address = url) =>
  pictureSettingsOf(given, [provider(address)]);
const turn = (given: GivenPictures = {}) => copyPictures(deps, settingsOf(given));

const sending =
  (bytes: Uint8Array | string, type = "image/png", headers: Record<string, string> = {}): Respond =>
  (_, response) =>
    void response.writeHead(200, { "content-type": type, ...headers }).end(bytes);

/** The league of the builders from the provider, with pictures of the home team at an address. */
const leagueWith = (logo: string | null, fields: Partial<Batch> = {}): Batch => {
  const league = aLeague();
  const teams = league.teams.map((team) => ({ ...team, logo: team.external_id === "hanoi" ? logo : null }));
  return { ...league, source: "api-football", teams, ...fields };
};
const homeTeam = async () => {
  const [row] = await origin.rows<{ id: number; logo: string; picture: string | null }>(
    "SELECT t.id, t.logo, t.picture FROM teams t JOIN external_ids e ON e.kind = 'teams' AND e.id = t.id WHERE e.external_id = 'hanoi'",
  );
  if (!row) throw new Error("the home team is stored");
  return row;
};
const shownLogo = async (): Promise<string | null> => {
  const { id } = await homeTeam();
  const answer = await origin.fetch(`/api/v1/football/teams-players?team_id=${id}`);
  return ((await answer.json()) as { data: { team: { logo: string | null } } }).data.team.logo;
};
const tries = () =>
  origin.rows<{
    error: string | null;
    tries: number;
    next_at: number;
    key: string | null;
    former_key: string | null;
  }>("SELECT error, tries, next_at, key, former_key FROM provider_pictures ORDER BY kind, entity_id");
const fileOf = async (name: string) => {
  const found = await origin.files.get(name);
  return found && new Uint8Array(await new Response(found.body).arrayBuffer());
};

describe("Copies of pictures that providers name", () => {
  it("A batch whose logos cannot be noted stores nothing: they would be missing until they change", async () => {
    await origin.db
      .prepare(
        "CREATE TRIGGER full BEFORE INSERT ON provider_pictures BEGIN SELECT RAISE(ABORT, 'full'); END",
      )
      .all();
    const attempt = origin.store(leagueWith(`${url}/42.png`)).finally(() => origin.rows("DROP TRIGGER full"));
    await expect(attempt).rejects.toThrow(/full/);
    expect(await origin.rows("SELECT id FROM teams")).toEqual([]);
  });

  it("A logo of a provider is fetched once, redrawn, and readers get a path of this site", async () => {
    const logo = `${url}/football/teams/42.png?v=1`;
    respond = sending(pngOf({ width: 150, height: 100, colourAt: () => [200, 30, 30, 255] }));
    await origin.store(leagueWith(logo));
    expect(await shownLogo()).toBeNull();
    await turn();
    const shown = await shownLogo();
    expect(shown).toMatch(/^\/media\/crest-[0-9a-f]{32}-128\.webp$/);
    expect(requests.map(({ url: path }) => path)).toEqual(["/football/teams/42.png?v=1"]);
    const { headers } = requests[0] ?? {};
    expect(Object.keys(headers ?? {}).filter((name) => /key|token|cookie|auth/.test(name))).toEqual([]);

    const large = await origin.fetch(shown ?? "");
    expect(large.headers.get("content-type")).toBe("image/webp");
    expect(large.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(readPictureHeader(new Uint8Array(await large.arrayBuffer()))).toMatchObject({
      kind: "webp",
      width: 128,
      height: 128,
    });
    const small = await origin.fetch((shown ?? "").replace("-128.", "-64."));
    expect(readPictureHeader(new Uint8Array(await small.arrayBuffer()))).toMatchObject({
      width: 64,
      height: 64,
    });

    // The same batch again, and further turns, request nothing.
    await origin.store(leagueWith(logo));
    await turn();
    clock.ms += 6 * DAY;
    await turn();
    expect(requests).toHaveLength(1);
  });

  it("A picture is checked after a week: unchanged it stays, changed it replaces the copy", async () => {
    respond = sending(plainPng(40, 40), "image/png", { etag: '"one"' });
    await origin.store(leagueWith(`${url}/a.png`));
    await turn();
    const before = await shownLogo();

    clock.ms += 7 * DAY;
    respond = (request, response) =>
      void response.writeHead(request.headers["if-none-match"] === '"one"' ? 304 : 500).end();
    await turn();
    expect([requests.length, await shownLogo(), (await tries())[0]?.error]).toEqual([2, before, null]);

    clock.ms += 7 * DAY;
    respond = sending(await jpegOf(40, 40), "image/jpeg");
    await turn();
    const after = await shownLogo();
    expect(after).not.toBe(before);
    // Cached pages show the copy before for a while; the next check deletes it.
    expect(await fileOf((before ?? "").slice(1))).not.toBeNull();
    clock.ms += 7 * DAY;
    await turn();
    expect(await fileOf((before ?? "").slice(1))).toBeNull();
    expect(await fileOf((after ?? "").slice(1))).not.toBeNull();
    expect(await shownLogo()).toBe(after);
  });

  it("A copy whose files are lost is made again at its next check", async () => {
    respond = sending(plainPng(40, 40), "image/png", { etag: '"one"' });
    await origin.store(leagueWith(`${url}/a.png`));
    await turn();
    const shown = (await shownLogo()) ?? "";
    await origin.files.delete(shown.slice(1));
    clock.ms += 7 * DAY;
    await turn();
    expect(requests[1]?.headers["if-none-match"]).toBeUndefined();
    expect([await shownLogo(), (await origin.fetch(shown)).status]).toEqual([shown, 200]);
  });

  it("A new address replaces the picture, which stays until the new one is there", async () => {
    respond = sending(plainPng(40, 40));
    await origin.store(leagueWith(`${url}/a.png`));
    await turn();
    const before = await shownLogo();
    await origin.store(leagueWith(`${url}/b.jpg`));
    respond = (_, response) => void response.writeHead(503).end();
    await turn();
    expect(await shownLogo()).toBe(before);
    clock.ms += DAY;
    respond = sending(await jpegOf(30, 60), "image/jpeg");
    await turn();
    const after = await shownLogo();
    expect([after === before, after]).toEqual([false, expect.stringMatching(/^\/media\/crest-/)]);
    expect(requests.map(({ url: path }) => path)).toEqual(["/a.png", "/b.jpg", "/b.jpg"]);
  });

  it("A path of this site is shown as it is, and takes the place of a copy", async () => {
    await origin.store(leagueWith("/logos/hanoi.svg"));
    await turn();
    expect([requests.length, await shownLogo()]).toEqual([0, "/logos/hanoi.svg"]);
    respond = sending(plainPng(40, 40));
    await origin.store(leagueWith(`${url}/a.png`));
    await turn();
    expect(await shownLogo()).toMatch(/^\/media\/crest-/);
    const [copy] = await tries();
    await origin.store(leagueWith("/logos/hanoi.svg"));
    expect(await shownLogo()).toBe("/logos/hanoi.svg");
    clock.ms += 7 * DAY;
    await turn();
    expect(await tries()).toEqual([]);
    expect(await fileOf(`media/crest-${copy?.key}-64.webp`)).toBeNull();
    expect((await homeTeam()).picture).toBeNull();
  });

  it("A match about to be played is published when its teams get pictures", async () => {
    clock.ms = atMinute(-60);
    respond = sending(plainPng(40, 40));
    const league = aCoveredLeague();
    await origin.store(
      leagueWith(`${url}/a.png`, {
        ...league,
        source: "api-football",
        teams: leagueWith(`${url}/a.png`).teams,
      }),
    );
    await turn();
    const [match] = await origin.rows<{ id: number }>("SELECT id FROM matches");
    expect(publishedIds).toEqual([match?.id]);
    publishedIds = [];
    await turn();
    expect(publishedIds).toEqual([]);
  });

  it("No answer of any call names the host of a picture, with and without copies", async () => {
    respond = sending(plainPng(40, 40));
    const covered = aCoveredLeague();
    const rows = <Row extends { readonly external_id: string }>(
      list: readonly Row[] | undefined,
      kind: string,
    ) => (list ?? []).map((row) => ({ ...row, logo: `${url}/${kind}/${row.external_id}.png` }));
    await origin.store({
      ...covered,
      source: "api-football",
      competitions: rows(covered.competitions, "leagues"),
      teams: rows(covered.teams, "teams"),
      players: rows(covered.players, "players"),
      coaches: rows(covered.coaches, "coachs"),
    });
    const sample = await sampleOf(origin.db, atMinute(300));
    const answers = async () => {
      const texts: string[] = [];
      for (const name of footballCalls) {
        for (const query of [sampleQueries[name](sample), fullQuery(name, sample)]) {
          texts.push(await (await origin.fetch(urlOf(name, query))).text());
        }
      }
      return texts;
    };
    const before = await answers();
    expect(before.filter((text) => text.includes(url))).toEqual([]);
    expect(before.join()).not.toContain("/media/crest-");
    for (let minute = 0; minute < 5; minute += 1) await turn();
    expect(await origin.rows("SELECT * FROM provider_pictures WHERE key IS NULL")).toEqual([]);
    const after = await answers();
    expect(after.filter((text) => text.includes(url))).toEqual([]);
    const shown = after.join().match(/\/media\/crest-\w+-128\.webp/g) ?? [];
    // The competition, both teams with their coaches, and most of their squads.
    expect(new Set(shown).size).toBeGreaterThan(30);
    // Competitions and teams come first.
    expect(requests.slice(0, 5).map(({ url: path }) => path?.split("/")[1])).toEqual([
      ...["leagues", "teams", "teams", "teams", "teams"],
    ]);
  });
});

describe("Pictures that are refused", () => {
  const bomb = () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(100_000, 0);
    header.writeUInt32BE(100_000, 4);
    header.set([8, 6, 0, 0, 0], 8);
    const parts = ["\x89PNG\r\n\x1a\n"].map((text) => Buffer.from(text, "latin1"));
    return new Uint8Array(
      Buffer.concat([
        ...parts,
        pngChunk("IHDR", header),
        pngChunk("IDAT", Buffer.alloc(100)),
        pngChunk("IEND", Buffer.alloc(0)),
      ]),
    );
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const huge: Respond = (_, response) => {
    response.writeHead(200, { "content-type": "image/png" });
    // Without a length; 2 MB.
    for (let part = 0; part < 20; part += 1) response.write(Buffer.alloc(100_000, 1));
    response.end();
  };
  const redirect =
    (location: string): Respond =>
    (_, response) =>
      void response.writeHead(302, { location }).end();

  const refused: readonly [string, Respond, string, boolean][] = [
    ["HTML", sending("<html>", "text/html"), "is text/html", true],
    [
      "HTML that calls itself a PNG",
      sending("<html><script>alert(1)</script>"),
      "the picture is not picture",
      true,
    ],
    ["SVG with a script", sending(svg, "image/svg+xml"), "is image/svg+xml", true],
    ["SVG that calls itself a PNG", sending(svg), "the picture is not picture", true],
    ["a PNG of ten thousand million pixels", sending(bomb()), "the picture is too large", true],
    ["a PNG that ends early", sending(plainPng(40, 40).slice(0, 60)), "the picture is broken", true],
    [
      "a response without a type",
      (_, response) => void response.writeHead(200).end(plainPng(4, 4)),
      "is of no type",
      true,
    ],
    ["a body of 2 MB", huge, "the body has more than 1000000 bytes", true],
    ["404", (_, response) => void response.writeHead(404).end("no"), "status 404", true],
    ["429", (_, response) => void response.writeHead(429).end(), "status 429", false],
    ["500", (_, response) => void response.writeHead(500).end(), "status 500", false],
    ["a closed connection", (request) => void request.socket.destroy(), "", false],
    [
      "a redirect to a private address",
      redirect("http://169.254.169.254/latest/meta-data/"),
      "redirects to a host that is not allowed",
      true,
    ],
    [
      "a redirect to this machine",
      redirect("http://localhost/"),
      "redirects to a host that is not allowed",
      true,
    ],
    [
      "a redirect to another scheme",
      redirect("data:image/png;base64,AAAA"),
      "redirects to a host that is not allowed",
      true,
    ],
    ["redirects in a circle", redirect("/a.png"), "too many redirects", true],
  ];

  it.each(refused)(
    "Of %s no picture is stored, and it is tried again later",
    async (_, answer, error, isLasting) => {
      respond = answer;
      await origin.store(leagueWith(`${url}/a.png`));
      await turn();
      expect(await shownLogo()).toBeNull();
      expect(requestedUrls.every((address) => address.startsWith(`${url}/`))).toBe(true);
      const [first] = await tries();
      expect(first).toMatchObject({ error: expect.stringContaining(error), tries: 1, key: null });
      expect((first?.next_at ?? 0) - START).toBe(isLasting ? DAY : 600_000);
      const made = requests.length;
      await turn();
      expect(requests.length).toBe(made);
      // The pause doubles, and ends with a picture.
      clock.ms = first?.next_at ?? 0;
      await turn();
      const [second] = await tries();
      expect(second).toMatchObject({ tries: 2, next_at: clock.ms + 2 * (isLasting ? DAY : 600_000) });
      clock.ms = second?.next_at ?? 0;
      respond = sending(plainPng(20, 20));
      await turn();
      expect(await shownLogo()).toMatch(/^\/media\/crest-/);
      expect((await tries())[0]).toMatchObject({ error: null, tries: 0 });
    },
  );

  it("A redirect to an allowed address is followed", async () => {
    respond = (request, response) =>
      request.url === "/a.png"
        ? redirect("/b.png")(request, response)
        : sending(plainPng(20, 20))(request, response);
    await origin.store(leagueWith(`${url}/a.png`));
    await turn();
    expect(await shownLogo()).toMatch(/^\/media\/crest-/);
  });

  it("A host that does not respond is given up after 8 seconds", async () => {
    respond = () => {};
    const limits: number[] = [];
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      const controller = new AbortController();
      // As soon as the request is there.
      host.once("request", () => controller.abort(new DOMException("timed out", "TimeoutError")));
      return controller.signal;
    });
    await origin.store(leagueWith(`${url}/a.png`));
    await turn();
    timeout.mockRestore();
    expect(limits).toEqual([8000]);
    expect((await tries())[0]).toMatchObject({ tries: 1, key: null, next_at: START + 600_000 });
    expect(await shownLogo()).toBeNull();
  });

  it("A broken picture keeps the copy of an earlier one", async () => {
    respond = sending(plainPng(20, 20));
    await origin.store(leagueWith(`${url}/a.png`));
    await turn();
    const before = await shownLogo();
    clock.ms += 7 * DAY;
    respond = sending("<html>", "text/html");
    await turn();
    expect([await shownLogo(), (await tries())[0]?.error]).toEqual([before, "is text/html"]);
  });

  it.each([
    ["http://169.254.169.254/latest/meta-data/"],
    ["https://localhost/a.png"],
    ["https://10.0.0.1/a.png"],
    ["https://media.api-sports.io.evil.example/a.png"],
    ["https://media.api-sports.io:8443/a.png"],
    ["https://user:pass@media.api-sports.io/a.png"],
    ["https://crests.football-data.org/57.png"],
  ])("%s is never requested for API-Football", async (address) => {
    await origin.store(leagueWith(address));
    await copyPictures(deps, settingsOf({}, apiFootball.address));
    expect(requestedUrls).toEqual([]);
    expect(await shownLogo()).toBeNull();
    expect((await tries())[0]).toMatchObject({ error: "the host is not allowed", tries: 1 });
  });

  it("Addresses at the provider's own hosts are requested by https alone", async () => {
    const { fetch: _, ...rest } = deps;
    const asked: string[] = [];
    const offline = {
      ...rest,
      async fetch(address: string) {
        asked.push(address);
        return new Response(null, { status: 404 });
      },
    };
    await origin.store(leagueWith("http://media-2.api-sports.io/football/teams/42.png"));
    await copyPictures(offline, settingsOf({}, apiFootball.address));
    expect(asked).toEqual(["https://media-2.api-sports.io/football/teams/42.png"]);
    // Another source may not name them, unless the operator allows the host.
    await origin.store({
      ...aLeague(),
      teams: aLeague().teams.map((team) => ({ ...team, logo: "https://cdn.example.vn/a.png" })),
    });
    await copyPictures(offline, settingsOf({}, apiFootball.address));
    expect(asked).toHaveLength(1);
    clock.ms += DAY;
    await copyPictures(offline, settingsOf({ PICTURE_HOSTS: "cdn.example.vn" }, apiFootball.address));
    expect(asked).toContain("https://cdn.example.vn/a.png");
  });

  it.each([
    "localhost",
    "10.0.0.1",
    "[::1]",
    "https://cdn.example.vn",
    "cdn.example.vn:8080",
    "printer.local",
    "cdn",
  ])("PICTURE_HOSTS cannot name %s", (word) => {
    expect(() => settingsOf({ PICTURE_HOSTS: word })).toThrow(/PICTURE_HOSTS names/);
  });
});

describe("Limits of pictures", () => {
  const many = (count: number): Batch => {
    const league = leagueWith(null);
    const [team] = league.teams;
    if (!team) throw new Error("the league has teams");
    const more = Array.from({ length: count }, (_, at) => ({
      ...team,
      external_id: `t${at}`,
      name: `Team ${at}`,
      logo: `${url}/${at}.png`,
    }));
    return { ...league, teams: [...league.teams, ...more] };
  };

  it("A turn copies at most twenty pictures", async () => {
    respond = sending(plainPng(8, 8));
    await origin.store(many(45));
    const counts: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      await turn();
      counts.push(requests.length);
    }
    expect(counts).toEqual([20, 40, 45, 45]);
  });

  it("A turn ends after twenty seconds", async () => {
    respond = (request, response) => {
      clock.ms += 6_000;
      sending(plainPng(8, 8))(request, response);
    };
    await origin.store(many(10));
    await turn();
    expect(requests.length).toBe(4);
  });

  it("A host that fails is left alone for the rest of the turn", async () => {
    respond = (_, response) => void response.writeHead(429, { "retry-after": "3600" }).end();
    await origin.store(many(10));
    await turn();
    expect(requests.length).toBe(1);
    expect((await tries())[0]?.next_at).toBe(START + 3_600_000);
  });

  it("Switched off, copies are deleted, none is shown, and no host is asked; switched on they come back", async () => {
    respond = sending(plainPng(8, 8));
    await origin.store(leagueWith(`${url}/a.png`));
    await turn();
    const shown = await shownLogo();
    expect(shown).not.toBeNull();
    await turn({ PROVIDER_PICTURES: "off" });
    expect(await shownLogo()).toBeNull();
    expect(await fileOf((shown ?? "").slice(1))).toBeNull();
    expect(await fileOf((shown ?? "").slice(1).replace("-128.", "-64."))).toBeNull();
    await turn({ PROVIDER_PICTURES: "off" });
    expect(requests.length).toBe(1);
    await turn({ PROVIDER_PICTURES: "" });
    expect([requests.length, await shownLogo()]).toEqual([2, shown]);
  });

  it("Storage that fails leaves the drawn crest, and the picture is tried again", async () => {
    respond = sending(plainPng(8, 8));
    await origin.store(many(2));
    const files = {
      ...deps.files,
      put: (name: string, bytes: Uint8Array) =>
        requests.length === 1 ? Promise.reject(new Error("R2 is down")) : deps.files.put(name, bytes),
    };
    await copyPictures({ ...deps, files }, settingsOf());
    expect(await tries()).toMatchObject([
      { error: "R2 is down", key: null, next_at: START + 600_000 },
      { error: null, key: expect.any(String) },
    ]);
    clock.ms += 600_000;
    await turn();
    expect((await tries()).map(({ error, key }) => [error, key === null])).toEqual([
      [null, false],
      [null, false],
    ]);
  });
});
