/** Outcome of a line: a new record; nothing, since it is there already; an error. */
export type ImportOutcome = 'create' | 'skip' | 'refuse';

/** A line of the file, beside what it holds. */
export interface ImportedLine {
  line: number;
  outcome: ImportOutcome;
  /** Why nothing is created. */
  reason: string | null;
}

export interface ImportResult {
  lines: ImportedLine[];
  counts: Record<ImportOutcome, number>;
}
