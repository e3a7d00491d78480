import { repositories } from '#contract/repositories/repositories.ts';
import { implementOperations } from '../api/operation.ts';

export const operation = implementOperations(repositories);
