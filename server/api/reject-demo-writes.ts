import { os } from '@orpc/server';
import type { RequestHandler } from 'express';
import { matchesPath, type Operation } from '#contract/api/list-operations.ts';
import type { OperationMeta } from '#contract/schemas/oc.ts';
import { ApiError } from '../config/api-error.ts';
import type { ApiContext } from './api-context.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** All that a demo lets through to better-auth: signing in and out. */
const allowedAuthPaths = new Set([
  '/api/auth/email-otp/send-verification-otp',
  '/api/auth/sign-in/email-otp',
  '/api/auth/sign-out',
]);

interface DemoOptions {
  demo: boolean;
  /** All operations: those that are no reads by their method, and yet change no data, pass. */
  operations: readonly Operation[];
}

/**
 * In a demo, refuses what is sent to any address below /api and /dev but signing in and out. Two kinds pass and are
 * decided where it is known what they do, by `rejectDemoOperations`: the RPC handler, which takes reads by POST
 * too, and the forms that pages post without JavaScript.
 */
export function rejectDemoWrites({ demo, operations }: DemoOptions): RequestHandler {
  const harmlessOperations = operations.filter(({ meta }) => isHarmless(meta));
  return (req, _res, next) => {
    next(demo && !isAllowed(req.method, req.path, harmlessOperations) ? demoError() : undefined);
  };
}

function isAllowed(method: string, path: string, harmlessOperations: readonly Operation[]): boolean {
  // In whatever case: Express matches most of its paths so.
  const lower = path.toLowerCase();
  // Nobody signs in through a provider here, and coming back from one is the one GET that would write.
  if (lower.startsWith('/api/auth/callback')) return false;
  if (readingMethods.has(method)) return true;
  if (method === 'POST' && allowedAuthPaths.has(path)) return true;
  if (lower.startsWith('/api/fn/')) return true;
  if (harmlessOperations.some((operation) => matchesPath(operation, lower.replace(/^\/api/, ''))))
    return true;
  return !/^\/(?:api|dev)(?:\/|$)/.test(lower);
}

function isHarmless({ changesNothing, changesSession }: OperationMeta): boolean {
  return changesNothing === true || changesSession === true;
}

/** In a demo, refuses every operation of the contract that changes data, whichever way it was called. */
export const rejectDemoOperations = os
  .$context<Pick<ApiContext, 'environment'>>()
  .$meta<OperationMeta>({})
  .middleware(({ context, next, procedure }) => {
    const { route, meta } = procedure['~orpc'];
    if (context.environment.demo && route.method !== 'GET' && !isHarmless(meta)) throw demoError();
    return next();
  });

function demoError(): ApiError {
  return new ApiError(403, 'DEMO_MODE_ENABLED');
}
