/** Milliseconds of the clock that all processes of the machine share (CLOCK_MONOTONIC). */
export const machineMs = (): number => Number(process.hrtime.bigint()) / 1e6;
