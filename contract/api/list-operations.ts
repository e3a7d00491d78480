import type { AnyContractProcedure, AnySchema } from '@orpc/contract';
import type { OperationMeta } from '../schemas/oc.ts';

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

/** Lists all operations of a contract, or of a branch of one that stands at a path. */
export function listOperations(branch: object, path: readonly string[] = []): readonly Operation[] {
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
