/** SQL fragments of incident queries. `i` is the incident, and `?1` is now, milliseconds UTC. */

/** The aliased incident is known and not withdrawn. */
export const stands = (alias: string): string =>
  `${alias}.known_at <= ?1 AND (${alias}.cancelled_at IS NULL OR ${alias}.cancelled_at > ?1)`;

/** The incident `i` is known and not withdrawn. */
export const STANDS = stands("i");

/** By match in the order of play; the shoot-out has no minutes and comes last. */
export const ORDER_OF_PLAY = `i.match_id, i.kind LIKE 'shootout%', coalesce(i.minute, 999), coalesce(i.added, 0),
    i.known_at, i.position`;
