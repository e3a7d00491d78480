import { afterAll, beforeEach, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { readFirstSteps } from './first-steps.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const { database, environment } = server;
const admin = await signInUser(server, 'admin@example.com');
const other = await signInUser(server, 'other@example.com');
const { isNamed } = product;
beforeEach(async () => {
  Object.assign(product, { isNamed: false });
  await database.sql`update users set role = 'user' where email = 'other@example.com'`;
});
afterAll(async () => {
  Object.assign(product, { isNamed });
  await server.stop();
});

const makeAdmin = () => database.sql`update users set role = 'admin' where email = 'other@example.com'`;
const read = async (browser = admin) =>
  (await browser.request('GET', `${server.url}/api/dashboard`)).body.firstSteps;
const dismiss = (browser: Browser) =>
  outcomeOf(browser.request('POST', `${server.url}/api/dashboard/first-steps/dismiss`));

it('are ticked off by what is so, those of the features first', async () => {
  const isDone = { one: false, two: true };
  const steps = (['one', 'two'] as const).map((id) => ({ id, isDone: async () => isDone[id] }));
  const found = () => readFirstSteps({ database, environment, steps });
  expect(await found()).toEqual({ done: ['two', 'mail'], onlyAdmin: true, allDone: false });
  isDone.one = true;
  Object.assign(product, { isNamed: true });
  expect(await found()).toEqual({ done: ['one', 'two', 'mail', 'name'], onlyAdmin: true, allDone: true });
});

it('know whether somebody else is an admin', async () => {
  expect(await read()).toMatchObject({ onlyAdmin: true });
  await makeAdmin();
  expect(await read()).toMatchObject({ onlyAdmin: false });
});

it('can be dismissed by admins alone, for all of them', async () => {
  expect(await dismiss(other)).toBe('403 RESOURCE_NOT_ALLOWED');
  expect(await read()).not.toBeNull();
  expect([await dismiss(admin), await dismiss(admin)]).toEqual(['200', '200']);
  await makeAdmin();
  expect([await read(), await read(other)]).toEqual([null, null]);
});
