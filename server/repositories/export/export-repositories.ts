import { and, inArray } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { repositoryExportInputSchema } from '#contract/repositories/export.ts';
import type { Repository } from '#contract/repositories/repositories.ts';
import { type CsvServices, csvDownload } from '../../csv/csv-download.ts';
import type { CsvValue } from '../../csv/write-csv.ts';
import { repositories } from '../../database/schema/index.ts';
import { storedColumns } from '../../database/stored-columns.ts';
import { translator } from '../../http/translate.ts';
import { defineList } from '../../lists/define-list.ts';
import { readAllPages } from '../../lists/read-page.ts';
import { repositoryConditions } from '../repository-conditions.ts';
import { repositoryList } from '../repository-list.ts';

const exported = defineList({ ...repositoryList, columns: storedColumns(repositories) });

/** The list as a file. Its first columns are what an import reads. */
export function exportRepositories(services: CsvServices): RequestHandler {
  return csvDownload(
    {
      name: 'repositories',
      permissions: { repository: ['read'] },
      input: repositoryExportInputSchema,
      heads: ({ language }) => {
        const t = translator(language);
        return [
          t('csv:repository.name'),
          t('csv:repository.link'),
          t('csv:repository.description'),
          t('csv:repository.created'),
          t('csv:repository.updated'),
        ];
      },
      rows: async function* (context, { ids, ...input }) {
        const filter = and(ids && inArray(repositories.id, ids), await repositoryConditions(context, input));
        for await (const rows of readAllPages(context, exported, { ...input, filter }))
          yield rows.map(toLine);
      },
    },
    services,
  );
}

function toLine({ name, link, description, createdAt, updatedAt }: Repository): CsvValue[] {
  return [name, link, description, createdAt, updatedAt];
}
