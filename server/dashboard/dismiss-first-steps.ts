import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { endFirstSteps } from './first-steps.ts';

export const dismissFirstSteps = operation.dashboard.dismissFirstSteps
  .use(requirePermission({ apps: ['manager'], user: ['create'] }))
  .handler(async ({ context: { database } }) => {
    await endFirstSteps(database);
    return { firstSteps: null };
  });
