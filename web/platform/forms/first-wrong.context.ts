import { createContext } from "react";

/** Name of the field that a refused form begins at; null for none. */
export const FirstWrongContext = createContext<string | null>(null);
