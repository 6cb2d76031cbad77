/**
 * Whether a reader is shown prices, markets and the names of companies. `hidden` is no-betting mode, the site's or the
 * reader's own: edge then keeps them out of everything it answers.
 */
export type Betting = "shown" | "hidden";
