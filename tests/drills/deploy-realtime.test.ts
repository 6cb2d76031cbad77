import { describe, expect, it } from "vitest";
import { runStep } from "#scripts/run-step.ts";

/** Checks of a deployment without an account: the Worker is built, and has the right bindings. */
const deployRealtime = (...args: string[]) =>
  runStep(process.execPath, ["scripts/deploy-realtime.ts", ...args], {
    env: { WRANGLER_SEND_METRICS: "false", REALTIME_SECRET: "" },
  });

describe("npm run deploy:realtime", () => {
  it("durable --dry-run builds the Worker with its three kinds of rooms, and puts nothing online", async () => {
    const { code, output } = await deployRealtime("durable", "--dry-run");
    expect(output).toContain("--dry-run: exiting now");
    for (const room of ["HUB (HubRoom)", "LIVE (LiveRoom)", "MATCH (MatchRoom)"])
      expect(output).toContain(room);
    expect(code).toBe(0);
  });

  it("says what is missing and begins nothing", async () => {
    const { code, output } = await deployRealtime("partykit");
    expect(output).toMatch(/^\nThese required environment variables are not set:\n[\s\S]*REALTIME_SECRET/);
    expect(code).toBe(1);
  });
});
