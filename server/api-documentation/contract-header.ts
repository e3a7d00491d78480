import type { OpenAPI } from '@orpc/contract';
import { contractHeader } from '#contract/version.ts';

/** Headers of the component by the name `Contract`. */
export const contractHeaders: Record<string, OpenAPI.HeaderObject> = {
  Contract: {
    description:
      'The version of the contract that the server keeps, and the oldest that it still answers. A caller who sends ' +
      'its own version in a header of this name is refused with 426 and the code APP_TOO_OLD when it is older.',
    required: true,
    schema: { type: 'string', pattern: '^\\d+; oldest=\\d+' },
    example: '2; oldest=1',
  },
};

/** The answers, each of which says which contract the server keeps. */
export function namesContract(answers: OpenAPI.ResponsesObject): OpenAPI.ResponsesObject {
  const headers = { [contractHeader()]: { $ref: '#/components/headers/Contract' } };
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      answer && '$ref' in answer ? answer : { ...answer, headers: { ...answer?.headers, ...headers } },
    ]),
  );
}
