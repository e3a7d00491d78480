import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

const address = '/manager/api-documentation';
const entry = 'href="/manager/api-documentation"';

let server: TestServer;
let admin: Browser;

async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com', ...variables }, { pages: true });
  admin = await signInUser(server, 'admin@example.com');
}

/** A page as a browser without JavaScript gets it. */
function read(visitor: Browser, path: string) {
  const { host, port } = new URL(server.url);
  const headers = { host, accept: 'text/html', cookie: visitor.cookieHeader };
  return sendRaw({ port: Number(port), path, headers });
}

describe('the page of the reference, as the server renders it', () => {
  beforeAll(() => start({ API_DOCUMENTATION: 'admins' }));
  afterAll(() => server.stop());

  it('leads to the document and does not hold it', async () => {
    const { status, text } = await read(admin, address);
    expect(status).toBe(200);
    expect(text).toContain(entry);
    expect(text).toContain('href="/api/openapi"');
    expect(text).not.toContain('sendVerificationOTP');
  });

  it('is not for those who may not manage', async () => {
    const user = await signInUser(server, 'user@example.com');
    const { status, text } = await read(user, address);
    expect(status).toBe(403);
    expect(text).not.toContain('/api/openapi');
  });
});

describe('where the setting is off', () => {
  beforeAll(() => start({ API_DOCUMENTATION: 'off' }));
  afterAll(() => server.stop());

  it('there is neither page nor entry', async () => {
    const dashboard = await read(admin, '/manager/dashboard');
    expect(dashboard.status).toBe(200);
    expect(dashboard.text).not.toContain(entry);
    expect((await read(admin, address)).status).toBe(404);
  });
});
