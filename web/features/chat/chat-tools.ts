import { importOnce } from "#web/platform/lazy-with-retry.ts";

/**
 * The code of all that is done in a chat, and of what is said about it: for who is logged in, and for who comes near. It
 * stands in one file (`chat-tools` in scripts/site/browser-parts.ts), which is more than half of a chat; most only read.
 */
export const loadChatTools = importOnce(() => import("./write/chat-form.tsx"));
