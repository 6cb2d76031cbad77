/** Of the levels 1 (minor) to 5 (top) those of competitions that most readers look for, as calls take them (domain-facts section 1.0). */
export const HOT_LEVELS: readonly number[] = [4, 5];

/** True if a competition is one that most readers look for. */
export const isHot = ({ hot }: { readonly hot: number }): boolean => HOT_LEVELS.includes(hot);
