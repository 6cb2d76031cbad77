import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // Sixty paths would be 3 KB of every first load. A page knows its own; it asks for the others when a link leads there,
  // and for those of `data-discover` links, the ones of the frame, once it is idle.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
