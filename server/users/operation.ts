import { users } from '#contract/users/operations.ts';
import { implementOperations } from '../api/operation.ts';

export const operation = implementOperations(users);
