import { traverseContractProcedures } from '@orpc/server';
import { contract } from '#contract/api/contract.ts';

export interface Operation {
  /** 'repositories.list' */
  id: string;
  method: string;
  /** Below /api. */
  path: string;
}

/** Every operation of the contract. */
export const operations: Operation[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { method = 'POST', path: address = '' } = procedure['~orpc'].route;
  operations.push({ id: path.join('.'), method, path: address });
});
