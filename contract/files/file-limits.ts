/** Bytes of the largest file. */
export const largestFile = 100_000_000;

/** Bytes of the files of all records of an organization, and of those of a user that belong to none. */
export const mostBytes = 5_000_000_000;

/** As many as a field of a record holds. */
export const mostFiles = 10;

/** Bytes that are sent and stored at once. Only the last chunk of a file is shorter. */
export const chunkLength = 512 * 1024;
