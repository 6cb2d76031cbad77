/** Milliseconds that all processes of the machine count alike (CLOCK_MONOTONIC). */
export const machineMs = (): number => Number(process.hrtime.bigint()) / 1e6;
