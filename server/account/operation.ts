import { account } from '#contract/account/operations.ts';
import { implementOperations } from '../api/operation.ts';

export const operation = implementOperations(account);
