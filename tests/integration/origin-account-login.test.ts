import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { SESSION_SECONDS } from "#shared/account/index.ts";
import { accountOriginOfFile, PASSWORD, userIn, type Visitor } from "#tests/support/origin/account-origin.ts";

/** Enough work for its time to be measurable. */
const passwordCost = { N: 2 ** 14, r: 8, p: 1 };

const { clock, origin, visitor, reader, rows } = accountOriginOfFile({ passwordCost });

const logIn = (somebody: Visitor, account: string, password = PASSWORD, more: object = {}) =>
  somebody.call("authLogin", { account, password, ...more });

/** A reader's account name. */
async function someAccount(fields: object = {}): Promise<string> {
  const somebody = await reader(fields);
  return userIn(await somebody.call("usersMe")).user_name;
}

const MINUTE_MS = 60_000;

/** Stores a password hash with a sixteenth of today's work factor. */
async function giveOlderHash(account: string): Promise<string> {
  const salt = Buffer.from("salt of the old");
  const old = scryptSync(PASSWORD.normalize("NFKC"), salt, 32, { N: 1024, r: 8, p: 1 });
  const hash = `scrypt$1024$8$1$${salt.toString("base64url")}$${old.toString("base64url")}`;
  const sql = "UPDATE users SET password_hash = ?1 WHERE user_name = ?2";
  await origin.db.prepare(sql).bind(hash, account).all();
  return hash;
}

describe("a log-in", () => {
  it("A log-in is possible by account name, e-mail or nickname, however they are written", async () => {
    await someAccount({ user_name: "quanghai", nick_name: "Hải  Con", email: "hai@vff.vn" });
    for (const account of ["quanghai", " QuangHai", "HAI@vff.vn", "hải con"]) {
      const answer = await logIn(visitor(), account);
      expect([account, answer.code, userIn(answer)?.user_name]).toEqual([account, "answered", "quanghai"]);
    }
  });

  it("A log-in means the reader of an e-mail address, not who has it as a nickname", async () => {
    // A nickname from the time when nicknames could hold e-mail addresses.
    const older = await someAccount();
    const nick = "UPDATE users SET nick_name = ?1, nick_key = ?1 WHERE user_name = ?2";
    await origin.db.prepare(nick).bind("hai@vff.vn", older).all();
    await someAccount({ user_name: "quanghai", email: "hai@vff.vn" });
    expect(userIn(await logIn(visitor(), "hai@vff.vn")).user_name).toBe("quanghai");
  });

  it("A log-in takes a password whichever keyboard made its letters, but no other", async () => {
    const account = await someAccount();
    expect((await logIn(visitor(), account, PASSWORD.normalize("NFD"))).code).toBe("answered");
    for (const password of [PASSWORD.toUpperCase(), `${PASSWORD} `, "mat khau 1"]) {
      expect((await logIn(visitor(), account, password)).code).toBe("credentials_wrong");
    }
  });

  it("A log-in lasts as long as the browser is open, or thirty days", async () => {
    const account = await someAccount();
    expect((await logIn(visitor(), account)).session).toMatchObject({ max_age: null });
    const remembered = (await logIn(visitor(), account, PASSWORD, { remember: true })).session;
    expect(remembered).toMatchObject({ max_age: SESSION_SECONDS.remembered });
  });

  it("A log-in says the same of a wrong password and of an account that is none", async () => {
    const account = await someAccount();
    const [wrong, unknown] = [
      await logIn(visitor(), account, "wrong password"),
      await logIn(visitor(), "nobody1"),
    ];
    expect([wrong.status, wrong.code, wrong.session]).toEqual([401, "credentials_wrong", null]);
    expect(unknown).toEqual(wrong);
  });

  it.each([
    [{ password: "x".repeat(129) }, { password: ["password_long"] }],
    [{ captcha: "" }, { captcha: ["captcha_required"] }],
  ])("A log-in with %j is refused", async (fields, errors) => {
    const answer = await logIn(visitor(), "quanghai", PASSWORD, fields);
    expect([answer.status, answer.code, answer.errors]).toEqual([400, "validation_failed", errors]);
  });

  it("A log-in renews a hash that was made with less work", async () => {
    const account = await someAccount();
    const hash = await giveOlderHash(account);
    expect((await logIn(visitor(), account, "wrong password")).code).toBe("credentials_wrong");
    expect((await rows("users"))[0]?.password_hash).toBe(hash);
    expect((await logIn(visitor(), account)).code).toBe("answered");
    expect((await rows("users"))[0]?.password_hash).toMatch(/^scrypt\$16384\$/);
    expect((await logIn(visitor(), account)).code).toBe("answered");
  });
});

