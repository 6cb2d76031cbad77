import type { Role } from "./roles.table.ts";

/** Whether an account of this role has power over what others wrote: with a passkey, its password alone opens nothing any more. */
export const isStaff = (role: Role): boolean => role === "editor" || role === "operator";
