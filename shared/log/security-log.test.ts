import { expect, it } from "vitest";
import type { LogLine } from "./log-line.ts";
import { createSecurityLog } from "./security-log.ts";

function logOf() {
  const clock = { ms: 1_800_000_000_000 };
  const lines: LogLine[] = [];
  const note = createSecurityLog(
    "origin",
    () => clock.ms,
    (line) => lines.push(line),
  );
  return { clock, lines, note };
}

it("The log has the caller and the event once a minute, and the count in between", () => {
  const { clock, lines, note } = logOf();
  for (let times = 0; times < 5; times += 1) note("login_failed", { caller: "c1", user_id: 7 });
  note("login_failed", { caller: "c2", user_id: 7, request_id: "r" });
  expect(lines).toEqual([
    { worker: "origin", event: "security", kind: "login_failed", caller: "c1", user_id: 7 },
    { worker: "origin", event: "security", kind: "login_failed", caller: "c2", user_id: 7, request_id: "r" },
  ]);
  clock.ms += 60_000;
  note("login_failed", { caller: "c1", user_id: 7 });
  expect(lines[2]).toMatchObject({ caller: "c1", more: 4 });
});

it("The log warns of all events but log-ins, which are no reason for an alert", () => {
  const levels: string[] = [];
  const note = createSecurityLog(
    "origin",
    () => 0,
    ({ kind }, level) => levels.push(`${kind} ${level}`),
  );
  for (const event of ["logged_in", "login_failed", "password_changed"] as const)
    note(event, { caller: null });
  expect(levels).toEqual(["logged_in info", "login_failed warn", "password_changed warn"]);
});

it("The log has 300 lines a minute at most, for any number of callers, and reports how many it left out", () => {
  const { clock, lines, note } = logOf();
  for (let caller = 0; caller < 1_000; caller += 1) note("token_refused", { caller: `c${caller}` });
  expect(lines).toHaveLength(300);
  clock.ms += 60_000;
  note("token_refused", { caller: "another" });
  expect(lines.slice(300)).toMatchObject([
    { event: "security_events_dropped", count: 700 },
    { kind: "token_refused", caller: "another" },
  ]);
});

it("The log never leaves out a change of rights or a log-in", () => {
  const { lines, note } = logOf();
  for (let caller = 0; caller < 400; caller += 1) note("token_refused", { caller: `c${caller}` });
  for (let times = 0; times < 2; times += 1) note("role_changed", { caller: null, user_id: 1, to: "editor" });
  expect(lines.filter(({ kind }) => kind === "role_changed")).toHaveLength(2);
  for (let times = 0; times < 2; times += 1) note("logged_in", { caller: "c1", user_id: 1, by: "password" });
  expect(lines.filter(({ kind }) => kind === "logged_in")).toHaveLength(2);
});
