import { useTranslation } from 'react-i18next';
import { type ImportedLine, longestImport, mostImportedLines } from '#contract/repositories/import.ts';
import type { ImportColumn } from '../../components/record/import/import-lines.tsx';
import { ImportRecordsPage } from '../../components/record/import/import-records-page.tsx';
import { repositoryEntity } from './repository-entity.ts';
import { shortLink } from './repository-link.tsx';

/** Adds many repositories from a CSV file or a pasted text. */
export function ImportPage() {
  const { t } = useTranslation('repositories');
  const columns: ImportColumn<ImportedLine>[] = [
    {
      key: 'name',
      head: t('form.name'),
      className: 'font-medium',
      cell: ({ name }) => <bdi className="block truncate text-match-parent">{name || '—'}</bdi>,
    },
    {
      key: 'link',
      head: t('form.link'),
      wideOnly: true,
      className: 'text-text-2',
      cell: ({ link }) => <span className="ltr-isolate block truncate">{shortLink(link) || '—'}</span>,
    },
  ];
  return (
    <ImportRecordsPage
      entity={repositoryEntity}
      limits={{ lines: mostImportedLines, bytes: longestImport }}
      columns={columns}
      example={[
        [t('csv.name'), t('csv.link'), t('csv.description')],
        ['mwangaza-api', 'https://git.mwangaza.example/api', t('importing.sample')],
      ]}
    />
  );
}
