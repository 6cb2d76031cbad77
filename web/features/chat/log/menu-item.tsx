import type { ReactNode } from "react";

interface MenuItemProps {
  readonly onPress: () => void;
  /** It leads to more of the menu. */
  readonly leads?: boolean;
  readonly children: ReactNode;
}

/** A line of the menu of a message; arrow keys lead to it. */
export function MenuItem({ onPress, leads = false, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-haspopup={leads ? "menu" : undefined}
      onClick={onPress}
    >
      <span className="truncate">{children}</span>
    </button>
  );
}
