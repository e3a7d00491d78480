import type { Language } from '#contract/languages.ts';
import { translator } from '../http/translate.ts';
import type { CsvValue } from './write-csv.ts';

/** The columns of a file in their order: the key of the text of each one's head, by the field that it holds. */
export type CsvColumns<Field extends string = string> = Readonly<Record<Field, `${string}:csv.${string}`>>;

export function csvHeads(columns: CsvColumns, language: Language): string[] {
  return Object.values(columns).map((head) => translator(language)(head));
}

/** A line of the file. Lists of values are parted by commas. */
export function csvLine<Field extends string>(
  columns: CsvColumns<Field>,
  row: Readonly<Record<NoInfer<Field>, unknown>>,
): CsvValue[] {
  return Object.keys(columns).map((field) => {
    const value = row[field as Field];
    if (value === null || value === undefined) return null;
    return Array.isArray(value) ? value.join(', ') : String(value);
  });
}
