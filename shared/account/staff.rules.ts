import type { Role } from "./roles.table.ts";

/**
 * True for roles with power over other people's texts: once they have a passkey, the password alone no longer logs in.
 */
export const isStaff = (role: Role): boolean => role === "editor" || role === "operator";
