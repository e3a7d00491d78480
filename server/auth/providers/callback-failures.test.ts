import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailDeliveries } from '#server/app/mail-job.ts';
import { createAuth } from '#server/auth/auth.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { createApp } from '../../app/app.ts';
import { tooManyRequests } from '../../config/api-error.ts';
import { parseEnvironment } from '../../config/environment.ts';
import { createMailer } from '../../email/mailer.ts';
import * as templates from '../../email/templates/index.tsx';
import { createLogger } from '../../http/logger.ts';
import { createRateLimiter } from '../../limits/rate-limiter.ts';

let test: TestDatabase;
let served: HttpServer;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(async () => {
  await served.stop();
  await test.drop();
});

const lines: { level: string; status?: number }[] = [];

/** The whole application of a server that may still be migrating or overloaded. */
async function serve({ migrated = true, retryAfter }: { migrated?: boolean; retryAfter?: number }) {
  const logger = createLogger({
    level: 'info',
    stream: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  const { database } = test;
  const environment = {
    ...parseEnvironment({ PORT: '3000' }),
    authSecret: 'a secret of the tests that is long enough',
  };
  const geoip = { locate: () => null };
  const jobs = createJobQueue({ database, logger, jobs: [] });
  const deliveries = mailDeliveries(jobs);
  const mailer = createMailer({ database, environment, templates, logger, deliveries });
  const limiter = createRateLimiter({ database, secret: environment.authSecret });
  const app = await createApp({
    environment,
    database,
    replica: database,
    logger,
    templates,
    mailer,
    jobs,
    limiter,
    lifecycle: { migrated, stopping: false },
    auth: createAuth({ database, environment, mailer, jobs, logger, limiter, geoip }),
    limitRequests: (_req, _res, next) => next(retryAfter && tooManyRequests(retryAfter)),
    providerOrigins: () => [],
    geoip,
  });
  served = await startHttpServer(app);
  return { url: served.url, appUrl: environment.appUrl };
}

it.each([
  ['too many requests', { retryAfter: 30 }, 429],
  ['a database that is still being migrated', { migrated: false }, 503],
])('%s: a user returning from a provider lands on /login/error', async (_what, state, status) => {
  const { url, appUrl } = await serve(state);
  const answer = await fetch(`${url}/api/auth/callback/oidc?code=x&state=y`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `${appUrl}/login/error?error=unknown_error`,
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // API clients still get the error.
  expect((await fetch(`${url}/api/auth/get-session`)).status).toBe(status);
  expect((await fetch(`${url}/api/auth/callback/oidc`, { method: 'POST' })).status).toBeGreaterThanOrEqual(
    400,
  );
});

it('a page that is asked for while the database is still being migrated loads again by itself, and is no error', async () => {
  const { url } = await serve({ migrated: false });
  lines.length = 0;
  const answer = await fetch(`${url}/login`, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '1']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const ofClient = await fetch(`${url}/api/init`);
  expect([ofClient.status, ofClient.headers.get('refresh')]).toEqual([503, null]);
  await expect.poll(() => lines.find(({ status }) => status === 503)?.level).toBe('info');
  expect(lines.map(({ level }) => level)).not.toContain('error');
});
