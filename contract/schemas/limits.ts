/** How many records a page of a list holds, unless another number is asked for. */
export const pageSize = 20;

/** How many records a page of a list holds at most. */
export const longestPage = 100;

/** How many chosen records an export names at most: addresses may not be longer. */
export const longestExportSelection = 200;

/** How many records one call deletes at most. */
export const longestDeletion = 10_000;

/** How many records one imported file holds at most. */
export const mostImportedLines = 5000;

/** Characters of an imported file. The forms refuse files of more than as many bytes. */
export const longestImport = 2 * 1024 * 1024;
