import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHttpServer } from '#tests/support/http-server.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';
import { createLogger } from './logger.ts';
import { requestContext } from './request-context.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { pages: true });
});
afterAll(() => server?.stop());

/** The log line of the request with this id, parsed. */
async function lineOf(id: string | null): Promise<Record<string, unknown>> {
  const find = () =>
    server.logs
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find((line) => line.msg === 'request' && line.requestId === id);
  await expect.poll(find).toBeDefined();
  return find() ?? {};
}

it('one line per request has route, status, time and user id; never address, cookie or code', async () => {
  const ada = await signInUser(server, 'ada@example.com');
  const { body } = await ada.get(`${server.url}/api/init`);
  const id = (body as { currentUser: { id: string } }).currentUser.id;
  await expect
    .poll(() => server.logs.map((line) => JSON.parse(line)).findLast(({ route }) => route === '/api/init'))
    .toMatchObject({
      level: 'info',
      msg: 'request',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      method: 'GET',
      route: '/api/init',
      status: 200,
      milliseconds: expect.any(Number),
      userId: id,
    });
  const lines = server.logs.filter((line) => line.includes('"msg":"request"')).join('');
  expect(lines).not.toContain('ada@example.com');
});

it('the id in a line is in the response, also in that of an error', async () => {
  for (const [path, status, route] of [
    ['/login', 200, '/login'],
    ['/api/account', 401, '/api/account'],
    ['/api/nothing', 404, 'none'],
    ['/nothing', 404, '/*'],
  ] as const) {
    const answer = await fetch(server.url + path);
    const line = await lineOf(answer.headers.get('x-request-id'));
    expect([path, line.status, line.route]).toEqual([path, status, route]);
    expect(line).not.toHaveProperty('userId');
  }
});

it('a request that is put off during the start is no failure, though the start ends before its answer', async () => {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } });
  let starting = true;
  const app = express();
  app.use(requestContext({ logger, isStarting: () => starting }));
  app.use((_req, res) => {
    starting = false;
    res.status(503).end();
  });
  const served = await startHttpServer(app);
  await fetch(served.url);
  await expect.poll(() => lines.map((line) => JSON.parse(line).level)).toEqual(['info']);
  await served.stop();
});
