import type { Api } from '../../../lib/services/api-services.ts';
import type { DefinedEntity } from '../define-entity.ts';
import type { Entity, EntityOperations } from '../entity.ts';
import type { ExpectedInput } from '../expected-scope.tsx';
import type { ScopeInput } from '../scope.ts';

/** An entity whose records can be added from a CSV file. */
export interface ImportableEntity<Line extends ImportedLine = ImportedLine> extends Entity {
  operations(api: Api): EntityOperations & {
    importPreview: { call(input: { csv: string } & ScopeInput & ExpectedInput): Promise<ImportResult<Line>> };
    import: { call(input: { csv: string } & ScopeInput & ExpectedInput): Promise<ImportResult<Line>> };
  };
}

/** Where an entity says that it is imported, its operations are there; the server refuses others. */
export function importable(entity: DefinedEntity): ImportableEntity {
  return entity as DefinedEntity & ImportableEntity;
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
