import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { previewFile } from '../../records/import/import-file.ts';
import { repositoryFile } from './repository-file.ts';

export const previewImport = operation.repositories.importPreview
  .use(requirePermission({ repository: ['create'] }))
  .handler(({ context, input }) => previewFile(context, repositoryFile, input.csv));
