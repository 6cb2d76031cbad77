import type { Role } from "./roles.table.ts";

/**
 * True if an account of this role has power over other people's texts: once it has a passkey, its password alone no
 * longer logs in.
 */
export const isStaff = (role: Role): boolean => role === "editor" || role === "operator";
