import { SiteNav } from "./site-nav.tsx";
import { type Drawers, SiteTools } from "./site-tools.tsx";

/** What the header leads to. */
export default function SiteMenu({ drawers }: { readonly drawers: Drawers }) {
  return (
    <>
      <SiteNav />
      <SiteTools drawers={drawers} />
    </>
  );
}
