/** How many chosen repositories an export names at most: addresses may not be longer. */
export const longestExportSelection = 200;
