import { createContext } from "react";

/** A nonce on the page's own scripts during the render; it never leaves the server, so no injected text has it. */
export const ScriptNonce = createContext<string | undefined>(undefined);
