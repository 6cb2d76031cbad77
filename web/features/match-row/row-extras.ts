import "#web/features/match-row/row-extras.css";

/** The islands of rows in one import, see row-islands.tsx. */
export { RowCardHost } from "./card/row-card-host.tsx";
export { RowCorners } from "./row-corners.tsx";
export { RowTools } from "./row-tools.tsx";
