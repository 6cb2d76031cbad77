import { defineConfig } from "drizzle-kit";

/**
 * `drizzle-kit generate` turns a change of the tables into the next SQL file; wrangler and the start script apply it.
 */
export default defineConfig({
  dialect: "sqlite",
  schema: "./origin/db/schema/*.table.ts",
  out: "./origin/db/migrations",
});
