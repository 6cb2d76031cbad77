import { examineAttacks } from "./attack-counts.ts";
import { browserStage } from "./browser-stage.ts";
import { buildStage, lintStage, typesStage, unusedStage } from "./plain-stages.ts";
import type { Stage } from "./stage.ts";
import { vitestStage } from "./vitest-stage.ts";

export interface StageEntry extends Stage {
  /** True for stages that only `npm run test:full` runs unless they are named. */
  readonly fullOnly?: boolean;
  /** True for stages that run on the built site. */
  readonly needsBuild?: boolean;
  /** The test files of the stage. */
  readonly files?: RegExp;
  readonly summary: string;
}

/** All stages, in the order in which they run: cheap ones first. */
export const STAGES = {
  types: { ...typesStage, summary: "generated sources, three TypeScript projects" },
  lint: { ...lintStage, summary: "format and lint" },
  unused: { ...unusedStage, summary: "unused files, exports and dependencies" },
  unit: {
    ...vitestStage("unit*"),
    files: /^(edge|origin|realtime|shared|scripts|web)\/.*\.test\.tsx?$/,
    summary: "unit tests, beside their code",
  },
  architecture: {
    ...vitestStage("architecture"),
    files: /^tests\/architecture\/.*\.test\.ts$/,
    summary: "imports, names, rules of rooms",
  },
  build: { ...buildStage, summary: "production build" },
  integration: {
    ...vitestStage("integration"),
    needsBuild: true,
    files: /^tests\/(contract|integration)\/.*\.test\.ts$/,
    summary: "calls, rooms and Workers in workerd, with their databases",
  },
  e2e: {
    ...browserStage(["live", "pages", "whole"]),
    needsBuild: true,
    files: /^tests\/e2e\/.*\.spec\.ts$/,
    summary: "user journeys in Chromium",
  },
  spec: {
    ...browserStage(["spec"], (passed, all) => `${passed} of ${all} statements of the specification pass`),
    needsBuild: true,
    files: /^tests\/spec\/.*\.spec\.ts$/,
    summary: "the product's specification, statement by statement",
  },
  attacks: {
    ...vitestStage("attacks", examineAttacks),
    fullOnly: true,
    needsBuild: true,
    files: /^tests\/attacks\/.*\.test\.ts$/,
    summary: "hostile requests, forms and files; prints the number of inputs of each class",
  },
  crawls: {
    ...vitestStage("crawls"),
    fullOnly: true,
    needsBuild: true,
    files: /^tests\/crawls\/.*\.test\.ts$/,
    summary: "crawl of every page",
  },
  drills: {
    ...vitestStage("drills"),
    fullOnly: true,
    needsBuild: true,
    files: /^tests\/drills\/.*\.test\.ts$/,
    summary: "backup and restore, deployment, failing services, a second origin, operator commands",
  },
  sweep: {
    ...vitestStage("sweep"),
    fullOnly: true,
    files: /^tests\/sweep\/.*\.test\.ts$/,
    summary:
      "the demo world: its articles and comments, four hours of each of the next four weeks, each minute of a day",
  },
} as const satisfies Readonly<Record<string, StageEntry>>;
