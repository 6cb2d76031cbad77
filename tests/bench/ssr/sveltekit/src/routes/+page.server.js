import leagues from "../../rows.json";

/** Rows come alive in browsers, so their data goes along. */
export const load = () => ({ leagues });
