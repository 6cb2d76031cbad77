/**
 * A value with only those members of a type that the tested code uses. This is the one place where tests pass the
 * compiler a value that it cannot check: everything else comes from the builders.
 */
export const stub = <Whole>(part: unknown): Whole => part as Whole;
