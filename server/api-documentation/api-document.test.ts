import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

const address = '/api/openapi';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com', API_DOCUMENTATION: 'admins' });
  admin = await signInUser(server, 'admin@example.com');
});
afterAll(() => server?.stop());

describe('the document', () => {
  it('is a valid OpenAPI 3.1 document, in which each operation has an identifier of its own', async () => {
    const { body } = await admin.request('GET', server.url + address);
    const { valid, errors } = await new Validator().validate(body);
    expect([valid, errors]).toEqual([true, undefined]);
    expect(body.openapi).toMatch(/^3\.1/);
    const ids = Object.values(body.paths as Record<string, Record<string, { operationId?: string }>>)
      .flatMap((item) => Object.values(item))
      .map(({ operationId }) => operationId);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says which operations answer without a session', async () => {
    const { body } = await admin.request('GET', server.url + address);
    const stranger = new Browser(server.url);
    for (const [path, { get }] of Object.entries<Record<string, { security?: object[] }>>(body.paths)) {
      if (!get) continue;
      const answer = await stranger.request(
        'GET',
        `${server.url}${body.servers[0].url}${path.replace(/\{\w+\}/g, 'x')}`,
      );
      expect([path, answer.status < 400]).toEqual([path, get.security?.length === 0]);
    }
  });
});

it('the description calls operations that the document has', async () => {
  const { info, paths, servers } = (await admin.request('GET', server.url + address)).body;
  const named = [...info.description.matchAll(/\$ORIGIN(\/[\w/-]+)"/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThanOrEqual(3);
  expect(Object.keys(paths).map((path) => servers[0].url + path)).toEqual(expect.arrayContaining(named));
});

describe('who may see the document', () => {
  const statusOf = async (visitor: Browser, url: string) =>
    (await visitor.request('GET', url + address)).status;

  it('is an admin by default in production', async () => {
    const user = await signInUser(server, 'user@example.com');
    expect(await statusOf(admin, server.url)).toBe(200);
    expect(await statusOf(user, server.url)).toBe(403);
    expect(await statusOf(new Browser(server.url), server.url)).toBe(401);
  });

  it.each([
    ['everyone', 200],
    ['off', 404],
  ])('is set: %s', async (setting, status) => {
    const other = await startTestServer({ API_DOCUMENTATION: setting });
    try {
      expect(await statusOf(new Browser(other.url), other.url)).toBe(status);
    } finally {
      await other.stop();
    }
  });
});
