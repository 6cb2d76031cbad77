import { expect } from "@playwright/test";
import { pathOf } from "#shared/url/index.ts";
import { newName, PASSWORD } from "#tests/support/browser/account-screens.ts";
import { registerVisitor, visitorOf } from "#tests/support/browser/site-visitor.ts";
import { grantExpert } from "#tests/support/browser/tip-screens.ts";
import { conforms } from "./conformance.ts";

/** Roles and permissions. */

conforms(6, {
  calls: {
    async "visitors and logged-in users: login, logout, remember me"({ site, visitor }) {
      const name = newName();
      await registerVisitor(visitor, name, PASSWORD);
      const form = { account: name, password: PASSWORD, intent: "login" };
      for (const [remember, age] of [["", null] as const, ["on", "2592000"] as const]) {
        const other = visitorOf(site);
        const { status, headers } = await other.post(
          pathOf("login", "vi"),
          remember === "" ? form : { ...form, remember },
        );
        const line = headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
        expect([status, /Max-Age=(\d+)/.exec(line ?? "")?.[1] ?? null]).toEqual([303, age]);
        const out = await other.post(pathOf("profile", "vi"), { intent: "logout" });
        expect([out.status, other.cookies.has("session")]).toEqual([303, false]);
      }
    },
    async "experts write tips and can be followed"({ site, visitor, world }) {
      const name = newName();
      await registerVisitor(visitor, name, PASSWORD);
      expect((await visitor.get(pathOf("newTip", "vi"))).text).toContain("Chỉ chuyên gia mới đăng được bài");
      await grantExpert(site, name);
      await visitor.call("/oapi/v1/auth/login", { account: name, password: PASSWORD });
      expect((await visitor.get(pathOf("newTip", "vi"))).html).toContain('name="content"');
      const fan = visitorOf(site);
      await registerVisitor(fan, newName(), PASSWORD);
      const follow = { expert_id: String(world.expert), what: "follow", back: pathOf("experts", "vi") };
      const { status, location } = await fan.post(pathOf("myFollows", "vi"), follow);
      expect([status, location]).toEqual([303, `${pathOf("experts", "vi")}?done=follow`]);
    },
    async "tips have a 'set read permissions' option and a 'Free' label"({ site, visitor, world }) {
      const name = newName();
      await registerVisitor(visitor, name, PASSWORD);
      await grantExpert(site, name);
      await visitor.call("/oapi/v1/auth/login", { account: name, password: PASSWORD });
      const { html } = await visitor.get(
        `${pathOf("newTip", "en")}?company_id=${world.company}&match_id=${world.upcoming.id}`,
      );
      const choices = [...html.matchAll(/name="permission"[^>]*value="(\w+)"/g)].map(([, value]) => value);
      expect(choices).toEqual(["free", "members", "followers"]);
      expect((await visitor.get(pathOf("tips", "en"))).text).toContain("Free");
    },
    async "a visitor who follows is led to the login and back"({ site, visitor, world }) {
      const back = pathOf("expert", "vi", { id: world.expert });
      const follow = { expert_id: String(world.expert), what: "follow", back };
      const { status, location } = await visitor.post(pathOf("myFollows", "vi"), follow);
      expect([status, location]).toEqual([303, `/dang-nhap?back=${encodeURIComponent(back)}`]);
      const name = newName();
      await registerVisitor(visitorOf(site), name, PASSWORD);
      const form = { account: name, password: PASSWORD, intent: "login" };
      expect((await visitor.post(location ?? "", form)).location).toBe(`${back}?done=login`);
    },
    async "token fields accessToken and accessTokenOA2 have their counterparts"({ visitor, world }) {
      const documentation = JSON.stringify((await visitor.call("/api/openapi.json")).body);
      for (const name of ["accessToken", "accessTokenOA2"]) expect(documentation).toContain(`\`${name}\``);
      await registerVisitor(visitor, newName(), PASSWORD);
      expect(visitor.cookies.has("session")).toBe(true);
      expect((await visitor.call(`/oapi/v1/users/me/ticket?match_id=${world.match.id}`)).status).toBe(200);
    },
  },
});
