import { shiftDate } from "./shift-date.ts";

// For `node --import`: shifts the clock of a command by CLOCK_OFFSET_MS.
shiftDate(Number(process.env.CLOCK_OFFSET_MS ?? 0));
