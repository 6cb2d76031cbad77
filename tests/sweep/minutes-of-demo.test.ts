import { sweepMinutes } from "#tests/support/demo/demo-minutes.ts";

sweepMinutes("demo");
