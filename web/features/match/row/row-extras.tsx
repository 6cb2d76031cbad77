import { useEffect } from "react";
import { usePageStore } from "#web/platform/page-stores.tsx";
import { RowCardHost } from "./card/row-card-host.tsx";
import { fillRows } from "./fill-rows.ts";
import { RowCorners } from "./row-corners.tsx";
import { createRowParts } from "./row-parts.ts";
import { RowTools } from "./row-tools.tsx";
import "../../../styles/row-extras.css";

const parts = { Tools: RowTools, Corners: RowCorners } as const;

/** What rows of matches offer beside reading. */
export default function RowExtras() {
  const store = usePageStore(createRowParts);
  useEffect(() => fillRows(store, parts), [store]);
  return <RowCardHost />;
}
