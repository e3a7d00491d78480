/** What example records of one language are made of. */
export interface Words {
  /** What a record is about. */
  topics: readonly string[];
  /** What kind of program it is. */
  kinds: readonly string[];
  /** Sentences about it, with `{}` for its topic. */
  sentences: readonly string[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Last names in Latin letters, for addresses: the same people in the same order. */
  latinLastNames: readonly string[];
}

export const words = (text: string): string[] => text.trim().split(/\s+/);
