import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { invalidVariables } from '#tests/support/environment-errors.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { createApp } from '../app/app.ts';
import { mailDeliveries } from '../app/mail-job.ts';
import { createPictureStores } from '../app/serve-pictures.ts';
import { createAuth } from '../auth/auth.ts';
import { parseEnvironment } from '../config/environment.ts';
import { StartupError } from '../config/startup-error.ts';
import { createMailer } from '../email/mailer.ts';
import * as templates from '../email/templates/index.tsx';
import { createLogger } from '../http/logger.ts';
import { defineJob, type JobQueue } from '../jobs/define-job.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { createRateLimiter, rateLimit } from '../limits/rate-limiter.ts';
import { defineHook } from './define-hook.ts';
import { githubSignature, standardWebhooks } from './signatures.ts';

const secrets = {
  WEBHOOK_SECRET_GITHUB: 'a secret that GitHub knows',
  WEBHOOK_SECRET_FORK: 'a secret that GitHub knows',
  WEBHOOK_SECRET_BILLING_EVENTS: `whsec_${randomBytes(32).toString('base64')}`,
};
const ran: unknown[] = [];
const logs: string[] = [];

const noteText = defineJob({
  name: 'tests.note',
  input: z.object({ text: z.string() }),
  run: async (_context, { text }) => void ran.push(text),
});

const hooks = [
  defineHook({
    name: 'github',
    verify: githubSignature,
    job: noteText,
    input: (body, headers) => (headers['x-github-event'] === 'ping' ? undefined : body),
    maxBytes: 1000,
  }),
  defineHook({ name: 'billing-events', verify: standardWebhooks, job: noteText }),
  defineHook({ name: 'fork', verify: githubSignature, job: noteText }),
  defineHook({ name: 'unset', verify: githubSignature, job: noteText }),
];

let test: TestDatabase;
let queue: JobQueue;
let served: HttpServer;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ queue, served } = await serve());
});
afterAll(async () => {
  await served.stop();
  await queue.stop();
  await test.drop();
});

/** The whole application with these hooks. */
async function serve(variables: NodeJS.ProcessEnv = {}, limit = 1000) {
  const { database } = test;
  const logger = createLogger({ level: 'debug', stream: { write: (line) => void logs.push(line) } });
  const authSecret = 'a secret of the tests that is long enough';
  const environment = { ...parseEnvironment({ ...secrets, ...variables }), authSecret };
  const geoip = { locate: () => null };
  const limiter = createRateLimiter({ database, secret: authSecret });
  const jobs = createJobQueue({ database, logger, jobs: [noteText] });
  const mailer = createMailer({ database, environment, templates, logger, deliveries: mailDeliveries(jobs) });
  const app = await createApp({
    ...{ environment, database, logger, templates, mailer, jobs, limiter, geoip, hooks },
    replica: database,
    lifecycle: { migrated: true, stopping: false },
    auth: createAuth({ database, environment, mailer, jobs, logger, limiter, geoip }),
    limitRequests: rateLimit({
      ...{ limiter, logger },
      rule: { name: randomUUID(), limit, windowSeconds: 60 },
    }),
    providerOrigins: () => [],
  });
  const pictures = createPictureStores({ database, environment });
  await jobs.start({ database, environment, logger, mailer, pictures });
  return { queue: jobs, served: await startHttpServer(app) };
}

type Signed = Record<string, string>;

/** Headers as GitHub sends them. */
function byGithub(body: string, secret = secrets.WEBHOOK_SECRET_GITHUB): Signed {
  const hash = createHmac('sha256', secret).update(body).digest('hex');
  return { 'x-github-delivery': randomUUID(), 'x-hub-signature-256': `sha256=${hash}` };
}

/** Headers of Standard Webhooks. */
function byStandard(body: string, secret = secrets.WEBHOOK_SECRET_BILLING_EVENTS, minutesAgo = 0): Signed {
  const id = `msg_${randomUUID()}`;
  const time = new Date(Date.now() - minutesAgo * 60_000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, time, body),
  };
}

const post = (name: string, body: string | Buffer<ArrayBuffer>, headers: Signed, { url } = served) =>
  fetch(`${url}/api/hooks/${name}`, { method: 'POST', body, headers });

