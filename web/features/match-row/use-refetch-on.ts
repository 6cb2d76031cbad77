import { useEffect, useRef } from "react";

/** Asks again when a version changes, that is when something was pushed: what is shown stays until the newer answer is there. */
export function useRefetchOn(version: string | number, refetch: () => unknown): void {
  const asked = useRef(version);
  useEffect(() => {
    if (asked.current === version) return;
    asked.current = version;
    refetch();
  }, [version, refetch]);
}
