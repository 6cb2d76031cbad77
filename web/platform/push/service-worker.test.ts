import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const CODE = readFileSync(new URL("../../../public/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://site.example";

interface Tab {
  url: string;
  readonly focus: () => Promise<Tab>;
  readonly navigate: (url: string) => Promise<Tab | null>;
}

/** The worker in a browser with tabs at paths; `canLead` is whether it may navigate them. */
function start(paths: readonly string[] = [], canLead = true) {
  const done: string[] = [];
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const tabs = paths.map((path): Tab => {
    const tab: Tab = {
      url: ORIGIN + path,
      focus: async () => {
        done.push(`focus ${new URL(tab.url).pathname}`);
        return tab;
      },
      navigate: async (url) => {
        if (!canLead) throw new TypeError("not controlled");
        tab.url = url;
        return tab;
      },
    };
    return tab;
  });
  const self = {
    location: new URL(`${ORIGIN}/sw.js`),
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        shown.push({ title, options });
      },
    },
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => done.push(`open ${url}`) },
  };
  runInNewContext(CODE, { self, URL });
  const raise = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return {
    ...{ done, shown, listeners },
    push: (json: () => unknown) => raise("push", { data: { json } }),
    click: (path: string) =>
      raise("notificationclick", { notification: { close: () => done.push("close"), data: { path } } }),
  };
}

const message = { title: "Bàn thắng", body: "10'", path: "/match/1", tag: "match-1", lang: "vi" };

describe("the service worker", () => {
  it("the worker shows origin's notifications, and a later one of a match replaces the earlier", async () => {
    const { push, shown } = start();
    await push(() => message);
    const { title, body, path, tag, lang } = message;
    const icon = "/icon-192.png";
    expect(shown).toEqual([{ title, options: { body, tag, lang, icon, renotify: true, data: { path } } }]);
  });

  it("the worker always shows a notification, because browsers revoke the permission otherwise", async () => {
    const { push, shown } = start();
    await push(() => {
      throw new SyntaxError("no JSON");
    });
    expect(shown).toMatchObject([{ title: "site.example", options: { data: { path: "/" } } }]);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", 7])(
    "leads to no other site: %s",
    async (path) => {
      const { push, shown } = start();
      await push(() => ({ ...message, path }));
      expect(shown[0]?.options.data).toEqual({ path: "/" });
    },
  );

  it("a click focuses the open tab of the page, else reuses a tab of the site, else opens one", async () => {
    const there = start(["/", "/match/1"]);
    await there.click("/match/1");
    expect(there.done).toEqual(["close", "focus /match/1"]);
    const elsewhere = start(["/league/2"]);
    await elsewhere.click("/match/1");
    expect(elsewhere.done).toEqual(["close", "focus /match/1"]);
    const nowhere = start();
    await nowhere.click("/match/1");
    expect(nowhere.done).toEqual(["close", `open ${ORIGIN}/match/1`]);
    const foreign = start(["/league/2"], false);
    await foreign.click("/match/1");
    expect(foreign.done).toEqual(["close", `open ${ORIGIN}/match/1`]);
  });
});
