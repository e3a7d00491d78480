/** Words of one language, of which example records are made. */
export interface Words {
  /** Subjects of records. */
  topics: readonly string[];
  /** Kinds of programs. */
  kinds: readonly string[];
  /** Sentences about it, with `{}` for its topic. */
  sentences: readonly string[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Last names in Latin letters, for addresses: the same people in the same order. */
  latinLastNames: readonly string[];
}

/** Words parted by spaces and lines. */
export const parseWords = (text: string): string[] => text.trim().split(/\s+/);
