import type { Language } from '#contract/facts/languages.ts';
import type { Database } from '../../database/database.ts';
import type { ScopeFor } from '../../scopes/scope.ts';
import type { RecordTable, Writer } from '../define-records.ts';
import { insertRecords } from '../insert-records.ts';
import { recordError } from '../record-errors.ts';
import type { WrittenFields } from '../written-fields.ts';
import {
  type AssessedLine,
  assessLines,
  checkFile,
  type FileImport,
  type ImportedLine,
  type ImportOutcome,
  skippedLine,
} from './assess-file.ts';

export interface FileResult<Input> {
  lines: ImportedLine<Input>[];
  counts: Record<ImportOutcome, number>;
}

/** Predicts the outcome of an import of a CSV file, line by line. */
export async function previewFile<Table extends RecordTable, Input extends WrittenFields<Table>>(
  context: { database: Pick<Database, 'db'>; language: Language } & ScopeFor<Table>,
  file: FileImport<Table, Input>,
  csv: string,
): Promise<FileResult<Input>> {
  const checked = await checkFile<Table, Input>(context, file, csv);
  return fileResult(await assessLines<Table, Input>(context, context.database.db, file, checked));
}

/**
 * Inserts what the preview would create, as things are now: all of it in one transaction.
 * @throws {ApiError} VALIDATION_FAILED on a field that refers to what there is not
 */
export async function importFile<Table extends RecordTable, Input extends WrittenFields<Table>>(
  context: Writer & { language: Language } & ScopeFor<Table>,
  file: FileImport<Table, Input>,
  csv: string,
): Promise<FileResult<Input>> {
  const { database, language } = context;
  // Before the transaction: while files are read no connection of the database waits for them.
  const checked = await checkFile<Table, Input>(context, file, csv);
  const imported = database.db.transaction(async (tx) => {
    const lines = await assessLines<Table, Input>(context, tx, file, checked);
    const inputs = lines.flatMap(({ input }) => input ?? []);
    const created = await insertRecords<Table, Input>(tx, context, file.records, inputs);
    return fileResult(
      lines.map((line) =>
        !line.input || created.has(line.input) ? line : skippedLine(language, file, line),
      ),
    );
  });
  return imported.catch((error) => {
    throw recordError(file.records, error);
  });
}

function fileResult<Input>(lines: readonly AssessedLine<Input>[]): FileResult<Input> {
  const answered = lines.map(({ answer }) => answer);
  const count = (outcome: ImportOutcome) => answered.filter((line) => line.outcome === outcome).length;
  return {
    lines: answered,
    counts: { create: count('create'), skip: count('skip'), refuse: count('refuse') },
  };
}
