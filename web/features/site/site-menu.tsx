import { SiteNav } from "./site-nav.tsx";
import { type Drawers, SiteTools } from "./site-tools.tsx";

export interface HeaderProps {
  readonly drawers: Drawers;
  /** The page below is the error screen. */
  readonly failed: boolean;
}

/** The menu in the header. */
export default function SiteMenu({ drawers, failed }: HeaderProps) {
  return (
    <>
      <SiteNav />
      <SiteTools drawers={drawers} failed={failed} />
    </>
  );
}
