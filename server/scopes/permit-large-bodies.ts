import type { RequestHandler } from 'express';
import type { Operation } from '#contract/api/list-operations.ts';
import type { CreateApiContext } from '../api/api-context.ts';
import { findOnboardedUser } from '../api/require-permission.ts';
import { largeOperationFinder } from '../http/request-body.ts';
import { findWidestScope } from './require-scope.ts';

/**
 * Before the body is read: megabytes are taken and parsed for those alone who may send them. The operation checks
 * again, and more.
 */
export function permitLargeBodies(
  operations: readonly Operation[],
  createContext: CreateApiContext,
): RequestHandler {
  const largeOperationOf = largeOperationFinder(operations);
  return async (req, res, next) => {
    const required = largeOperationOf(req)?.meta.bodyPermissions;
    // A key has permissions for what it names, and its input is not read yet.
    if (required === 'any' && req.credential) return next();
    if (required === 'any') await findOnboardedUser(createContext(req, res), {});
    else if (required) await findWidestScope(createContext(req, res), required);
    next();
  };
}
