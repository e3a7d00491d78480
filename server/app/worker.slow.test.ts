import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { blankEnvironment } from '#tests/support/blank-environment.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { startMailbox } from '#tests/support/mailbox.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { startHostedServer } from '#tests/support/server-process.ts';

beforeAll(async () => {
  if (!(await ensureBuilt())) throw new Error('the build failed');
});

const METRICS_TOKEN = 'a token that only this test knows, 40 characters';

test('a web process sends no mail; a worker does, and serves nothing but probes and metrics', async () => {
  const [{ url: databaseUrl, drop }, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  const start = (PROCESS: string) =>
    startHostedServer({ databaseUrl, smtpUrl: mailbox.url, variables: { PROCESS, METRICS_TOKEN } });
  const web = await start('web');
  const asked = await fetch(`${web.url}/api/auth/email-otp/send-verification-otp`, {
    method: 'POST',
    headers: { origin: web.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', type: 'sign-in' }),
  });
  expect(asked.status).toBe(200);
  await expect(mailbox.waitForMail('ada@example.com', { timeoutMs: 6_000 })).rejects.toThrow('no mail');

  const worker = await start('worker');
  expect(await mailbox.codeFor('ada@example.com')).toMatch(/^[A-Z\d]{6}$/);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const statusOf = async (path: string) => (await fetch(worker.url + path, { headers })).status;
  const paths = ['/healthz', '/readyz', '/metrics', '/login', '/api/init', '/assets/', '/'];
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200, 404, 404, 404, 404]);
  expect((await fetch(`${web.url}/login`)).status).toBe(200);

  expect(await worker.program.stop('SIGTERM')).toBe(0);
  await Promise.all([worker.stop(), web.stop()]);
  await Promise.all([drop(), mailbox.stop()]);
});

test('npm run worker: without a database it is refused', async () => {
  const program = runProgram('scripts/worker.ts', { env: { ...blankEnvironment(), PORT: '0' } });
  expect(await program.exited).toBe(1);
  expect(program.output()).toMatch(
    /^Invalid environment variables\n- DATABASE_URL: is required with PROCESS=/,
  );
});
