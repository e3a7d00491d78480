import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverVariable } from '#tests/support/database-server.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let sql: postgres.Sql;
beforeAll(async () => {
  server = await startTestServer({ ENVIRONMENT_NAME: 'Staging' }, { pages: true });
  sql = postgres(String(process.env[serverVariable]), { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await server.stop();
});

async function allowConnections(allowed: boolean): Promise<void> {
  const name = new URL(String(server.environment.databaseUrl)).pathname.slice(1);
  await sql.unsafe(`alter database "${name}" allow_connections ${allowed}`);
  // A connection that was being opened meanwhile is listed late.
  for (let looks = allowed ? 5 : 0; looks < 5; looks += 1) {
    const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    if (ended.length > 0) looks = 0;
    await sleep(50);
  }
}

/** The visible part of a page. */
function withoutState(html: string): string {
  return html.replace(/<script type="application\/json".*<\/script>/s, '');
}

test('while the database is unavailable REST, RPC and pages say so, and recover afterwards', async () => {
  const visitor = await signInUser(server, 'amina@example.com');
  await allowConnections(false);
  for (const path of ['/api/home', '/api/fn/home.read', '/app']) {
    visitor.headers = { accept: path === '/app' ? 'text/html' : 'application/json' };
    const answer = await visitor.get(`${server.url}${path}`);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(answer.headers.get('retry-after')).toBe('5');
    if (path !== '/app') expect(answer.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    else expect(withoutState(answer.body)).toMatch(/Staging.*>503</s);
  }
  const requested = await visitor.post('/email-otp/send-verification-otp', {
    email: 'b@example.com',
    type: 'sign-in',
  });
  expect([requested.status, requested.headers.get('retry-after')]).toEqual([503, '5']);

  await allowConnections(true);
  await expect.poll(async () => (await visitor.get(`${server.url}/api/home`)).status).toBe(200);
});

test('while the database is unavailable users are not treated as signed out, and signing out does not succeed', async () => {
  const visitor = await signInUser(server, 'claire@example.com');
  const cookies = visitor.cookieHeader;
  await allowConnections(false);
  const calls: [string, string, unknown?][] = [
    ['GET', '/get-session'],
    ['POST', '/update-user', { name: 'Claire' }],
    ['POST', '/sign-out', {}],
  ];
  for (const [method, path, body] of calls) {
    const answer = await visitor.request(method, path, body);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(answer.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  }
  expect(visitor.cookieHeader).toBe(cookies);

  await allowConnections(true);
  await expect.poll(async () => (await visitor.get('/get-session')).status).toBe(200);
  expect((await visitor.get('/get-session')).body).toMatchObject({ user: { email: 'claire@example.com' } });
});

test('the page of an undecodable URL contains the environment’s name, too', async () => {
  const answer = await fetch(`${server.url}/%zz`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(withoutState(await answer.text())).toContain('Staging');
});