describe("an attack on log-in", () => {
  it("An attack on log-in takes the same time for accounts that are, that are not, and whose hash is an older one", async () => {
    const [account, older] = [await someAccount(), await someAccount()];
    await giveOlderHash(older);
    const spent = { known: [] as number[], older: [] as number[], unknown: [] as number[] };
    const measure = async (name: string, password: string, into: number[]) => {
      // Time of the hashing alone: other work on the machine does not affect it, nor the kernel's care for memory.
      const before = process.cpuUsage();
      await logIn(visitor(), name, password);
      into.push(process.cpuUsage(before).user / 1000);
    };
    for (let count = 0; count < 20; count += 1) {
      // After five attempts the account requires a captcha, which takes no time at all.
      await origin.db.batch([origin.db.prepare("DELETE FROM try_counts")]);
      await measure(account, "wrong password", spent.known);
      await measure(older, "wrong password", spent.older);
      await measure(`nobody${count}`, "wrong password", spent.unknown);
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[10] ?? 0;
    expect(median(spent.unknown)).toBeGreaterThan(10);
    for (const times of [spent.known, spent.older]) {
      expect(Math.abs(Math.log(median(times) / median(spent.unknown)))).toBeLessThan(Math.log(1.3));
    }
  });

  it("An attack on one account from many addresses is asked for captchas after five wrong passwords", async () => {
    const account = await someAccount();
    for (let count = 0; count < 5; count += 1) {
      expect((await logIn(visitor(), account, "wrong password")).code).toBe("credentials_wrong");
    }
    const answer = await logIn(visitor(), account, PASSWORD);
    expect([answer.status, answer.code, answer.errors]).toEqual([
      ...[400, "validation_failed"],
      { captcha: ["captcha_required"] },
    ]);
    expect((await logIn(visitor(), account, PASSWORD, { captcha: "not solved" })).errors).toEqual({
      captcha: ["captcha_wrong"],
    });
    const owner = visitor();
    const captcha = await owner.solve();
    expect((await logIn(owner, account, "wrong password", { captcha })).code).toBe("credentials_wrong");
    expect((await logIn(owner, account, PASSWORD, { captcha })).errors).toEqual({
      captcha: ["captcha_wrong"],
    });
    expect((await logIn(owner, account, PASSWORD, { captcha: await owner.solve() })).code).toBe("answered");
    expect((await logIn(visitor(), account)).code).toBe("answered");
  });

  it("An attack on names that nobody has is asked for captchas too", async () => {
    for (let count = 0; count < 5; count += 1) await logIn(visitor(), "nobody1", "wrong password");
    expect((await logIn(visitor(), "Nobody1", "wrong password")).errors).toEqual({
      captcha: ["captcha_required"],
    });
  });

  it("An attack on many accounts from one address is asked for captchas after ten, and ends after thirty", async () => {
    const account = await someAccount();
    const thief = visitor();
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn(thief, `victim${count}`, "wrong password")).code).toBe("credentials_wrong");
    }
    expect((await logIn(thief, account)).errors).toEqual({ captcha: ["captcha_required"] });
    await origin.db.prepare("UPDATE try_counts SET total = 30 WHERE total = 10").all();
    const refused = await logIn(thief, account, PASSWORD, { captcha: "whatever" });
    expect([refused.status, refused.code]).toEqual([429, "too_many_requests"]);
    expect(refused.retryAfter).toBeGreaterThan(800);
    expect(refused.retryAfter).toBeLessThanOrEqual(900);
    expect((await logIn(visitor(), account)).code).toBe("answered");
    clock.ms += 15 * MINUTE_MS;
    expect((await logIn(thief, account)).code).toBe("answered");
  });

  it("An attack of one caller does not shut out others where nothing names the callers' addresses", async () => {
    const account = await someAccount();
    for (let count = 0; count < 40; count += 1) {
      const { code } = await logIn(visitor(null), `victim${count}`, "wrong password");
      expect(code).toBe("credentials_wrong");
    }
    expect((await logIn(visitor(null), account)).code).toBe("answered");
    // A single account is still protected.
    for (let count = 0; count < 5; count += 1) await logIn(visitor(null), "victim", "wrong password");
    expect((await logIn(visitor(null), "victim")).errors).toEqual({ captcha: ["captcha_required"] });
  });

  it("An attack on log-in gains nothing by sending all tries at once", async () => {
    const account = await someAccount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logIn(visitor(), account, "wrong password")),
    );
    expect(answers.filter(({ code }) => code === "credentials_wrong")).toHaveLength(5);
  });

  it("A reader who mistypes now and then is not taken for an attacker", async () => {
    const account = await someAccount();
    const home = visitor();
    for (let count = 0; count < 12; count += 1) {
      expect((await logIn(home, account, "wrong password")).code).toBe("credentials_wrong");
      expect((await logIn(home, account)).code).toBe("answered");
      if (count % 5 === 4) clock.ms += 15 * MINUTE_MS;
    }
  });

  it("An attack on log-in is counted too where names are other accounts' numbers", async () => {
    const account = await someAccount();
    const [row] = await rows("users");
    for (let count = 0; count < 6; count += 1) await logIn(visitor(), String(row?.id), "wrong password");
    expect((await logIn(visitor(), account)).code).toBe("answered");
  });
});
