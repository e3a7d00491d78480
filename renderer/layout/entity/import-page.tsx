import type { ComponentType } from 'react';
import { longestImport, mostImportedLines } from '#contract/schemas/limits.ts';
import type { DefinedEntity } from '../../components/record/define-entity.ts';
import { FieldValue, readValue } from '../../components/record/fields/field-value.tsx';
import type { ImportColumn } from '../../components/record/import/import-lines.tsx';
import { ImportRecordsPage } from '../../components/record/import/import-records-page.tsx';
import { type ImportedLine, importable } from '../../components/record/import/importable-entity.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface EntityImportPageProps {
  entity: DefinedEntity;
  /** Values of a line of the file that shows what one looks like, below the names of the columns. */
  sample?: readonly string[];
}

const limits = { lines: mostImportedLines, bytes: longestImport };

/** Adds many records from a CSV file or a pasted text; the preview shows the first two fields. */
export function EntityImportPage({ entity, sample }: EntityImportPageProps) {
  const { fields, texts } = entity;
  const translate = useTranslate();
  const names = Object.keys(fields);
  const columns = names.slice(0, 2).map(
    (name, place): ImportColumn<ImportedLine> => ({
      key: name,
      head: translate(`${texts}:form.${name}`),
      wideOnly: place > 0,
      className: place > 0 ? 'text-text-2' : 'font-medium',
      cell: (line) => <ImportedValue entity={entity} name={name} line={line} />,
    }),
  );
  const heads = names.map((name) => translate([`${texts}:csv.${name}`, `${texts}:form.${name}`]));
  return (
    <ImportRecordsPage
      entity={importable(entity)}
      limits={limits}
      columns={columns}
      example={sample ? [heads, sample] : [heads]}
    />
  );
}

interface ImportedValueProps {
  entity: DefinedEntity;
  name: string;
  line: ImportedLine;
}

/** Value of a field as it stands in the file, which may be no valid one: links lead nowhere yet. */
function ImportedValue({ entity, name, line }: ImportedValueProps) {
  const value = readValue(line, name);
  if (value === null || value === '') return '—';
  if (typeof value !== 'string') return <FieldValue entity={entity} name={name} record={line} />;
  const isLink = entity.fields[name]?.kind === 'link';
  return (
    <bdi className={isLink ? 'ltr-isolate block truncate' : 'block truncate text-match-parent'}>
      {isLink ? value.replace(/^https?:\/\//i, '').replace(/\/$/, '') : value}
    </bdi>
  );
}

/** Makes the page of the route on which records of an entity are imported. */
export function importPageOf(entity: DefinedEntity): ComponentType {
  return () => <EntityImportPage entity={entity} />;
}
