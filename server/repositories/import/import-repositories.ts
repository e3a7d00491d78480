import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { insertRecords } from '../../records/insert-records.ts';
import { repositoryRecords } from '../repository-records.ts';
import { assessImport, importResult, skipped } from './assess-import.ts';

export const importRepositories = operation.repositories.import
  .use(requirePermission({ repository: ['create'] }))
  .handler(async ({ context: { database, language, currentUser }, input }) =>
    database.db.transaction(async (tx) => {
      const lines = await assessImport(tx, language, input.csv);
      const inputs = lines.flatMap((line) => line.input ?? []);
      const created = await insertRecords(tx, repositoryRecords, currentUser, inputs);
      return importResult(
        lines.map((line) => (!line.input || created.has(line.input) ? line : skipped(language, line.told))),
      );
    }),
  );
