import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // The whole route table is a handful of lines: sending it with the page saves a request per discovered link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
