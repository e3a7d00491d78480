/** How many chosen repositories an export names at most: addresses may not be longer. */
export const longestExportSelection = 200;

/** How many repositories one call deletes at most. */
export const longestDeletion = 10_000;
