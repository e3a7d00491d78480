/** How many chosen records an export names at most: addresses may not be longer. */
export const longestExportSelection = 200;

/** How many records one call deletes at most. */
export const longestDeletion = 10_000;
