import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { importFile } from '../../records/import/import-file.ts';
import { repositoryFile } from './repository-file.ts';

export const importRepositories = operation.repositories.import
  .use(requirePermission({ repository: ['create'] }))
  .handler(({ context, input }) => importFile(context, repositoryFile, input.csv));
