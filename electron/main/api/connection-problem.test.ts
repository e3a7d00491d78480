import { expect, it } from 'vitest';
import { contractHeader, contractVersion } from '#contract/version.ts';
import { problemOfError, problemOfResponse } from './connection-problem.ts';
import { BlockedRedirectError } from './send-request.ts';

const next = contractVersion + 1;

it.each([
  ['of the same version', 200, `${contractVersion}; oldest=1`, undefined],
  ['of a newer server that still answers', 200, `${next}; oldest=${contractVersion}`, undefined],
  ['of a server that no longer answers', 426, `${next}; oldest=${next}`, 'app-too-old'],
  ['of an older server', 200, `${contractVersion - 1}; oldest=0`, 'server-too-old'],
  ['that is an error', 403, `${contractVersion}; oldest=1`, undefined],
  ['of a server whose database is unavailable', 503, `${contractVersion}; oldest=1`, undefined],
  ['of a page', 200, undefined, 'unknown-server'],
  ['of something that claims nonsense', 200, 'nonsense', 'unknown-server'],
  ['that is not there', 404, undefined, 'unknown-server'],
  ['of a network that requires a sign-in', 511, undefined, 'unknown-server'],
  ['of a proxy that requires a sign-in', 407, undefined, 'unreachable'],
  ['of a proxy whose server is down', 502, undefined, 'unreachable'],
  ['of a proxy whose server starts', 503, undefined, 'unreachable'],
  ['of a proxy whose server is slow', 504, undefined, 'unreachable'],
  ['of a remote proxy', 522, undefined, 'unreachable'],
])('a response %s', (_what, status, contract, problem) => {
  const headers = new Map(contract === undefined ? [] : [[contractHeader(), contract]]);
  expect(problemOfResponse({ status, headers })).toBe(problem);
});

it.each([
  ['net::ERR_INTERNET_DISCONNECTED', 'unreachable'],
  ['net::ERR_CONNECTION_REFUSED', 'unreachable'],
  ['net::ERR_NAME_NOT_RESOLVED', 'unreachable'],
  ['net::ERR_TIMED_OUT', 'unreachable'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'certificate'],
  ['net::ERR_CERT_DATE_INVALID', 'certificate'],
  ['net::ERR_CERTIFICATE_TRANSPARENCY_REQUIRED', 'certificate'],
  ['net::ERR_SSL_PROTOCOL_ERROR', 'unknown-server'],
  ['net::ERR_INVALID_HTTP_RESPONSE', 'unknown-server'],
  ['something else', 'unreachable'],
])('%s', (message, problem) => {
  expect(problemOfError(new Error(message))).toBe(problem);
});

it('a redirect is not from our server', () => {
  expect(problemOfError(new BlockedRedirectError(302, 'https://portal.example/login'))).toBe(
    'unknown-server',
  );
});
