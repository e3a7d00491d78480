import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { signInByMail, signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

const METRICS_TOKEN = 'a token that only this test knows, 40 characters';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN }, { pages: true });
});
afterAll(() => server?.stop());

function ask(authorization?: string) {
  return fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} });
}

async function read(): Promise<string> {
  const answer = await ask(`Bearer ${METRICS_TOKEN}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  return answer.text();
}

/** The value of the metric with these labels in any order, if it exists. */
function figure(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text.split('\n').find((candidate) => {
    if (candidate !== name && !candidate.startsWith(`${name}{`) && !candidate.startsWith(`${name} `))
      return false;
    return Object.entries(labels).every(([label, value]) => candidate.includes(`${label}="${value}"`));
  });
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('access to /metrics', () => {
  it.each([
    undefined,
    'Bearer ',
    `Bearer ${METRICS_TOKEN.slice(0, -1)}`,
    `Bearer ${METRICS_TOKEN} `.trim().toUpperCase(),
    `Basic ${METRICS_TOKEN}`,
    METRICS_TOKEN,
  ])('is denied to %j, with the response of an unknown path', async (authorization) => {
    const [answer, unknown] = await Promise.all([ask(authorization), fetch(`${server.url}/nothing-here`)]);
    expect(answer.status).toBe(404);
    expect(answer.status).toBe(unknown.status);
    expect(await answer.text()).not.toContain('process_cpu');
  });

  it('is denied for other spellings of the path, which a proxy that blocks this one would allow', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const statusOf = async (path: string) =>
      (await fetch(server.url + path, { headers, redirect: 'manual' })).status;
    for (const path of ['/metrics/', '/Metrics']) expect([path, await statusOf(path)]).toEqual([path, 404]);
    // Two slashes redirect to one, which the proxy blocks.
    expect(await statusOf('//metrics')).toBe(302);
  });

  it('is denied if no token is set', async () => {
    const other = await startTestServer();
    try {
      for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${METRICS_TOKEN}`]) {
        const answer = await fetch(`${other.url}/metrics`, { headers: { authorization } });
        expect(answer.status).toBe(404);
      }
    } finally {
      await other.stop();
    }
  });
});

