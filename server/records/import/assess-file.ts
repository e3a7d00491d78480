import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { displayLocale } from '#contract/display-locale.ts';
import type { Language } from '#contract/facts/languages.ts';
import { fieldTexts, issueText } from '#contract/validation/issue-text.ts';
import { type CsvLine, type CsvLinesOptions, readCsvLines } from '../../csv/read-csv-lines.ts';
import type { Database } from '../../database/database.ts';
import { translator } from '../../http/translate.ts';
import { inScope } from '../../scopes/in-scope.ts';
import { findForeignReference } from '../../scopes/own-references.ts';
import type { ScopeFor } from '../../scopes/scope.ts';
import { columnsOf, type KindWith, type Records, type RecordTable } from '../define-records.ts';
import { uniqueKeys } from '../insert-records.ts';

/** Stands for bytes that are no character in the encoding of the file: what was there is lost. */
const undecoded = '\uFFFD';

/** How a kind of record is read from CSV files. */
export interface FileImport<Table extends RecordTable, Input> extends CsvLinesOptions<keyof Input & string> {
  records: Records<Table, KindWith<'created'>>;
  /** The rules of a line: those of a form and a call. */
  schema: z.ZodMiniType<Input>;
  /** Message keys for a line with a unique value that another record has, or a line before. */
  messages: { used: string; twice: string };
}

/** Outcome of a line: a new record; skipped, since a unique value is taken; refused, since it is invalid. */
export type ImportOutcome = 'create' | 'skip' | 'refuse';

/** A line as the API answers it: what would be stored, or what stands in the file where that cannot be. */
export type ImportedLine<Input> = {
  [Field in keyof Input]: Input[Field] | string;
} & {
  line: number;
  outcome: ImportOutcome;
  /** Why it is not created, in the language of the caller. */
  reason: string | null;
};

/** A line with what becomes of it; `input` where it can be created. */
export interface AssessedLine<Input> {
  answer: ImportedLine<Input>;
  input?: Input;
}

/** Reads a file and checks its lines by the rules of their fields, without the database: a large file takes its time. */
export async function checkFile<Table extends RecordTable, Input>(
  { language }: { language: Language },
  file: FileImport<Table, Input>,
  csv: string,
): Promise<AssessedLine<Input>[]> {
  const lines = await readCsvLines(csv, file);
  return lines.map((line) => checkLine(language, file, line));
}

/** Decides what becomes of each checked line of a file: the one rule of the preview and of the import. */
export async function assessLines<Table extends RecordTable, Input>(
  context: { language: Language } & ScopeFor<Table>,
  db: Pick<Database['db'], 'execute'>,
  file: FileImport<Table, Input>,
  checked: readonly AssessedLine<Input>[],
): Promise<AssessedLine<Input>[]> {
  const { language } = context;
  const { newRow } = inScope<Table>(context, file.records.table);
  const lines: AssessedLine<Input>[] = [];
  for (const line of checked) {
    const { answer, input } = line;
    const foreign = input && (await findForeignReference(db, file.records.table, newRow, input));
    lines.push(foreign ? { answer: foreignLine(language, answer) } : line);
  }
  const keysOfInputs = await readKeys<Table>(
    context,
    db,
    file.records.table,
    lines.flatMap(({ input }) => input ?? []),
  );
  const seen = new Set<string>();
  let place = 0;
  return lines.map((line) => {
    if (!line.input) return line;
    const keys = keysOfInputs[place++] ?? [];
    if (keys.some(({ used }) => used)) return skippedLine(language, file, line);
    const names = keys.flatMap(({ value }, index) => (value === null ? [] : `${index} ${value}`));
    const isTwice = names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isTwice ? skippedLine(language, file, line, 'twice') : line;
  });
}

/** A line that is passed over, because a record, or a line before, has what must be unique. */
export function skippedLine<Table extends RecordTable, Input>(
  language: Language,
  { messages }: FileImport<Table, Input>,
  { answer }: AssessedLine<Input>,
  reason: 'used' | 'twice' = 'used',
): AssessedLine<Input> {
  const text = issueText(translator(language), language, { message: messages[reason] });
  return { answer: { ...answer, outcome: 'skip', reason: text } };
}

function foreignLine<Input>(language: Language, answer: ImportedLine<Input>): ImportedLine<Input> {
  const reason = issueText(translator(language), language, { message: 'generic.invalid' });
  return { ...answer, outcome: 'refuse', reason };
}

function checkLine<Table extends RecordTable, Input>(
  language: Language,
  { schema, required }: FileImport<Table, Input>,
  { line, values }: CsvLine<keyof Input & string>,
): AssessedLine<Input> {
  const checked = schema.safeParse(values);
  const isUndecoded = Object.values<string>(values).some((value) => value.includes(undecoded));
  if (checked.success && !isUndecoded) {
    return { answer: { ...checked.data, line, outcome: 'create', reason: null }, input: checked.data };
  }
  const translate = translator(language);
  const texts = [
    ...(isUndecoded ? [issueText(translate, language, { message: 'csv.undecoded' })] : []),
    ...Object.values(fieldTexts(translate, language, checked.error?.issues ?? [], values)),
  ];
  const reason = new Intl.ListFormat(displayLocale(language), { type: 'unit' }).format(texts);
  const written = Object.entries<string>(values).map(([field, value]) => [
    field,
    value === '' && !(required as readonly string[]).includes(field) ? null : value,
  ]);
  return { answer: { ...Object.fromEntries(written), line, outcome: 'refuse', reason } };
}

interface UniqueValue {
  value: string | null;
  used: boolean;
}

/** Reads the unique values of each input, as the indexes compare them, and whether a record has them. */
async function readKeys<Table extends RecordTable>(
  context: ScopeFor<Table>,
  db: Pick<Database['db'], 'execute'>,
  table: Table,
  inputs: readonly unknown[],
): Promise<UniqueValue[][]> {
  const { siblings } = inScope<Table>(context, table);
  const keys = uniqueKeys(table);
  const columns = columnsOf(table);
  const rows = inputs.map((input) =>
    Object.fromEntries(
      Object.entries(input as object).map(([field, value]) => [columns[field]?.name, value]),
    ),
  );
  if (keys.length === 0) return inputs.map(() => []);
  const names = keys.map((_, index) => sql.identifier(`key${index}`));
  const named = keys.map((key, index) => sql`${key} as ${names[index]}`);
  const found = keys.map(
    (key, index) => sql`jsonb_build_object('value', wanted.${names[index]}::text,
      'used', exists (select from ${siblings} where ${key} = wanted.${names[index]}))`,
  );
  const answers = await db.execute<{ keys: UniqueValue[] }>(sql`
    with wanted as materialized (
      select ordinality, ${sql.join(named, sql`, `)}
      from rows from (jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb))
        with ordinality as ${table}
    )
    select jsonb_build_array(${sql.join(found, sql`, `)}) as keys from wanted order by ordinality`);
  return answers.map((answer) => answer.keys);
}
