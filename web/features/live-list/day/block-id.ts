/** URL fragment of a competition's block on the list page. */
export const blockId = (competitionId: number): string => `competition-${competitionId}`;
