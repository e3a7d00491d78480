import type { AnyContractProcedure, AnySchema } from '@orpc/contract';
import type { OperationMeta } from '../schemas/oc.ts';
import { contract, downloads } from './contract.ts';

/** An operation of the contract, by how it is called. */
export interface Operation {
  /** Its path in the contract: `invoices.list`. */
  id: string;
  method: string;
  /** Below /api, with parameters in braces: `/invoices/{id}`. */
  path: string;
  meta: OperationMeta;
  input: AnySchema | undefined;
  output: AnySchema | undefined;
}

/** Every operation of the contract. */
export const operations: readonly Operation[] = listOperations(contract, []);

/** Every download: `invoices.export`. */
export const downloadOperations: readonly Operation[] = listOperations(downloads, []);

function listOperations(branch: object, path: readonly string[]): Operation[] {
  return Object.entries(branch).flatMap(([name, member]: [string, object]) => {
    const here = [...path, name];
    if (!isOperation(member)) return listOperations(member, here);
    const { route, meta, inputSchema: input, outputSchema: output } = member['~orpc'];
    return {
      id: here.join('.'),
      method: route.method ?? 'POST',
      path: route.path ?? '',
      meta,
      input,
      output,
    };
  });
}

function isOperation(member: object): member is AnyContractProcedure {
  return '~orpc' in member;
}

/** Whether a path below /api is that of an operation; in whatever case, as Express matches its paths. */
export function matchesPath({ path }: Pick<Operation, 'path'>, given: string): boolean {
  const parts = given.toLowerCase().split('/');
  const expected = path.toLowerCase().split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]))
  );
}
