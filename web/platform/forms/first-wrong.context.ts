import { createContext } from "react";

/** Name of the field that gets the focus in a refused form; null for none. */
export const FirstWrongContext = createContext<string | null>(null);
