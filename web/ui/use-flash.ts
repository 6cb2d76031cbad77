import { useCallback, useEffect, useState } from "react";

/** How long a flash message stays. */
const FLASH_MS = 3_000;

/** A message that is shown for some seconds, null for none, and its setter. Setting it again restarts the time. */
export function useFlash<Message extends string>(
  flashMs = FLASH_MS,
): readonly [Message | null, (message: Message | null) => void] {
  // An object, so that the same message is a new state.
  const [last, setLast] = useState<{ readonly message: Message | null }>({ message: null });
  const flash = useCallback((message: Message | null) => setLast({ message }), []);
  useEffect(() => {
    if (last.message === null) return;
    const timer = setTimeout(() => flash(null), flashMs);
    return () => clearTimeout(timer);
  }, [last, flash, flashMs]);
  return [last.message, flash];
}
