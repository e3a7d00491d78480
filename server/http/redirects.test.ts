import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

describe('a server on this machine', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer({}, { pages: true });
    port = Number(new URL(server.url).port);
  });
  afterAll(() => server?.stop());

  const ask = (path: string, host: string, method = 'GET') =>
    sendRaw({ port, path, method, headers: { host, accept: 'text/html' } });

  it.each(['/login?redirect=%2Fapp', '/dev/mailbox', '/'])('redirects %s to its one name', async (path) => {
    for (const [host, method] of [
      [`127.0.0.1:${port}`, 'GET'],
      [`[::1]:${port}`, 'GET'],
      [`127.0.0.1:${port}`, 'HEAD'],
    ] as const) {
      const { status, headers } = await ask(path, host, method);
      expect([host, status, headers.location]).toEqual([host, 302, server.url + path]);
    }
  });

  it('keeps the port of the request', async () => {
    expect((await ask('/login', '127.0.0.1:8080')).headers.location).toBe('http://localhost:8080/login');
  });

  it('never redirects to another host', async () => {
    const host = `127.0.0.1:${port}`;
    expect((await ask('//evil.example/login', host)).headers.location).toMatch(`${server.url}/`);
    const { status, headers } = await ask('http://evil.example/login', host);
    expect([status, headers.location]).toEqual([403, undefined]);
  });

  it('rejects an invalid port', async () => {
    expect((await ask('/login', 'localhost:65536')).status).toBe(403);
    expect((await ask('/api/init', 'localhost:65536')).status).toBe(403);
  });

  it('serves the API and forms under every name', async () => {
    const host = `127.0.0.1:${port}`;
    expect((await ask('/api/init', host)).status).toBe(200);
    const sent = await sendRaw({
      port,
      path: '/login',
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=ada%40example.com',
    });
    expect([sent.status, sent.headers.location]).toEqual([302, '/login/verify?email=ada%40example.com']);
  });
});

it('a server on another loopback address uses that address everywhere', async (context) => {
  if (process.platform !== 'linux') context.skip('only Linux answers at 127.1.2.3');
  const server = await startTestServer({ HOST: '127.1.2.3' }, { pages: true });
  try {
    expect(server.url).toMatch(/^http:\/\/127\.1\.2\.3:\d+$/);
    const page = await fetch(`${server.url}/login`, { redirect: 'manual' });
    expect(page.status).toBe(200);
    const visitor = await signInUser(server, 'ada@example.com');
    expect((await visitor.get(`${server.url}/api/home`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});
