import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/site/ports.ts";

/** nginx as a caching proxy in front of a site, as many operators run it; null where there is no nginx. */
export async function startNginx(site: string): Promise<{ port: number; stop: () => void } | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const folder = mkdtempSync(join(tmpdir(), "bongda-nginx-"));
  const port = await freePort();
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes auto;
     events { worker_connections 1024; }
     http {
       access_log off; keepalive_requests 10000000;
       proxy_temp_path ${folder}/proxy; client_body_temp_path ${folder}/body; fastcgi_temp_path ${folder}/fastcgi;
       uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       proxy_cache_path ${folder}/cache keys_zone=site:10m;
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass ${site};
           proxy_cache site;
           proxy_cache_key "$uri$is_args$args $http_accept_encoding";
           proxy_ignore_headers cache-control vary;
           proxy_cache_valid 200 1h;
         }
       }
     }`,
  );
  const child: ChildProcess = spawn(
    "nginx",
    ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")],
    {
      stdio: "inherit",
    },
  );
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (tries > 100 || child.exitCode !== null) throw new Error("nginx did not start");
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return {
    port,
    stop() {
      child.kill("SIGQUIT");
      child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}
