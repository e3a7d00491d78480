import type { Language } from '#contract/facts/languages.ts';
import { translator } from '../http/translate.ts';
import type { CsvValue } from './write-csv.ts';

/** The columns of a file in their order: the key of the text of each one's head, by the field that it holds. */
export type CsvColumns<Field extends string = string> = Readonly<Record<Field, `${string}:csv.${string}`>>;

/** A column for each field of an input, in its order, with `csv.<field>` of a namespace as its head. */
export function columnsOfFields<Field extends string>(
  { shape }: { shape: Readonly<Record<Field, unknown>> },
  namespace: string,
): CsvColumns<Field> {
  const columns = Object.keys(shape).map((field) => [field, `${namespace}:csv.${field}`]);
  return Object.fromEntries(columns) as CsvColumns<Field>;
}

export function csvHeads(columns: CsvColumns, language: Language): string[] {
  return Object.values(columns).map((head) => translator(language)(head));
}

/** Times as answers have them: of these no spreadsheet makes a date. */
const answeredTime = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?Z$/;

/** A line of the file. Lists of values are parted by commas; times are in UTC, as spreadsheets of all languages read them. */
export function csvLine<Field extends string>(
  columns: CsvColumns<Field>,
  row: Readonly<Record<NoInfer<Field>, unknown>>,
): CsvValue[] {
  return Object.keys(columns).map((field) => {
    const value = row[field as Field];
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.join(', ');
    const text = value instanceof Date ? value.toISOString() : String(value);
    return field.endsWith('At') ? text.replace(answeredTime, '$1 $2') : text;
  });
}