async function answerOf(sent: Promise<Response>): Promise<unknown[]> {
  const answer = await sent;
  const text = await answer.text();
  return text === '' ? [answer.status] : [answer.status, JSON.parse(text).code];
}

const text = (value: unknown) => JSON.stringify({ text: value, more: 'is not stored' });

/** How often the job has run with a text. */
const runs = (value: string) => ran.filter((one) => one === value).length;

const storedJobs = () => test.database.sql`select data from jobs.job where name = ${noteText.name}`;

describe.each([
  ['github', byGithub],
  ['billing-events', byStandard],
])('deliveries to %s', (name, sign) => {
  it('start their job once with what its schema has, however often and at once they come', async () => {
    const body = text(`sent to ${name}`);
    const headers = sign(body);
    const send = () => answerOf(post(name, body, headers));
    expect(await Promise.all([send(), send(), send(), send(), send()])).toEqual(Array(5).fill([202]));
    await expect.poll(() => runs(`sent to ${name}`)).toBe(1);
    expect(await send()).toEqual([202]);
    expect((await storedJobs()).map(({ data }) => data)).toContainEqual({ text: `sent to ${name}` });
    // What came before it would have run by then.
    const next = text(`next to ${name}`);
    expect(await answerOf(post(name, next, sign(next)))).toEqual([202]);
    await expect.poll(() => runs(`next to ${name}`)).toBe(1);
    expect(runs(`sent to ${name}`)).toBe(1);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'are accepted from any origin, as %s',
    async (type) => {
      const headers = { origin: 'https://example.com', 'sec-fetch-site': 'cross-site', cookie: 'a=b' };
      const sent = { ...sign(text('foreign')), ...headers, 'content-type': type };
      expect(await answerOf(post(name, text('foreign'), sent))).toEqual([202]);
    },
  );

  it.each([
    ['without signature', () => ({})],
    [
      'with a signature alone, without an id',
      (body: string) => without(sign(body), 'x-github-delivery', 'webhook-id'),
    ],
    ['with a signature by another secret', (body: string) => sign(body, randomBytes(32).toString('base64'))],
    ['with the signature of another body', () => sign(text('other'))],
    ['with that of another webhook', (body: string) => (name === 'github' ? byStandard : byGithub)(body)],
    [
      'with a malformed signature',
      () => ({ ...sign(''), 'x-hub-signature-256': 'sha256=', 'webhook-signature': 'v1' }),
    ],
  ])('are refused %s', async (_what, signed) => {
    const stored = await storedJobs();
    expect(await answerOf(post(name, text('forged'), signed(text('forged'))))).toEqual([401, 'UNAUTHORIZED']);
    expect(await storedJobs()).toHaveLength(stored.length);
  });

  it.each([
    ['no JSON', 'text=forged', [400, 'BAD_REQUEST']],
    ['empty', '', [400, 'BAD_REQUEST']],
    ['nested too deep', '['.repeat(60) + ']'.repeat(60), [400, 'BAD_REQUEST']],
    ['not what the job takes', text(7), [422, 'VALIDATION_FAILED']],
    ['text that PostgreSQL cannot store', text('\0'), [400, 'BAD_REQUEST']],
  ])('are refused with a body that is %s', async (_what, body, answer) => {
    expect(await answerOf(post(name, body, sign(body)))).toEqual(answer);
  });

  it('are refused compressed', async () => {
    const headers = { ...sign(text('packed')), 'content-encoding': 'gzip' };
    const body = gzipSync(text('packed'));
    expect(await answerOf(post(name, body, headers))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each([true, false])('are refused beyond their length (chunked: %s)', async (chunked) => {
    const maxBytes = name === 'github' ? 1000 : 256 * 1024;
    const body = text('x'.repeat(maxBytes));
    const path = `/api/hooks/${name}`;
    const answer = await sendRaw({
      port: served.port,
      path,
      method: 'POST',
      body,
      headers: sign(body),
      chunked,
    });
    expect(answer).toMatchObject({ status: 413, json: { code: 'PAYLOAD_TOO_LARGE', data: { maxBytes } } });
  });
});

function without(headers: Signed, ...names: string[]): Signed {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

it('Standard Webhooks are refused six minutes early or late, and accepted by one of several signatures', async () => {
  const send = (headers: Signed) => answerOf(post('billing-events', text('timed'), headers));
  const by = (minutesAgo: number) => byStandard(text('timed'), undefined, minutesAgo);
  expect([await send(by(6)), await send(by(-6)), await send(by(4))]).toEqual([
    [401, 'UNAUTHORIZED'],
    [401, 'UNAUTHORIZED'],
    [202],
  ]);
  const headers = by(0);
  const several = `v1,${randomBytes(32).toString('base64')} v2,abc ${headers['webhook-signature']}`;
  expect(await send({ ...headers, 'webhook-signature': several })).toEqual([202]);
});

it('an id that two webhooks get, as with GitHub, starts a job for each', async () => {
  const headers = byGithub(text('both'));
  for (const name of ['github', 'fork', 'github', 'fork'])
    expect(await answerOf(post(name, text('both'), headers))).toEqual([202]);
  await expect.poll(() => runs('both')).toBe(2);
});

it('one of which the webhook makes no input is accepted, and starts nothing', async () => {
  const stored = await storedJobs();
  const headers = { ...byGithub('{}'), 'x-github-event': 'ping' };
  expect(await answerOf(post('github', '{}', headers))).toEqual([202]);
  expect(await storedJobs()).toHaveLength(stored.length);
});

it('there is no webhook without a secret, of another name or method, or in a demo', async () => {
  const headers = { ...byGithub('{}'), 'content-type': 'application/json' };
  expect(await answerOf(post('unset', '{}', headers))).toEqual([404, 'NOT_FOUND']);
  expect(await answerOf(post('other', '{}', headers))).toEqual([404, 'NOT_FOUND']);
  expect(await answerOf(fetch(`${served.url}/api/hooks/github`))).toEqual([404, 'NOT_FOUND']);
  const demo = await serve({ DEMO: 'true' });
  expect(await answerOf(post('github', '{}', headers, demo.served))).toEqual([403, 'DEMO_MODE_ENABLED']);
  await demo.served.stop();
  await demo.queue.stop();
});

it('the limit of requests from one address counts until it has sent one that is signed', async () => {
  const limited = await serve({}, 3);
  const send = () => answerOf(post('github', text('many'), byGithub(text('many')), limited.served));
  for (let count = 0; count < 10; count += 1) expect(await send()).toEqual([202]);
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1)
    statuses.push((await fetch(`${limited.served.url}/api/init`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const stranger = await serve({}, 3);
  const forged = () => answerOf(post('github', text('many'), byGithub(text('other')), stranger.served));
  for (let count = 0; count < 3; count += 1) expect((await forged())[0]).toBe(401);
  expect((await forged())[0]).toBe(429);
  await stranger.served.stop();
  await stranger.queue.stop();
  await limited.served.stop();
  await limited.queue.stop();
});

it('secrets have any names and 16 characters or more; a server does not start with a malformed one', async () => {
  const { WEBHOOK_SECRET_GITHUB } = secrets;
  const { webhookSecrets } = parseEnvironment({ WEBHOOK_SECRET_GITHUB, WEBHOOK_SECRET_OTHER: ' ' });
  expect(webhookSecrets).toEqual({ WEBHOOK_SECRET_GITHUB });
  expect(invalidVariables({ WEBHOOK_SECRET_GITHUB: 'short' })).toEqual(['WEBHOOK_SECRET_GITHUB']);
  const wrong = 'not in Base64, and long enough';
  await expect(serve({ WEBHOOK_SECRET_BILLING_EVENTS: wrong })).rejects.toThrow(StartupError);
});

it('neither bodies nor signatures are logged', async () => {
  await answerOf(post('github', text('forged'), byGithub(text('forged'), 'another secret')));
  await answerOf(post('github', text(7), byGithub(text(7))));
  expect(logs.join('')).toMatch(/"route":"\/api\/hooks\/github","status":4\d\d/);
  expect(logs.join('')).not.toMatch(/forged|not stored|sha256=|whsec_|v1,/);
});
