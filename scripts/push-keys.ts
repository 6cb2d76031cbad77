import { makePushKeys } from "./site/push-keys.ts";

/** npm run push-keys: makes the pair of keys that Web Push needs (docs/operations.md), for `npm run deploy`. */
const { publicKey, privateKey } = makePushKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
