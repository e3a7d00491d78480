import { os } from '@orpc/server';
import type { OperationMeta } from '#contract/schemas/oc.ts';
import type { ApiContext } from './api-context.ts';

/** Refuses API keys that lack what the contract of the operation declares in `keys`. Sessions pass. */
export const checkKeys = os
  .$context<Pick<ApiContext, 'session'>>()
  .$meta<OperationMeta>({})
  .middleware(async ({ context, next, procedure }) => {
    const { keys = 'never', isPublic } = procedure['~orpc'].meta;
    // A credential that allows less than a session throws, unless it allows what is required.
    if (!isPublic && keys !== 'input') await context.session(keys === 'never' ? undefined : keys);
    return next();
  });
