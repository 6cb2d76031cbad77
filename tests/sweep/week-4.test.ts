import { sweepDays } from "#tests/support/demo/demo-sweep.ts";

sweepDays(21);
