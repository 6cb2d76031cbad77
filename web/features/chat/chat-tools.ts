import { importOnce } from "#web/platform/hydration/lazy-with-retry.ts";

/**
 * Imports the chat form, for logged-in readers and for readers close to the panel: it is more than half of the chat's
 * code, and most readers only read.
 */
export const loadChatTools = importOnce(() => import("./write/chat-form.tsx"));
