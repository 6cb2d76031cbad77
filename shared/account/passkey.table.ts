/** How a browser reaches an authenticator (WebAuthn Level 3, section 5.8.4). */
export const PASSKEY_TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Passkeys that one account may have. */
export const MOST_PASSKEYS = 20;

/** Longest name of a passkey, code points. */
export const PASSKEY_NAME_LENGTH = 60;
