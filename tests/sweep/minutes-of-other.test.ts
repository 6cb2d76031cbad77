import { sweepMinutes } from "#tests/support/demo-minutes.ts";

sweepMinutes("other");
