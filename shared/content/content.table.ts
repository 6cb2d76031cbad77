/** Screens that may be given a title and texts of their own. */
export const OBJECT_TYPES = ["match", "competition", "team", "player", "coach"] as const;

/** How the words of an address are written: small letters and digits, with single dashes between. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Most characters of a slug. */
export const SLUG_MAXIMUM = 120;

/** Maximum characters of writers' fields; for the content those of its HTML. */
export const DRAFT_LENGTHS = {
  title: 160,
  summary: 300,
  content: 100_000,
  alt: 200,
  tag: 60,
  meta_title: 120,
  meta_description: 300,
} as const;
/** Most tags of an article. */
export const MOST_TAGS = 12;
