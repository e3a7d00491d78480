import type { RequestHandler } from 'express';
import type { CreateApiContext } from '../api/create-api-context.ts';
import { findPermittedPerson } from '../api/require-permission.ts';
import { fileCallOf } from '../http/body-limit.ts';

/**
 * Before the body is read: megabytes are taken and parsed for those alone who may send them. The operation checks
 * again, and more.
 */
export function permitFiles(createContext: CreateApiContext): RequestHandler {
  return async (req, res, next) => {
    const call = req.method === 'POST' ? fileCallOf(req) : undefined;
    if (call) await findPermittedPerson(createContext(req, res), call.permissions);
    next();
  };
}
