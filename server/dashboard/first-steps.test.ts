import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { product } from '#contract/product.ts';
import { Browser } from '#tests/support/browser.ts';
import { enterDemo } from '#tests/support/demo.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';
import { readFirstSteps } from './first-steps.ts';

async function start(variables: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const server = await startTestServer(variables);
  onTestFinished(() => server.stop());
  return server;
}

const read = async (server: TestServer, admin: Browser) =>
  (await admin.request('GET', `${server.url}/api/dashboard`)).body.firstSteps;

const dismiss = (server: TestServer, visitor: Browser) =>
  visitor.request('POST', `${server.url}/api/dashboard/first-steps/dismiss`);

const { isNamed } = product;

beforeEach(() => void Object.assign(product, { isNamed: false }));
afterAll(() => void Object.assign(product, { isNamed }));

it('are ticked off by what is so, those of the features first', async () => {
  const server = await start();
  const { database, environment } = server;
  const isDone = { one: false, two: true };
  const steps = (['one', 'two'] as const).map((id) => ({ id, isDone: async () => isDone[id] }));
  const found = () => readFirstSteps({ database, environment, steps });
  await signInUser(server, 'first@example.com');
  expect(await found()).toEqual({ done: ['two', 'mail'], onlyAdmin: true, allDone: false });
  isDone.one = true;
  Object.assign(product, { isNamed: true });
  expect(await found()).toEqual({ done: ['one', 'two', 'mail', 'name'], onlyAdmin: true, allDone: true });
});

it('know whether somebody else is an admin', async () => {
  const server = await start();
  const admin = await signInUser(server, 'first@example.com');
  await signInUser(server, 'second@example.com');
  expect(await read(server, admin)).toMatchObject({ onlyAdmin: true });
  await server.database.sql`update users set role = 'admin' where email = 'second@example.com'`;
  expect(await read(server, admin)).toMatchObject({ onlyAdmin: false });
});

it('know mail that is caught from mail that goes out', async () => {
  const server = await start({ SMTP_URL: undefined });
  const email = 'first@example.com';
  const admin = new Browser(server.url);
  await admin.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const caught = await fetch(`${server.url}/dev/mailbox/newest?to=${email}`, {
    headers: { accept: 'application/json' },
  });
  const { code } = (await caught.json()) as { code: string };
  await admin.post('/sign-in/email-otp', { email, otp: code });
  await admin.request('POST', `${server.url}/api/onboarding`, { name: 'Amina Wanjiru' });
  expect(await read(server, admin)).toEqual({ done: [], onlyAdmin: true });
});

it('can be dismissed by admins alone, for all of them', async () => {
  const server = await start();
  const admin = await signInUser(server, 'first@example.com');
  const user = await signInUser(server, 'second@example.com');
  expect((await dismiss(server, new Browser(server.url))).status).toBe(401);
  expect((await dismiss(server, user)).body.code).toBe('RESOURCE_NOT_ALLOWED');
  expect(await read(server, admin)).not.toBeNull();
  expect((await dismiss(server, admin)).status).toBe(200);
  expect((await dismiss(server, admin)).status).toBe(200);
  expect(await read(server, admin)).toBeNull();
  await server.database.sql`update users set role = 'admin' where email = 'second@example.com'`;
  expect(await read(server, user)).toBeNull();
});

it('are none in a demo, where nothing can be dismissed either', async () => {
  const server = await start({ DEMO: 'true' });
  const admin = await enterDemo(server, 'admin');
  expect(await read(server, admin)).toBeNull();
  expect((await dismiss(server, admin)).body.code).toBe('DEMO_MODE_ENABLED');
});
