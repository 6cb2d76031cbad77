import { expect, it } from "vitest";
import { childEnvironment } from "./child-environment.ts";

it("A child process gets the system's variables, the named and the given ones, and no other", () => {
  const from = {
    PATH: "/bin",
    INGEST_TOKEN: "secret",
    CLOUDFLARE_API_TOKEN: "token",
    REALTIME_SECRET: "secret",
  };
  expect(childEnvironment(["CLOUDFLARE_API_TOKEN", "NOT_SET"], { CI: "1" }, from)).toEqual({
    PATH: "/bin",
    CLOUDFLARE_API_TOKEN: "token",
    CI: "1",
  });
});
