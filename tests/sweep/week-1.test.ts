import { sweepDays } from "#tests/support/demo-sweep.ts";

sweepDays(0);
