import { organizations } from '#contract/organizations/operations.ts';
import { implementOperations } from '../api/operation.ts';

export const operation = implementOperations(organizations);
