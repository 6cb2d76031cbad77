import { importOnce } from "#web/platform/hydration/lazy-with-retry.ts";

/** Imports the form of a chat, for logged-in users and for readers who come near it: more than half of a chat's code, and most only read. */
export const loadChatTools = importOnce(() => import("./write/chat-form.tsx"));
