/** A part of the product that can be removed: what belongs to it alone, and what others say of it. */
export interface Part {
  /** The files of it alone: paths from the root of the project, of folders with a slash at the end, or patterns of paths. */
  files: readonly (string | RegExp)[];
  /**
   * Properties that only the part sets, and environment variables, with the value that they have without it. They go; conditions on them are
   * decided. A test that sets the other value is about the part, and goes.
   */
  properties?: Readonly<Record<string, boolean>>;
  /** Texts that are entries of lists, such as an error code or an endpoint. Nothing equals one of them any more. */
  strings?: readonly string[];
  /** What others use of the files of it, by its name, where something else stands in its place. */
  instead?: Readonly<Record<string, Instead>>;
  /** Keys of texts, or of groups of texts, in a namespace that stays: `account:appearance.language`. */
  texts?: readonly string[];
  /** SQL around what is generated to drop its tables: what else stands in the database. */
  migration?: { before: readonly string[]; after: readonly string[] };
  /** Entries of package.json. */
  scripts?: readonly string[];
  packages?: readonly string[];
  /** What else changes, by file. Each must fit, unless the file is gone. */
  edits?: Readonly<Record<string, readonly Edit[]>>;
}

/** The export of another file or package in its place, or in place of a call one of the arguments. */
export type Instead = { name: string; from: string } | { argument: number };

/** A change of a text. Each says where, by a text that occurs once. */
export type Edit = (
  | { line: string }
  /** A line, with everything up to the one that closes what it begins: a test, a function, an element. */
  | { block: string }
  /** A heading, with everything up to the next of its level. */
  | { section: string }
  /** As often as it occurs: once, or so many times. */
  | { from: string; to: string; times?: number }
) & {
  /** The text may be another one: what an app adds there may need what is changed. */
  optional?: true;
};

export function isOwnFile(part: Part, path: string): boolean {
  return part.files.some((file) => {
    if (typeof file !== 'string') return file.test(path);
    return file.endsWith('/') ? path.startsWith(file) : path === file;
  });
}
