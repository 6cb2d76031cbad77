import { useEffect } from "react";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useMinuteBeat } from "#web/platform/use-minute-beat.ts";
import { ListKeyboard } from "../keyboard/list-keyboard.tsx";
import { RowCardHost } from "./card/row-card-host.tsx";
import { fillRows } from "./fill-rows.ts";
import { RowCorners } from "./row-corners.tsx";
import { createRowParts } from "./row-parts.ts";
import { RowTools } from "./row-tools.tsx";
import "../../../styles/row-extras.css";

const parts = { Tools: RowTools, Corners: RowCorners } as const;

/** What lists of matches offer beside reading, on every page that has one: loaded after hydration. */
export default function ListExtras() {
  const store = usePageStores().once(createRowParts);
  useEffect(() => fillRows(store, parts), [store]);
  useMinuteBeat();
  return (
    <>
      <RowCardHost />
      <ListKeyboard />
    </>
  );
}
