import type { ref } from "valtio";

/** A value that a valtio proxy holds by reference (`ref`): snapshots hold the object itself, whole and typed. */
export type Held<Value extends object> = ReturnType<typeof ref<Value>>;
