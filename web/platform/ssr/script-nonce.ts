import { createContext } from "react";

/**
 * A nonce on the page's own scripts during the render (content-policy.server.ts): a random word that never leaves the
 * server, so no injected text can carry it.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
