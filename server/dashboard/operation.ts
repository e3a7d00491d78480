import { dashboard } from '#contract/dashboard/dashboard.ts';
import { implementOperations } from '../api/operation.ts';

export const operation = implementOperations(dashboard);
