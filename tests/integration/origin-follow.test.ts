import { describe, expect, it } from "vitest";
import { MOST_FOLLOWED } from "#shared/tip/index.ts";
import { accountOriginOfFile, userIn, type Visitor } from "#tests/support/origin/account-origin.ts";

/** Following experts, at the account service on real D1. */

const { origin, reader, rows, visitor } = accountOriginOfFile();

const idOf = async (somebody: Visitor): Promise<number> => userIn(await somebody.call("usersMe")).id;

async function anExpert(): Promise<Visitor> {
  const user_name = "chuyengia";
  const somebody = await reader({ user_name });
  await somebody.call("accountsRole", { account: user_name, role: "expert" });
  return somebody;
}

/** Ids of as many experts. */
async function manyExperts(count: number): Promise<number[]> {
  const sql = `INSERT INTO users (user_name, user_key, nick_name, nick_key, role, password_hash, created_at, password_at)
    SELECT value, value, value, value, 'expert', '', 0, 0 FROM json_each(?1)`;
  const names = JSON.stringify(Array.from({ length: count }, (_, at) => `expert-${at}`));
  await origin.db.prepare(sql).bind(names).all();
  return (await rows("users")).flatMap(({ id, role }) => (role === "expert" ? [Number(id)] : []));
}

describe("following", () => {
  it("Following begins, is counted, and ends; what is not there cannot end", async () => {
    const expert_id = await idOf(await anExpert());
    const follower = await reader();
    for (const _twice of [1, 2]) {
      expect((await follower.call("expertsFollow", { expert_id })).code).toBe("answered");
    }
    expect((await follower.call("usersMeFollows")).data.expert_ids).toEqual([expert_id]);
    const listed = await visitor().request("experts", { expert_ids: expert_id });
    expect(listed.data.experts).toMatchObject([{ id: expert_id, followers: 1 }]);
    expect((await follower.call("expertsUnfollow", { expert_id })).code).toBe("answered");
    const failed = await follower.call("expertsUnfollow", { expert_id });
    expect([failed.status, failed.code]).toEqual([409, "unfollow_failed"]);
    expect((await (await reader()).call("usersMeFollows")).data.expert_ids).toEqual([]);
  });

  it("Readers follow experts only, and not themselves", async () => {
    const somebody = await anExpert();
    const plain = await reader();
    const codeOf = async (who: Visitor, expert_id: number) =>
      (await who.call("expertsFollow", { expert_id })).code;
    expect(await codeOf(somebody, await idOf(plain))).toBe("user_not_found");
    expect(await codeOf(plain, 999)).toBe("user_not_found");
    expect(await codeOf(somebody, await idOf(somebody))).toBe("forbidden");
  });

  it("Readers follow a hundred experts at most; following one again counts once", async () => {
    const follower = await reader();
    const experts = await manyExperts(MOST_FOLLOWED + 1);
    const [first, last, beyond] = [experts[0], experts.at(-2), experts.at(-1)];
    const follow = (expert_id: number | undefined) => follower.call("expertsFollow", { expert_id });
    const followed =
      "INSERT INTO follows (follower_id, expert_id, at) SELECT ?1, value, 0 FROM json_each(?2)";
    const all = JSON.stringify(experts.slice(0, MOST_FOLLOWED - 1));
    await origin.db
      .prepare(followed)
      .bind(await idOf(follower), all)
      .all();
    expect((await follow(last)).code).toBe("answered");
    const refused = await follow(beyond);
    expect([refused.status, refused.code, refused.errors]).toEqual([
      400,
      "validation_failed",
      { expert_id: ["follow_limit"] },
    ]);
    expect((await follow(first)).code).toBe("answered");
    expect((await follower.call("usersMeFollows")).data.expert_ids).toHaveLength(MOST_FOLLOWED);
    await follower.call("expertsUnfollow", { expert_id: first });
    expect((await follow(beyond)).code).toBe("answered");
  });
});
