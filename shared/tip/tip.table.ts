/** Settled tips below which nothing is said of how good an expert is: chance still decides. */
export const ENOUGH_TIPS = 100;
