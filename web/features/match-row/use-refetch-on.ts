import { useEffect, useRef } from "react";

/** Refetches when a version changes, that is after a push: the shown data stays until the newer response arrives. */
export function useRefetchOn(version: string | number, refetch: () => unknown): void {
  const fetchedVersion = useRef(version);
  useEffect(() => {
    if (fetchedVersion.current === version) return;
    fetchedVersion.current = version;
    refetch();
  }, [version, refetch]);
}
