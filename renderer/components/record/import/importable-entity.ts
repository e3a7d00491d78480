import type { Api } from '../../../lib/services/api-services.ts';
import type { Entity, EntityOperations, EntityTexts, NamespaceWith } from '../entity.ts';
import type { ExpectedInput } from '../expected-scope.tsx';
import type { ScopeInput } from '../scope.ts';

interface ImportTexts extends EntityTexts {
  importing: {
    title: string;
    description: string;
    /** Sentence on the columns of the file. */
    columns: string;
    /** 'Will be added' */
    created: string;
    start_other: string;
    working_other: string;
    done_other: string;
  };
}

/** An entity whose records can be added from a CSV file. */
export interface ImportableEntity<Line extends ImportedLine = ImportedLine> extends Entity {
  texts: NamespaceWith<ImportTexts>;
  operations(api: Api): EntityOperations & {
    importPreview: { call(input: { csv: string } & ScopeInput & ExpectedInput): Promise<ImportResult<Line>> };
    import: { call(input: { csv: string } & ScopeInput & ExpectedInput): Promise<ImportResult<Line>> };
  };
}

/** Outcome of a line: a new record; nothing, since it is there already; an error. */
export type ImportOutcome = 'create' | 'skip' | 'refuse';

/** A line of the file, beside what it holds. */
export interface ImportedLine {
  line: number;
  outcome: ImportOutcome;
  /** Why nothing is created. */
  reason: string | null;
}

export interface ImportResult<Line extends ImportedLine = ImportedLine> {
  lines: Line[];
  counts: Record<ImportOutcome, number>;
}

/** How much a file may hold. */
export interface ImportLimits {
  lines: number;
  bytes: number;
}