describe('the metrics', () => {
  const runs = (text: string, outcome: string) =>
    figure(text, 'job_duration_seconds_count', { name: 'app.mail', outcome }) ?? 0;

  it('count sign-ins and codes by outcome', async () => {
    const before = await read();
    const count = (text: string, outcome: string) =>
      figure(text, 'sign_ins_total', { with: 'code', outcome }) ?? 0;
    await signInByMail(server, 'ada@example.com');
    const anonymous = new Browser(server.url);
    await anonymous.post('/email-otp/send-verification-otp', { email: 'bo@example.com', type: 'sign-in' });
    await anonymous.post('/sign-in/email-otp', { email: 'bo@example.com', otp: '000000' });
    await expect
      .poll(async () =>
        figure(await read(), 'mail_attempts_total', { template: 'sign-in-code', outcome: 'sent' }),
      )
      .toBe(2);
    const after = await read();
    expect(count(after, 'success') - count(before, 'success')).toBe(1);
    expect(count(after, 'wrong') - count(before, 'wrong')).toBe(1);
    expect(figure(after, 'mails_queued_total', { template: 'sign-in-code' })).toBe(2);
  });

  it('count requests by route, never by URL', async () => {
    const admin = await signInUser(server, 'eve@example.com');
    await admin.get(`${server.url}/api/users?search=secret-term`);
    await admin.get(`${server.url}/api/users/5f0c7a52-9f6e-4a58-9df2-9d7b5a9b6a01`);
    await admin.get(`${server.url}/api/fn/init`);
    await admin.get(`${server.url}/api/fn/secret-term`);
    await fetch(`${server.url}/login?email=secret-term@example.com`);
    await fetch(`${server.url}/secret-term`);
    await fetch(`${server.url}/api/secret-term`);
    await fetch(`${server.url}/api/auth/get-session`);
    const text = await read();
    expect(text).not.toMatch(/secret-term|5f0c7a52|@/);
    const total = (route: string, labels = {}) =>
      figure(text, 'http_requests_total', { method: 'GET', route, ...labels });
    expect(total('/api/users')).toBe(1);
    expect(total('/api/users/{id}')).toBe(1);
    expect(total('/api/fn/init', { status: '200' })).toBe(1);
    expect(total('/api/fn/{functionId}', { status: '404' })).toBe(1);
    expect(total('/api/auth/get-session', { status: '200' })).toBe(1);
    expect(total('/login', { status: '200' })).toBe(1);
    expect(total('none', { status: '404' })).toBeGreaterThan(0);
    expect(figure(text, 'http_request_duration_seconds_count', { route: '/login' })).toBe(1);
  });

  it('count unknown methods as one', async () => {
    for (const method of ['PROPFIND', 'MKCOL']) await fetch(server.url, { method });
    const text = await read();
    expect(text).not.toMatch(/PROPFIND|MKCOL/);
    expect(figure(text, 'http_requests_total', { method: 'other' })).toBeGreaterThan(0);
  });

  it('count hit limits by name', async () => {
    const browser = new Browser(server.url);
    for (let count = 0; count < 8; count++) {
      await browser.post('/email-otp/send-verification-otp', { email: 'cy@example.com', type: 'sign-in' });
      await server.database.sql`update verifications set created_at = created_at - interval '2 minutes',
        expires_at = expires_at - interval '2 minutes'`;
    }
    expect(figure(await read(), 'rate_limit_hits_total', { limit: 'code-network' })).toBeGreaterThan(0);
  });

  it('cover the process, the pool, the mail queue and the build', async () => {
    const text = await read();
    expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(figure(text, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
    expect(text).toContain('nodejs_gc_duration_seconds');
    expect(figure(text, 'database_connections_max')).toBe(10);
    expect(figure(text, 'database_waiting')).toBe(0);
    expect(figure(text, 'database_query_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThan(10);
    expect(figure(text, 'build_info', { node: process.versions.node })).toBe(1);
    await expect.poll(async () => figure(await read(), 'mail_queue_mails', { state: 'waiting' })).toBe(0);
    expect(figure(await read(), 'mail_queue_oldest_seconds')).toBe(0);
  });

  it('count the runs of jobs by outcome, and time them', async () => {
    const before = await read();
    await signInByMail(server, 'flo@example.com');
    await expect.poll(async () => runs(await read(), 'completed') - runs(before, 'completed')).toBe(1);
    // No input of a mail, in a last try.
    await server.database.sql`insert into jobs.job (name, retry_limit) values ('app.mail', 0)`;
    await expect.poll(async () => runs(await read(), 'failed'), { timeout: 10_000 }).toBe(1);
    const labels = { name: 'app.mail', outcome: 'completed' };
    expect(figure(await read(), 'job_duration_seconds_sum', labels)).toBeGreaterThan(0);
  });

  it('tell the jobs that the queue has counted, and come without while these cannot be read', async () => {
    await server.database.sql`
      update jobs.queue set ready_count = 4, active_count = 2, failed_count = 1 where name = 'app.mail'`;
    await server.database.sql.begin(async (tx) => {
      await tx`lock table jobs.queue in access exclusive mode`;
      const text = await read();
      expect(figure(text, 'jobs')).toBeUndefined();
      expect(figure(text, 'build_info')).toBe(1);
    });
    const text = await read();
    const count = (state: string) => figure(text, 'jobs', { name: 'app.mail', state });
    expect(['waiting', 'active', 'failed'].map(count)).toEqual([4, 2, 1]);
    expect(text).not.toContain('__pgboss__');
  });

  it('include every metric that docs/operate.md uses in an alert', async () => {
    const guide = await readFile(new URL('../../docs/operate.md', import.meta.url), 'utf8');
    const expressions =
      guide
        .split('## Logs')[0]
        ?.split('| PromQL |')[1]
        ?.match(/`[^`]+`/g) ?? [];
    // Those of Prometheus itself.
    const others = ['histogram_quantile', 'min_over_time', 'up'];
    const names = expressions
      .flatMap(
        (expression) => expression.replace(/"[^"]*"/g, '').match(/\b(?:[a-z]+_[a-z\d_]+|[a-z]+(?={))/g) ?? [],
      )
      .filter((name) => !others.includes(name));
    expect(names.length).toBeGreaterThan(8);
    const metrics = await read();
    for (const name of names) expect(metrics).toContain(`# TYPE ${name.replace(/_(?:bucket|count)$/, '')} `);
  });

  it('include the current queue while mail is unavailable, and the age of its oldest mail', async () => {
    server.mailbox.refuse(true);
    try {
      const browser = new Browser(server.url);
      await browser.post('/email-otp/send-verification-otp', { email: 'di@example.com', type: 'sign-in' });
      await server.database
        .sql`update mails set created_at = now() - interval '90 seconds' where state = 'queued'`;
      await expect.poll(async () => figure(await read(), 'mail_queue_mails', { state: 'retrying' })).toBe(1);
      expect(runs(await read(), 'retry')).toBeGreaterThan(0);
      expect(figure(await read(), 'mail_queue_oldest_seconds')).toBeGreaterThanOrEqual(90);
      // The current state, not that of the last scrape.
      await server.database
        .sql`update mails set created_at = now() - interval '500 seconds' where state = 'queued'`;
      expect(figure(await read(), 'mail_queue_oldest_seconds')).toBeGreaterThanOrEqual(500);
    } finally {
      server.mailbox.refuse(false);
    }
  });
});
