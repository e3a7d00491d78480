import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { findRepository } from './find-repository.ts';

export const readRepository = operation.repositories.read
  .use(requirePermission({ repository: ['read'] }))
  .handler(({ context: { database }, input }) => findRepository(database, input.id));
