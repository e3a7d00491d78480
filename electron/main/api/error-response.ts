import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { ErrorBody } from '#contract/errors/error-body.ts';

/** `unreachable` has none: no answer came, so the page gets none. */
const faults = {
  'unknown-server': { status: 502, code: 'UNKNOWN_SERVER' },
  certificate: { status: 502, code: 'CERTIFICATE_NOT_TRUSTED' },
  'server-too-old': { status: 502, code: 'SERVER_TOO_OLD' },
  'app-too-old': { status: 426, code: 'APP_TOO_OLD' },
} as const satisfies Partial<Record<ConnectionProblem, { status: number; code: string }>>;

/**
 * What a page gets when its server did not answer, or somebody else did: an error in the one shape of all errors, or none
 * at all. Nothing of the wrong answer goes with it.
 */
export function errorResponse(problem: ConnectionProblem, message: string): Response {
  if (problem === 'unreachable') return Response.error();
  const { status, code } = faults[problem];
  const body: ErrorBody = { code, message };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
