import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { assessImport, importResult } from './assess-import.ts';

export const previewImport = operation.repositories.importPreview
  .use(requirePermission({ repository: ['create'] }))
  .handler(async ({ context: { database, language }, input }) =>
    importResult(await assessImport(database.db, language, input.csv)),
  );
