import type { Role } from "./roles.table.ts";

/** True for roles with power over other people's texts: with a passkey, the password alone does not log in. */
export const isStaff = (role: Role): boolean => role === "editor" || role === "operator";
