import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { document } from '#tests/support/described-operations.ts';
import { nextAddress } from '#tests/support/next-address.ts';
import { type RawAnswer, sendRaw } from '#tests/support/send-raw.ts';
import { startFuzzedServer } from './fuzzed-server.ts';
import { type Call, callsOf, type FuzzedOperation, functionCallsOf } from './operation-calls.ts';

/**
 * FUZZ_RUNS calls of each operation over REST and RPC, and FUZZ_SEED to repeat the same ones: `FUZZ_RUNS=1000 npm run
 * test:unit -- tests/attacks/fuzz`.
 */
const numRuns = Number(process.env.FUZZ_RUNS ?? 4);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(
    ([method, described]) =>
      [
        described.operationId,
        {
          ...described,
          method: method.toUpperCase(),
          path: document.servers[0].url + path,
        } as unknown as FuzzedOperation,
      ] as const,
  ),
);

/** Internals of the server. */
const inside =
  /node_modules|\.[cm]?[jt]sx?:\d+|Failed query|PostgresError|ZodError|DrizzleQueryError|\bat async /;
let rejected = 0;
let done = 0;

const server = await startFuzzedServer();
afterAll(async () => {
  console.info(`fuzzed with FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}: ${done} done, ${rejected} refused`);
  await server.stop();
});

async function send(call: Call, who: string): Promise<RawAnswer> {
  const { port, url } = server;
  const cookie = server.cookies[who];
  const key = server.keys[who];
  const headers = {
    ...call.headers,
    // A different network each time: limits would end the test, and are tested elsewhere.
    'x-forwarded-for': nextAddress(),
    ...(cookie !== undefined && { cookie, origin: url }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  const { method, path, body } = call;
  // Validates status, content type and every property against the document.
  return sendRaw({ port, method, path, headers, body });
}

function expectSound({ status, headers, text }: RawAnswer): void {
  expect(status).toBeLessThan(500);
  expect(headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  if (status < 400) done += 1;
  else {
    rejected += 1;
    expect(text).not.toMatch(inside);
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

describe.each(['anonymous', 'user', 'admin', 'key of an organization', 'key of an admin'])(
  '%s: no input causes a server error',
  (who) => {
    it.each(operations)('%s', async (_, operation) => {
      await server.restore();
      const known = server.known;
      const isAuth = operation.path.startsWith('/api/auth/') || operation.operationId.endsWith('.export');
      const calls = isAuth
        ? callsOf(operation, known)
        : fc.oneof(callsOf(operation, known), functionCallsOf(operation, known));
      await fc.assert(
        fc.asyncProperty(calls, async (call) => expectSound(await send(call, who))),
        { seed, numRuns, interruptAfterTimeLimit: 20_000 * numRuns },
      );
    });
  },
);

it('none of the calls logged an error', () => {
  expect(server.errorLines()).toEqual([]);
});

it('the calls pass validation', () => {
  expect(done).toBeGreaterThan(numRuns * 10);
});
