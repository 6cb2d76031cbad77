import { createContext } from "react";

/**
 * Marks the scripts that the page itself is made of while it is rendered (content-policy.server.ts); a random word that
 * never leaves the server, so no text that gets into a page can wear it.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
