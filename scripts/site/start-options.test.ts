import { describe, expect, it } from "vitest";
import { SiteError } from "./site-error.ts";
import { readStartOptions } from "./start-options.ts";

const read = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => readStartOptions(args, env);

describe("options of npm start", () => {
  it("has defaults, takes the environment's word over them and the command line's over both", () => {
    expect(read([])).toMatchObject({ port: 8787, realtimePort: 1999, dataDir: ".data", host: "127.0.0.1" });
    const env = { PORT: "1", REALTIME_PORT: "2", DATA_DIR: "elsewhere" };
    expect(read([], env)).toMatchObject({ port: 1, realtimePort: 2, dataDir: "elsewhere" });
    expect(read(["--port", "3", "--no-demo"], env)).toMatchObject({ port: 3, demo: false, realtime: true });
  });

  it.each([
    [["--port", "abc"], /--port "abc" is no port/],
    [["--port="], /--port "" is no port/],
    [["--port", "0x50"], /"0x50" is no port/],
    [["--port", "65536"], /"65536" is no port/],
    [["--port", "8787.5"], /is no port/],
    [["--realtime-port=-1"], /--realtime-port "-1" is no port/],
    [["--port", "9000", "--realtime-port", "9000"], /both .* 9000/],
    [["--data-dir", ""], /--data-dir needs a folder/],
    [["--colour"], /'--colour'[\s\S]*npm start -- --help/],
    [["now"], /'now'[\s\S]*npm start -- --help/],
  ])("refuses %j in words for a person", (args, message) => {
    expect(() => read(args)).toThrow(SiteError);
    expect(() => read(args)).toThrow(message);
  });

  it("shows prices unless the environment hides them, and refuses another word", () => {
    expect(read([])).toMatchObject({ betting: "shown" });
    expect(read([], { BETTING: "hidden" })).toMatchObject({ betting: "hidden" });
    expect(() => read([], { BETTING: "off" })).toThrow(/BETTING must be "shown" or "hidden", is "off"/);
  });

  it.each(["REALTIME_URL", "SITE_URL", "CONTENT_BASE_URL", "FOOTBALL_BASE_URL"])(
    "refuses a %s that is no web address before anything starts",
    (name) => {
      expect(() => read([], { [name]: "garbage" })).toThrow(`${name} must be a web address`);
      expect(() => read([], { [name]: "ws://localhost:1999" })).toThrow(`${name} must be a web address`);
      expect(read([], { [name]: "https://example.vn" })).toMatchObject({ port: 8787 });
      expect(read([], { [name]: "" })).toMatchObject({ port: 8787 });
    },
  );

  it("lets any free port be taken twice", () => {
    expect(read(["--port", "0", "--realtime-port", "0"])).toMatchObject({ port: 0, realtimePort: 0 });
  });
});
